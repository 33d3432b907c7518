import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StripeEvent } from './events.ts';

export interface WebhookOptions {
  url: string;
  secret: string;
  /** Waits between attempts, in milliseconds; when they are used up the event is given up. */
  delays: readonly number[];
  now: () => Date;
  /** Told once an event is over. */
  onSettled: (event: StripeEvent, outcome: 'delivered' | 'given_up') => void;
  log: (line: string) => void;
}

export interface WebhookSender {
  /**
   * First attempts follow one another in the order of the calls, or begin at once; an event that fails is tried again beside
   * the others.
   */
  send(event: StripeEvent, options?: { isAtOnce?: boolean }): void;
  /** Resolves when nothing is under way: each event was delivered or given up. */
  idle(): Promise<void>;
  /** Breaks off what is under way; the events stay unsettled. */
  close(): Promise<void>;
}

/** The header that proves where an event comes from: an HMAC over the time and the exact body. */
export function stripeSignature(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

export function webhookSender(options: WebhookOptions): WebhookSender {
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  let lastFirstAttempt: Promise<unknown> = Promise.resolve();

  async function attempt(event: StripeEvent): Promise<string | null> {
    if (closing.signal.aborted) return 'closed';
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'Stripe-Signature': stripeSignature(body, options.secret, options.now()),
        },
        body,
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(20_000)]),
      });
      await response.body?.cancel();
      return response.ok ? null : `HTTP ${response.status}`;
    } catch (error) {
      return (error as Error).message;
    }
  }

  async function deliver(event: StripeEvent, first: Promise<string | null>): Promise<void> {
    let problem = await first;
    for (const delay of options.delays) {
      if (problem === null || closing.signal.aborted) break;
      await sleep(delay, undefined, { signal: closing.signal }).catch(() => {});
      problem = await attempt(event);
    }
    if (closing.signal.aborted) return;
    if (problem !== null) {
      const attempts = options.delays.length + 1;
      options.log(`[stripe] Event ${event.id} was given up after ${attempts} attempts: ${problem}.`);
    }
    options.onSettled(event, problem === null ? 'delivered' : 'given_up');
  }

  return {
    send(event, { isAtOnce = false } = {}) {
      const first = isAtOnce ? attempt(event) : lastFirstAttempt.then(() => attempt(event));
      if (!isAtOnce) lastFirstAttempt = first;
      const delivery = deliver(event, first).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}
