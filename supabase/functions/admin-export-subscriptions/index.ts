import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { createHandler } from './handler.ts';

/** Rows of one read, some 100 kB: a text that is larger is kept until all of the heap is looked through. */
const rowsOfRead = 500;

const settings = environment();
const database = serviceDatabase(settings);

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    today: () => new Date(),
    async readPart({ status, from, to, search, after }) {
      const { data, error } = await database.rpc('export_subscriptions', {
        _status: status,
        _limit: rowsOfRead,
        ...(from === null ? {} : { _from: from }),
        ...(to === null ? {} : { _to: to }),
        ...(search === null ? {} : { _search: search }),
        ...(after === null ? {} : { _after_began_at: after.instant, _after_id: after.id }),
      });
      if (error !== null) throw new Error(`export_subscriptions failed: ${error.message}`, { cause: error });
      const [part] = data;
      return part ? { csv: part.csv, last: { instant: part.last_began_at, id: part.last_id } } : null;
    },
    async recordExport({ caller, requestId, filter }) {
      const { error } = await database.from('audit_log').insert({
        actor_id: caller.userId,
        actor_email: caller.email,
        action: 'subscription.export',
        details: filter,
        request_id: requestId,
      });
      if (error !== null) throw new Error(`The audit log refused: ${error.message}`, { cause: error });
    },
  }),
);
