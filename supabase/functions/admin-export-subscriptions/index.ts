import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { listRows } from '../_shared/subscription-rows.ts';
import { createHandler } from './handler.ts';

const settings = environment();
const database = serviceDatabase(settings);

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    rows: (query) => listRows(database, query),
    batchSize: 500,
    // Hosted Supabase ends a call after 2 s of the processor's time; 50,000 rows take half of one.
    readsPerCall: 100,
    today: () => new Date(),
    async recordExport({ caller, requestId, details }) {
      const { error } = await database.from('audit_log').insert({
        actor_id: caller.userId,
        actor_email: caller.email,
        action: 'subscription.export',
        details,
        request_id: requestId,
      });
      if (error !== null) throw new Error(`The audit log refused: ${error.message}`, { cause: error });
    },
  }),
);
