import type { LocalDatabase } from '../database/database.ts';
import { type Schedule, type ScheduleOptions, startSchedule } from './schedule.ts';

export interface TrialNoticesOptions extends Pick<ScheduleOptions, 'functions' | 'secret'> {
  database: Pick<LocalDatabase, 'sql'>;
  /** Milliseconds from one look at the notices to the next. Default 3000. */
  interval?: number;
  /** Milliseconds from one call to the next where no notice waits. Default five minutes, as hosted. */
  planEvery?: number;
  log: (line: string) => void;
}

const due = `select 1 from public.trial_notices
  where status = 'pending' and next_attempt_at <= now() and (leased_until is null or leased_until <= now())
  limit 1`;

/**
 * Stands in for the cron job that calls send-trial-notices on hosted Supabase, and does not wait for it where a notice is due.
 * New ones are planned after the first five minutes: what a developer or a test has just written is left as it is for a while.
 */
export function startTrialNotices({
  database,
  log,
  interval = 3_000,
  planEvery = 300_000,
  ...options
}: TrialNoticesOptions): Schedule {
  let plannedAt = Date.now();
  return startSchedule({
    ...options,
    name: 'send-trial-notices',
    interval,
    async isDue() {
      if (Date.now() - plannedAt < planEvery && (await database.sql(due)).length === 0) return false;
      plannedAt = Date.now();
      return true;
    },
    report: (problem) => log(`[billing] Notices of trials were not sent: ${problem}`),
  });
}
