import * as z from 'zod/mini';
import { businessDaySchema } from './business-time.ts';
import { timestampSchema } from './timestamp.ts';

/** Who did what to whom: a line of the audit log, which is never changed. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  occurred_at: timestampSchema,
  /** Null when the system itself acted. */
  actor_id: z.nullable(z.string()),
  actor_email: z.nullable(z.string()),
  /** A noun and a verb: `lead.set_status`, `subscription.cancel`. */
  action: z.string(),
  /** The id of what it was done to. */
  subject_id: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  /** The request's id in the backend's logs. */
  request_id: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Most rows of one page: hosted Supabase answers no more in one call. */
export const auditPageMaximum = 1_000;
/** Rows of a page unless the request says otherwise. */
export const auditPageUsual = 100;

const name = (longest: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))));

/** From and To bound the Dubai day, both inclusive (`yyyy-mm-dd`). */
export const auditFilterSchema = z.object({
  /** One action, or the noun of several: `subscription`. */
  action: name(100),
  /** The mail address of who did it. */
  actor: name(320),
  /** The id of what it was done to. */
  subject: name(255),
  from: z.optional(z.nullable(businessDaySchema)),
  to: z.optional(z.nullable(businessDaySchema)),
});
export type AuditFilter = z.input<typeof auditFilterSchema>;

export const listAuditRequestSchema = z.extend(auditFilterSchema, {
  limit: z._default(z.int().check(z.gte(1), z.lte(auditPageMaximum)), auditPageUsual),
  cursor: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
export type ListAuditRequest = z.input<typeof listAuditRequestSchema>;

export interface AuditPage {
  items: AuditEntry[];
  /** Where the next page begins; null on the last one. */
  next_cursor: string | null;
}

/** The columns of the CSV export, in their order. */
export const auditCsvColumns = [
  'occurred_at',
  'actor_email',
  'action',
  'subject_id',
  'details',
  'request_id',
  'actor_id',
  'id',
] as const satisfies readonly (keyof AuditEntry)[];
