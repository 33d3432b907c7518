import { nextDelay, retryAfterSeconds } from './lead-forwarding-schedule.ts';
import type { Log } from './log.ts';

/** A lead of the outbox that this deliverer holds. */
export interface HeldLead {
  leadId: string;
  /** Proves the hold when the end of the delivery is noted. */
  leaseId: string;
  /** This one counts. */
  attempts: number;
  reference: string;
  /** Tells the automation a repeated delivery from a corrected lead. */
  deliveryKey: string;
  /** What the automation is sent. */
  lead: object;
}

/** How a delivery ended. Without `retryIn`, in seconds, it is given up. */
export type DeliveryEnd = { error: null } | { error: string; retryIn: number | null };

export interface LeadOutbox {
  /** Takes what is due and holds it, so that nobody else delivers it meanwhile. */
  claim(limit: number, holdSeconds: number): Promise<HeldLead[]>;
  /** Notes the end; false when the hold was lost meanwhile. */
  settle(held: HeldLead, end: DeliveryEnd): Promise<boolean>;
}

export interface ForwardingOptions {
  url: string;
  outbox: LeadOutbox;
  fetch: typeof fetch;
  /** At least 0 and below 1. */
  random(): number;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
}

export interface Forwarded {
  delivered: number;
  failed: number;
}

/** Delivered side by side, so that a slow automation costs one timeout and not one for each. */
const batch = 10;
const answerSeconds = 10;
/** Longer than any delivery takes, so that a hold is lost only with its holder. */
const holdSeconds = 60;

/** Delivers what is due, batch after batch, until nothing is or the time has come. Never rejects. */
export async function forwardDueLeads(options: ForwardingOptions, until: number): Promise<Forwarded> {
  const { outbox, now, log } = options;
  const total: Forwarded = { delivered: 0, failed: 0 };
  do {
    let held: HeldLead[];
    try {
      held = await outbox.claim(batch, holdSeconds);
    } catch (thrown) {
      log('error', 'forward-not-claimed', { detail: String(thrown) });
      return total;
    }
    const ends = await Promise.all(held.map((lead) => forwardLead(lead, options)));
    for (const end of ends) total[end === null ? 'delivered' : 'failed'] += 1;
    if (held.length < batch) return total;
  } while (now() < until);
  return total;
}

/** Sends one lead and notes how it ended. Answers what went wrong, or null. */
async function forwardLead(held: HeldLead, options: ForwardingOptions): Promise<string | null> {
  const { outbox, random, log } = options;
  const { reference, attempts } = held;
  const answer = await send(held, options);
  let end: DeliveryEnd = { error: null };
  if (answer.error !== null) {
    const retryIn = nextDelay(attempts, random(), answer.retryAfter);
    end = { error: answer.error, retryIn };
    log(retryIn === null ? 'error' : 'warning', retryIn === null ? 'forward-given-up' : 'forward-failed', {
      reference,
      attempts,
      detail: answer.error,
    });
  }
  try {
    if (!(await outbox.settle(held, end))) log('info', 'forward-overtaken', { reference });
  } catch (thrown) {
    // The hold runs out and the lead is sent again: its delivery key tells the automation that it has it.
    log('error', 'forward-not-recorded', { reference, detail: String(thrown) });
  }
  return answer.error;
}

interface Answer {
  error: string | null;
  retryAfter: number | null;
}

/** What went wrong is told without the address, which may hold a secret, and without what the automation wrote. */
async function send(
  { lead, deliveryKey }: HeldLead,
  { url, fetch, now }: ForwardingOptions,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': deliveryKey },
      body: JSON.stringify(lead),
      // Followed, a redirect would become a GET without the lead, and its answer would pass for a receipt.
      redirect: 'manual',
      signal: AbortSignal.timeout(answerSeconds * 1_000),
    });
    // What follows the status is not wanted, nor is it news that it breaks off.
    response.body?.cancel().catch(() => undefined);
    if (response.ok) return { error: null, retryAfter: null };
    return {
      error: refusal(response.status),
      retryAfter: retryAfterSeconds(response.headers.get('retry-after'), now()),
    };
  } catch (thrown) {
    const isLate = thrown instanceof DOMException && thrown.name === 'TimeoutError';
    const error = isLate ? `No answer within ${answerSeconds} seconds` : 'The automation cannot be reached';
    return { error, retryAfter: null };
  }
}

function refusal(status: number): string {
  if (status < 300 || status >= 400) return `The automation answered ${status}`;
  return `The automation answered ${status}, a redirect: set the address that it leads to`;
}
