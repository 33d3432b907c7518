import type { LocalDatabase } from '../database/database.ts';
import { type Schedule, type ScheduleOptions, startSchedule } from './schedule.ts';

export interface LeadForwardingOptions extends Pick<ScheduleOptions, 'functions' | 'secret'> {
  database: Pick<LocalDatabase, 'sql'>;
  /** Milliseconds from one look at the outbox to the next. Default 3000. */
  interval?: number;
  log: (line: string) => void;
}

const due = `select 1 from public.lead_forwards
  where status = 'pending' and next_attempt_at <= now() and (leased_until is null or leased_until <= now())
  limit 1`;

/** Stands in for the cron job that calls forward-leads on hosted Supabase. */
export function startLeadForwarding({
  database,
  log,
  interval = 3_000,
  ...options
}: LeadForwardingOptions): Schedule {
  return startSchedule({
    ...options,
    name: 'forward-leads',
    interval,
    isDue: async () => (await database.sql(due)).length > 0,
    report: (problem) => log(`[leads] Forwarding failed: ${problem}`),
  });
}
