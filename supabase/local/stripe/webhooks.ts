import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface StripeEvent {
  id: string;
  [field: string]: unknown;
}

export interface WebhookOptions {
  url: string;
  secret: string;
  /** Waits between attempts, in milliseconds; when they are used up the event is given up. */
  delays: readonly number[];
  now: () => Date;
  /** Told once an event is over, delivered or given up. */
  onSettled: (event: StripeEvent) => void;
  log: (line: string) => void;
}

export interface WebhookSender {
  send(event: StripeEvent): void;
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

  async function attempt(event: StripeEvent): Promise<string | null> {
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

  async function deliver(event: StripeEvent): Promise<void> {
    for (const [index, delay] of [...options.delays, null].entries()) {
      const problem = await attempt(event);
      if (closing.signal.aborted) return;
      if (problem === null) return options.onSettled(event);
      if (delay === null) {
        options.log(`[stripe] Event ${event.id} was given up after ${index + 1} attempts: ${problem}.`);
        return options.onSettled(event);
      }
      await sleep(delay, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
    }
  }

  return {
    send(event) {
      const delivery = deliver(event).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}
