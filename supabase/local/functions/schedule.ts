import { setTimeout as sleep } from 'node:timers/promises';
import type { FunctionsProcess } from './process.ts';

export interface ScheduleOptions {
  /** The function that is called, with this body. */
  name: string;
  body?: object;
  functions: Pick<FunctionsProcess, 'url' | 'isReady'>;
  /** The service key, which may call the function. */
  secret: string;
  /** Milliseconds from one call to the next. */
  interval: number;
  /** Looks before each call whether there is anything to do. Every call would be a line in the log. */
  isDue: () => Promise<boolean>;
  /** Says what went wrong, once and not at every call. */
  report: (problem: string) => void;
  /** Whether the first interval passes before the first call. */
  startsLater?: boolean;
}

export interface Schedule {
  /** Ends when the call that is under way has ended or was broken off. */
  close(): Promise<void>;
}

/** Stands in for a cron job that calls a function on hosted Supabase. */
export function startSchedule(options: ScheduleOptions): Schedule {
  const stop = new AbortController();
  const ended = run(options, stop.signal);
  return {
    async close() {
      stop.abort();
      await ended;
    },
  };
}

async function run(options: ScheduleOptions, signal: AbortSignal): Promise<void> {
  const { functions, interval, report, startsLater = false } = options;
  const pause = () =>
    sleep(interval, undefined, { signal }).catch(() => {
      // Stopped: the loop ends.
    });
  let problem = '';
  if (startsLater) await pause();
  while (!signal.aborted) {
    // Functions that start again are back in a moment, and what is due waits for them.
    const failure = functions.isReady() ? await callOnce(options, signal) : '';
    if (failure !== '' && failure !== problem && !signal.aborted) report(failure);
    problem = failure;
    await pause();
  }
}

/** Answers what went wrong, or nothing. */
async function callOnce(
  { name, body, functions, secret, isDue }: ScheduleOptions,
  signal: AbortSignal,
): Promise<string> {
  try {
    if (!(await isDue())) return '';
    const response = await fetch(`${functions.url}/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
    await response.body?.cancel();
    return response.ok ? '' : `HTTP ${response.status}`;
  } catch (error) {
    return (error as Error).message;
  }
}
