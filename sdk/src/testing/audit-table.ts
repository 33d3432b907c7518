import type { AuditEntry } from '../contracts/audit.ts';
import type { RowKey } from '../contracts/keyset-cursor.ts';
import { type Awaitable, newestRows } from './keyset-rows.ts';

/** What `list_audit_log` was asked for. */
export interface AuditQuery {
  action: string | null;
  actor: string | null;
  subject: string | null;
  /** Inclusive instant. */
  from: string | null;
  /** Exclusive instant. */
  to: string | null;
  limit: number;
  after: RowKey | null;
}

/** What the database answers about the audit log to an admin. Throw a `FlowError` with a status to answer a failure. */
export interface AuditAnswers {
  listAuditLog(query: AuditQuery): Awaitable<AuditEntry[]>;
}

/** A cancellation by an admin, with `changes`. */
export function makeAuditEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: '00000000-0000-4000-8000-0000000a0d17',
    occurred_at: '2026-11-21T10:00:00.000Z',
    actor_id: '6c0a7c5e-0000-4000-8000-000000000001',
    actor_email: 'admin@flow.example',
    action: 'subscription.cancel',
    subject_id: 'sub_1',
    details: { at_period_end: true },
    request_id: 'request-1',
    ...changes,
  };
}

/** So many lines, newest first, a minute between. */
export function makeAuditEntries(count: number): AuditEntry[] {
  const newest = Date.parse('2026-11-21T10:00:00.000Z');
  return Array.from({ length: count }, (_, index) =>
    makeAuditEntry({
      id: `00000000-0000-4000-8000-${String(count - index).padStart(12, '0')}`,
      occurred_at: new Date(newest - index * 60_000).toISOString(),
      subject_id: `sub_${index + 1}`,
    }),
  );
}

function matches(row: AuditEntry, { action, actor, subject, from, to }: AuditQuery): boolean {
  return (
    (action === null || row.action === action || row.action.startsWith(`${action}.`)) &&
    (actor === null || row.actor_email?.toLowerCase() === actor.toLowerCase()) &&
    (subject === null || row.subject_id === subject) &&
    (from === null || row.occurred_at >= from) &&
    (to === null || row.occurred_at < to)
  );
}

/**
 * Lines in memory that can be filtered and paged as in the database.
 * @example flowHandlers({ url, ...auditTable([makeAuditEntry({ action: 'lead.set_status' })]) })
 */
export function auditTable(rows: readonly AuditEntry[]): AuditAnswers {
  return {
    listAuditLog: (query) => {
      const found = rows.filter((row) => matches(row, query));
      return newestRows(found, ({ occurred_at, id }) => ({ instant: occurred_at, id }), query);
    },
  };
}
