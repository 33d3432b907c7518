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
    // Half of what Supabase answers at most, so that a short batch always means the last one.
    batchSize: 500,
  }),
);
