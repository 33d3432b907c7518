import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventKinds } from '../../../supabase/functions/stripe-webhook/event-kinds.ts';
import type { LocalDatabase } from '../../../supabase/local/database/database.ts';
import { StripeAccount } from '../../../supabase/local/stripe/account.ts';
import { stripeApi } from '../../../supabase/local/stripe/api.ts';
import type { StripeEvent } from '../../../supabase/local/stripe/events.ts';
import { Faults } from '../../../supabase/local/stripe/faults.ts';
import { fillAgenda, play } from '../../../supabase/local/stripe/playback.ts';
import type { StripeStateData } from '../../../supabase/local/stripe/state.ts';
import { stripeSignature } from '../../../supabase/local/stripe/webhooks.ts';
import {
  type Ask,
  adminToken,
  type Handler,
  type Handlers,
  mirrorFunctions,
  stripeKey,
  stripeWith,
  webhookSecret,
} from './mirror.ts';

/**
 * What becomes of a request between the functions and Stripe or the database. `killed` takes all that runs with it; the last
 * three are what Stripe answers in its own way, and the database in the usual one.
 */
export const fates = [
  'answered',
  'lost',
  'answer lost',
  'killed',
  'killed after it',
  'rate_limited',
  'error_before',
  'error_after',
] as const;
export type Fate = (typeof fates)[number];

interface Waiting {
  isOfStripe: boolean;
  perform: () => Promise<Response>;
  answer: (response: Response) => void;
  fail: (reason: Error) => void;
}

/** Whether something is done about events of a kind. */
export const isHandled = (type: string) => Object.hasOwn(eventKinds, type);

/** The kind of the event that a request is made for, where nothing is to be done about it but to keep it. */
const unhandled = new AsyncLocalStorage<string>();
const isOfLedger = ({ url }: Request) => /\/rest\/v1\/(rpc\/begin_stripe_event|stripe_events)\b/.test(url);

/** Until everything that can go on has come to its next request. */
const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Milliseconds in which all that was begun comes to its end, on a busy machine too. */
const drainTime = 30_000;

/** What happened in all lives together, so that a test can tell whether enough did. */
export class Tally {
  readonly counts: Record<string, number> = {};
  add(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1;
  }
}

/**
 * A Stripe account, its mirror, and all that is between them: events that are on their way, and requests that wait for
 * someone to say when and how they are answered. Nothing moves by itself, so a life is what its commands are.
 */
export class World {
  readonly account: StripeAccount;
  /** Stripe as the business's people use it, on Stripe's own pages. */
  readonly atStripe = stripeWith((request) => this.api(request));
  readonly handlers: Handlers;
  readonly tally: Tally;
  /** Events that Stripe has yet to deliver, in the order in which they happened. */
  readonly undelivered: StripeEvent[] = [];
  readonly delivered: StripeEvent[] = [];
  /** Events whose objects only a reconciliation can bring up to date. */
  readonly lost: StripeEvent[] = [];
  /** Stripe's sessions of the pages that people have been sent, each once. */
  readonly pages: string[] = [];
  /** Requests for events that are only to be kept, which do more. */
  readonly overdone: string[] = [];
  /** Whether the webhook is sent events that nothing is done about, too. */
  readonly #hearsAll: boolean;
  readonly #faults = new Faults();
  readonly #waiting: Waiting[] = [];
  readonly #api: { fetch(request: Request): Response | Promise<Response> };
  #signedAt = Date.now();
  #running = 0;
  #isDying = false;

