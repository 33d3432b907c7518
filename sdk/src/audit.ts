import type * as z from 'zod/mini';
import type { CallOptions } from './call.ts';
import {
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
  auditEntrySchema,
  auditFilterSchema,
  auditPageMaximum,
  type ListAuditRequest,
  listAuditRequestSchema,
} from './contracts/audit.ts';
import { dayArguments, keysetList } from './keyset-pages.ts';
import type { List } from './list.ts';
import type { Tables } from './tables.ts';

/** Who did what to whom. For admins: everybody else gets `unauthenticated` or `forbidden`. Instants are ISO 8601 in UTC. */
export interface Audit {
  /**
   * One page, newest first, of 100 unless `limit` (1 to 1,000) says otherwise. `from` and `to` are Dubai days
   * (`yyyy-mm-dd`), both inclusive.
   * @throws FlowError `invalid_input` (with `fields`), `unauthenticated`, `forbidden`
   * @example const { items } = await flow.audit.page({ action: 'subscription.cancel', actor: 'admin@flow.example' });
   */
  page(request?: ListAuditRequest, options?: CallOptions): Promise<AuditPage>;
  /**
   * Every matching line, newest first, fetched as far as it is read.
   * @throws FlowError as `page`
   * @example for await (const { action, actor_email } of flow.audit.all({ subject: lead.id })) { ... }
   */
  all(filter?: AuditFilter, options?: CallOptions): List<AuditEntry>;
}

type Filter = z.output<typeof auditFilterSchema>;

/** A filter as the database takes it: what is absent does not restrict. */
function toArguments({ action, actor, subject, ...days }: Filter) {
  return {
    ...(action ? { _action: action } : {}),
    ...(actor ? { _actor: actor } : {}),
    ...(subject ? { _subject: subject } : {}),
    ...dayArguments(days),
  };
}

export function createAudit(tables: Tables): Audit {
  return keysetList({
    tables,
    rowSchema: auditEntrySchema,
    instant: 'occurred_at',
    filterSchema: auditFilterSchema,
    requestSchema: listAuditRequestSchema,
    batchSize: auditPageMaximum,
    query: (client, filter, following) =>
      client.rpc('list_audit_log', { ...toArguments(filter), ...following }),
  });
}
