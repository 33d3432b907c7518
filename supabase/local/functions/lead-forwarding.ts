import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDatabase } from '../database/database.ts';
import type { FunctionsProcess } from './process.ts';

export interface LeadForwardingOptions {
  database: Pick<LocalDatabase, 'sql'>;
  functions: Pick<FunctionsProcess, 'url' | 'isReady'>;
  /** The service key, which alone may call the function. */
  secret: string;
  /** Milliseconds from one look at the outbox to the next. Default 3000. */
  interval?: number;
  log: (line: string) => void;
}

export interface LeadForwarding {
  /** Ends when the call that is under way has ended or was broken off. */
  close(): Promise<void>;
}

const due = `select 1 from public.lead_forwards
  where status = 'pending' and next_attempt_at <= now() and (leased_until is null or leased_until <= now())
  limit 1`;

/**
 * Stands in for the cron job that calls forward-leads on hosted Supabase. It looks before it calls: otherwise every
 * call would be a line in the log of a project without leads.
 */
export function startLeadForwarding(options: LeadForwardingOptions): LeadForwarding {
  const stop = new AbortController();
  const ended = run(options, stop.signal);
  return {
    async close() {
      stop.abort();
      await ended;
    },
  };
}

async function run(options: LeadForwardingOptions, signal: AbortSignal): Promise<void> {
  const { functions, interval = 3_000, log } = options;
  let problem = '';
  while (!signal.aborted) {
    // Functions that start again are back in a moment, and what is due waits for them.
    const failure = functions.isReady() ? await forward(options, signal) : '';
    // Said once, not every few seconds.
    if (failure !== '' && failure !== problem && !signal.aborted)
      log(`[leads] Forwarding failed: ${failure}`);
    problem = failure;
    await sleep(interval, undefined, { signal }).catch(() => {
      // Stopped: the loop ends.
    });
  }
}

/** Answers what went wrong, or nothing. */
async function forward(
  { database, functions, secret }: LeadForwardingOptions,
  signal: AbortSignal,
): Promise<string> {
  try {
    if ((await database.sql(due)).length === 0) return '';
    const response = await fetch(`${functions.url}/forward-leads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      signal,
    });
    await response.body?.cancel();
    return response.ok ? '' : `HTTP ${response.status}`;
  } catch (error) {
    return (error as Error).message;
  }
}
