import { setMaxListeners } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import { type LoopbackServer, listenerOptions, serveLoopback } from '../loopback-server.ts';
import { StripeAccount } from './account.ts';
import { stripeApi } from './api.ts';
import { Deliveries } from './deliveries.ts';
import { Faults } from './faults.ts';
import { stripePages } from './pages/pages.ts';
import { fillAgenda, play } from './playback.ts';
import { absorb, absorbCustomers } from './seeds.ts';
import { readState, StateFile } from './state.ts';
import type { CustomerSeed, SubscriptionSeed } from './subscription-record.ts';
import { webhookSender } from './webhooks.ts';

export interface StripeStandInOptions {
  port: number;
  /** Where its state is kept between starts; null keeps none. */
  file: string | null;
  secretKey: string;
  webhook: { url: string; secret: string };
  /** The subscriptions of the database: read at the first start, and when one is asked for that is not known yet. */
  source: () => Promise<readonly SubscriptionSeed[]>;
  /** The database's customers without a subscription, read at the same times. */
  customers?: () => Promise<readonly CustomerSeed[]>;
  /** Milliseconds before each further attempt to deliver an event; half a second to a minute unless a test says otherwise. */
  retryDelays?: readonly number[];
  now?: () => Date;
  log: (line: string) => void;
}

const defaultDelays = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000];
const playEvery = 60_000;
const saveAfter = 200;

/** A server that speaks as much of Stripe's API as the product uses, and sends signed webhooks as Stripe does. */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<LoopbackServer> {
  const { log, source, customers = async () => [], now = () => new Date() } = options;
  const { data, seeds } = await readState(options.file);
  const account = new StripeAccount(data, {
    url: `http://localhost:${options.port}`,
    realSeconds: () => Math.floor(now().getTime() / 1000),
  });
  absorb(account, seeds);
  const refresh = async () => {
    const [known, unsubscribed] = await Promise.all([source(), customers()]);
    const hasChanged = absorb(account, known);
    return absorbCustomers(account, unsubscribed) || hasChanged;
  };
  await refresh();
  fillAgenda(account);
  const file = new StateFile(options.file, () => account.data());
  const sender = webhookSender({
    ...options.webhook,
    delays: options.retryDelays ?? defaultDelays,
    now,
    log,
    onSettled(event, outcome) {
      account.events.settle(event.id, outcome);
      saveSoon();
    },
  });
  const complain = (error: Error) => log(`[stripe] Its state could not be written: ${error.message}`);
  let saving: NodeJS.Timeout | null = null;
  // One write for many deliveries: one that is forgotten is only made once more.
  const saveSoon = () => {
    saving ??= setTimeout(() => {
      saving = null;
      file.save().catch(complain);
    }, saveAfter);
  };
  const faults = new Faults();
  const deliveries = new Deliveries(account, faults, sender);
  const commit = () => commitChanges(account, file, deliveries);
  const closing = new AbortController();
  // Each request that is left without an answer waits for the end.
  setMaxListeners(0, closing.signal);
  if (account.isChanged) await file.save();
  account.isChanged = false;
  const playDue = () => play(account);
  const pages = stripePages({ account, faults, deliveries, play: playDue, commit });
  const api = stripeApi({
    account,
    secretKey: options.secretKey,
    refresh,
    play: playDue,
    commit,
    faults,
    closing: closing.signal,
    log,
  });
  const server = await serveLoopback({
    port: options.port,
    setting: 'STRIPE_PORT',
    listener: getRequestListener(
      (request) => (new URL(request.url).pathname.startsWith('/v1/') ? api : pages).fetch(request),
      listenerOptions,
    ),
  });
  await commit();
  const timer = setInterval(() => {
    playDue();
    commit().catch(complain);
  }, playEvery);
  return {
    url: server.url,
    async close() {
      clearInterval(timer);
      await server.close();
      closing.abort();
      await sender.close();
      if (saving) clearTimeout(saving);
      await file.save();
    },
  };
}

/** An event is sent once the state that it tells of is written. */
async function commitChanges(account: StripeAccount, file: StateFile, deliveries: Deliveries): Promise<void> {
  const events = account.events.takeUnsent();
  if (account.isChanged || events.length > 0) {
    account.isChanged = false;
    await file.save();
  }
  deliveries.dispatch(events);
}
