import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { confirmedAccount } from '../../supabase/local/testing/confirmed-account.ts';
import { startStaticServer } from '../../web/server/static-server.ts';
import type { Account, CaughtMail } from '../setup/backend.ts';
import { copySite } from '../setup/e2e-site.ts';
import { noAuthLimits, startTestStack } from '../setup/stack.ts';

/** A product of one test's own, with a coach and nobody else: for what changes more than the people of the test, as time does. */
export async function startOwnProduct(coach: Account) {
  await using parts = new AsyncDisposableStack();
  const { stack, stop } = await startTestStack({ demoData: false, authLimits: noAuthLimits });
  parts.defer(stop);
  const { urls, keys, database } = stack;
  const folder = await mkdtemp(path.join(tmpdir(), 'flow-own-product-'));
  parts.defer(() => rm(folder, { recursive: true }));
  const directory = path.join(folder, 'site');
  await copySite(inject('builtSite'), directory, {
    VITE_SUPABASE_URL: urls.api,
    VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
  });
  const site = await startStaticServer({
    directory,
    port: Number(new URL(urls.web).port),
    apiUrl: urls.api,
  });
  parts.defer(() => site.close());
  const { userId } = await confirmedAccount(database, keys.publishable, coach);
  await database.sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [userId]);
  const running = parts.move();

  /** Presses a button of the stand-in's own page, and waits until each event of what follows has been delivered. */
  async function atStripe(action: string, form: Record<string, string>): Promise<void> {
    for (const [name, fields] of [
      [action, form],
      ['settle', {}],
    ] as const) {
      const response = await fetch(`${urls.stripe}/actions/${name}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      const done = response.headers.get('location');
      if (!done || done.endsWith('refused')) throw new Error(`Stripe's stand-in: ${name} ${done}`);
    }
  }
  return {
    urls,
    sql: database.sql,
    /** The mails to an address, newest first. */
    async mails(address: string): Promise<CaughtMail[]> {
      const response = await fetch(`${urls.mail}/api/messages`);
      const { messages } = (await response.json()) as { messages: CaughtMail[] };
      return messages.filter(({ to }) => to === address);
    },
    /** Until each event of Stripe's has been delivered. */
    eventsArrive: () => atStripe('settle', {}),
    timePasses: (step: '1' | '3' | '7' | 'month') => atStripe('clock', { step }),
    /** All of Stripe beside the mirror, as the schedule has it compared: how many subscriptions, and how many of them differ. */
    async compareWithStripe(): Promise<{ walked: number; drifted: number }> {
      const response = await fetch(`${urls.api}/functions/v1/reconcile`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ fix: false }),
      });
      return (await response.json()) as { walked: number; drifted: number };
    },
    cardFails: (customer: string) => atStripe('card', { customer, card: 'declined' }),
    stop: () => running.disposeAsync(),
  };
}

export type OwnProduct = Awaited<ReturnType<typeof startOwnProduct>>;
