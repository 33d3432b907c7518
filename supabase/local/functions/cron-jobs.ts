import type { LocalDatabase } from '../database/database.ts';
import { type Schedule, type ScheduleOptions, startSchedule } from './schedule.ts';

export interface CronJobOptions extends Pick<ScheduleOptions, 'functions' | 'secret'> {
  database: Pick<LocalDatabase, 'sql'>;
  /** Milliseconds from one look to the next: three seconds at an outbox, else five minutes as hosted. */
  interval?: number;
  log: (line: string) => void;
}

const lookEvery = 3_000;
const hostedInterval = 300_000;

async function hasDue(database: CronJobOptions['database'], outbox: 'lead_forwards' | 'trial_notices') {
  const due = await database.sql(`select 1 from public.${outbox}
    where status = 'pending' and next_attempt_at <= now() and (leased_until is null or leased_until <= now())
    limit 1`);
  return due.length > 0;
}

/** Stands in for the cron job that calls forward-leads on hosted Supabase. */
export function startLeadForwarding({ database, log, ...options }: CronJobOptions): Schedule {
  return startSchedule({
    interval: lookEvery,
    ...options,
    name: 'forward-leads',
    isDue: () => hasDue(database, 'lead_forwards'),
    report: (problem) => log(`[leads] Forwarding failed: ${problem}`),
  });
}

/**
 * Stands in for the cron job that calls send-trial-notices on hosted Supabase, and does not wait for it where a notice is due.
 * New ones are planned after the first five minutes (`planEvery`): what a developer or a test has just written is left as it
 * is for a while.
 */
export function startTrialNotices({
  database,
  log,
  planEvery = hostedInterval,
  ...options
}: CronJobOptions & { planEvery?: number }): Schedule {
  let plannedAt = Date.now();
  return startSchedule({
    interval: lookEvery,
    ...options,
    name: 'send-trial-notices',
    async isDue() {
      if (Date.now() - plannedAt < planEvery && !(await hasDue(database, 'trial_notices'))) return false;
      plannedAt = Date.now();
      return true;
    },
    report: (problem) => log(`[billing] Notices of trials were not sent: ${problem}`),
  });
}

/**
 * Stands in for the cron job that calls reconcile on hosted Supabase: the function knows itself whether an hour has passed.
 * Not at the start: what a developer or a test has just written is left as it is for a while.
 */
export function startReconciliation({ log, ...options }: Omit<CronJobOptions, 'database'>): Schedule {
  return startSchedule({
    interval: hostedInterval,
    ...options,
    name: 'reconcile',
    body: { fix: true, when_due: true },
    isDue: async () => true,
    report: (problem) => log(`[billing] Comparing with Stripe failed: ${problem}`),
    startsLater: true,
  });
}
