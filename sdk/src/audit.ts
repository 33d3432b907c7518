import * as z from 'zod/mini';
import { type CallOptions, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
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
import { businessDayRange } from './contracts/business-time.ts';
import { everyRow, type ReadRows, readPage } from './keyset-pages.ts';
import type { List } from './list.ts';
import { fitted } from './read-answer.ts';
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
  const range = businessDayRange(days.from, days.to);
  return {
    ...(action ? { _action: action } : {}),
    ...(actor ? { _actor: actor } : {}),
    ...(subject ? { _subject: subject } : {}),
    ...(range.from === null ? {} : { _from: range.from }),
    ...(range.to === null ? {} : { _to: range.to }),
  };
}

export function createAudit(tables: Tables): Audit {
  const reader =
    (filter: Filter, options: CallOptions): ReadRows<AuditEntry> =>
    (after, limit) =>
      repeatably(options, async (call) => {
        const answer = await tables(call, (client) =>
          client.rpc('list_audit_log', {
            ...toArguments(filter),
            _limit: limit,
            ...(after === null ? {} : { _after_occurred_at: after.instant, _after_id: after.id }),
          }),
        );
        return fitted(answer, z.array(auditEntrySchema)).map((row, index) => ({
          row,
          key: { instant: answer.data?.[index]?.occurred_at ?? row.occurred_at, id: row.id },
        }));
      });

  return {
    async page(request = {}, options = {}) {
      const { limit, cursor, ...filter } = checkInput(listAuditRequestSchema, request, 'request');
      return readPage(reader(filter, options), { cursor, limit, batchSize: auditPageMaximum });
    },

    all: (filter = {}, options = {}) =>
      everyRow(() => reader(checkInput(auditFilterSchema, filter, 'filter'), options), auditPageMaximum),
  };
}