  constructor(
    state: StripeStateData,
    database: Ask,
    { tally, hearsAll }: { tally: Tally; hearsAll: boolean },
  ) {
    this.tally = tally;
    this.#hearsAll = hearsAll;
    const start = Math.floor(Date.now() / 1000);
    this.account = new StripeAccount(structuredClone(state), {
      url: 'http://stripe.test',
      realSeconds: () => start,
    });
    fillAgenda(this.account);
    this.#api = stripeApi({
      account: this.account,
      secretKey: stripeKey,
      refresh: async () => false,
      play: () => play(this.account),
      commit: async () => this.takeEvents(),
      faults: this.#faults,
      closing: AbortSignal.abort(),
      log: (line) => {
        throw new Error(line);
      },
    });
    const ask = {
      stripe: (request: Request) => this.#wait(request, true, () => this.api(request)),
      database: (request: Request) => this.#wait(request, false, () => database(request)),
    };
    this.handlers = mirrorFunctions(ask, () => this.account.now() * 1_000);
  }

  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.length === 0;
  }

  api(request: Request): Promise<Response> {
    return Promise.resolve(this.#api.fetch(request));
  }

  takeEvents(): void {
    const events = this.account.events.takeUnsent();
    this.undelivered.push(...events.filter(({ type }) => this.#hearsAll || isHandled(type)));
  }

  /** Delivers an event, which stays undelivered unless it is acknowledged. */
  async deliver(event: StripeEvent): Promise<void> {
    const body = JSON.stringify(event);
    // A second later each time, as Stripe signs every attempt anew.
    this.#signedAt += 1_000;
    const headers = { 'stripe-signature': stripeSignature(body, webhookSecret, new Date(this.#signedAt)) };
    const request = new Request('http://functions.test', { method: 'POST', headers, body });
    const webhook: Handler = (delivery) =>
      isHandled(event.type)
        ? this.handlers.webhook(delivery)
        : unhandled.run(event.type, this.handlers.webhook, delivery);
    await this.#begin(webhook, request, ({ ok }) => {
      this.tally.add(
        `${ok ? 'delivered' : 'failed delivery'}${isHandled(event.type) ? '' : ' of a kind that is only kept'}`,
      );
      const place = this.undelivered.indexOf(event);
      if (!ok || place < 0) return;
      this.undelivered.splice(place, 1);
      this.delivered.push(event);
    });
  }

  lose(event: StripeEvent): void {
    this.undelivered.splice(this.undelivered.indexOf(event), 1);
    this.lost.push(event);
    this.tally.add(event.type.startsWith('charge.dispute.') ? 'lost event of a dispute' : 'lost event');
  }

  /** What Stripe has not delivered it never will. */
  loseAll(): void {
    for (const event of [...this.undelivered]) this.lose(event);
  }

  /** Calls one of the admin's functions. */
  async call(name: 'cancel' | 'resume' | 'reconcile' | 'start', body: object): Promise<void> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` };
    const request = new Request('http://functions.test', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    await this.#begin(this.handlers[name], request, async (response) => {
      this.tally.add(`${name} ${response.status}`);
      if (name === 'start' && response.ok) await this.#keepPage(response);
    });
  }

  async #keepPage(response: Response): Promise<void> {
    const { checkout } = (await response.json()) as { checkout: { url: string } };
    const session = checkout.url.slice(checkout.url.lastIndexOf('/') + 1);
    if (!this.pages.includes(session)) this.pages.push(session);
  }

  async #begin(handler: Handler, request: Request, onAnswer: (response: Response) => unknown): Promise<void> {
    this.#running += 1;
    handler(request)
      .then(async (response) => {
        if (!this.#isDying) await onAnswer(response);
      })
      .finally(() => {
        this.#running -= 1;
      });
    await quiet();
  }

  #wait(request: Request, isOfStripe: boolean, perform: () => Promise<Response>): Promise<Response> {
    const kept = unhandled.getStore();
    if (kept !== undefined && !isOfLedger(request))
      this.overdone.push(`${kept}: ${request.method} ${request.url}`);
    // What a process that is being killed would still ask is never asked.
    if (this.#isDying) return Promise.reject(new TypeError('killed'));
    return new Promise((answer, fail) => this.#waiting.push({ isOfStripe, perform, answer, fail }));
  }

  /** Lets one of the requests that wait meet its fate. */
  async goOn(pick: number, fate: Fate): Promise<void> {
    const [request] = this.#waiting.splice(pick % Math.max(1, this.#waiting.length), 1);
    if (request === undefined) return quiet();
    if (request.isOfStripe && fate.includes('_')) this.#faults.add({ kind: fate });
    const response = fate === 'lost' || fate === 'killed' ? null : await request.perform();
    if (response === null || fate === 'answer lost' || fate === 'killed after it')
      request.fail(new TypeError('fetch failed'));
    else request.answer(response);
    if (fate.startsWith('killed')) await this.#kill();
    else await quiet();
  }

  /** Lets the request that came last meet its fate, whatever waits before it. */
  goOnLatest(fate: Fate = 'answered'): Promise<void> {
    return this.goOn(Math.max(0, this.#waiting.length - 1), fate);
  }

  /** Ends the process: whatever it was about to do it never does. */
  async #kill(): Promise<void> {
    if (this.#running > 0) this.tally.add('killed');
    this.#isDying = true;
    for (const { fail } of this.#waiting.splice(0)) fail(new TypeError('killed'));
    while (this.#running > 0) await quiet();
    this.#isDying = false;
  }

  /** Answers everything that waits, in its order. */
  async drain(): Promise<void> {
    const begun = performance.now();
    while (!this.isIdle) {
      if (performance.now() - begun > drainTime) throw new Error('Something is waited for that never comes');
      if (this.#waiting.length > 0) await this.goOn(0, 'answered');
      else await sleep(1);
    }
  }

  /** Delivers whatever Stripe has not delivered, until all of it is acknowledged. */
  async deliverAll(): Promise<void> {
    await this.drain();
    for (let rounds = 0; this.undelivered.length > 0; rounds += 1) {
      if (rounds > 10) throw new Error(`Events are refused for ever: ${this.undelivered[0]?.type}`);
      for (const event of [...this.undelivered]) {
        await this.deliver(event);
        await this.drain();
      }
    }
  }
}

/** Forgets the lives that were, but for the accounts and the forms. */
export const forget = (database: LocalDatabase) =>
  database.sql(`
    reset role;
    set session_replication_role = replica;
    delete from public.subscriptions; delete from public.invoices; delete from public.disputes; delete from public.stripe_events;
    delete from public.subscription_changes; delete from public.audit_log; delete from public.form_assignments;
    delete from public.checkouts; delete from public.reconciliation_seen; delete from public.reconciliations;
    reset session_replication_role;
    set role service_role;
  `);

/** Frees the rows that forgotten lives have left, which each statement would read past. */
export async function vacuum(database: LocalDatabase) {
  for (const statement of ['reset role', 'vacuum', 'set role service_role']) await database.sql(statement);
}
