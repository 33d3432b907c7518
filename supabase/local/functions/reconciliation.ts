import { type Schedule, type ScheduleOptions, startSchedule } from './schedule.ts';

export interface ReconciliationOptions extends Pick<ScheduleOptions, 'functions' | 'secret'> {
  /** Milliseconds from one call to the next. Default five minutes, as hosted. */
  interval?: number;
  log: (line: string) => void;
}

/**
 * Stands in for the cron job that calls reconcile on hosted Supabase: the function knows itself whether an hour has passed.
 * Not at the start: what a developer or a test has just written is left as it is for a while.
 */
export function startReconciliation({
  log,
  interval = 300_000,
  ...options
}: ReconciliationOptions): Schedule {
  return startSchedule({
    ...options,
    name: 'reconcile',
    body: { fix: true, when_due: true },
    interval,
    isDue: async () => true,
    report: (problem) => log(`[billing] Comparing with Stripe failed: ${problem}`),
    startsLater: true,
  });
}
