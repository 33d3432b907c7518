import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { databaseRateLimit } from '../_shared/rate-limit.ts';
import { createHandler } from './handler.ts';
import { databaseForms } from './store.ts';

const settings = environment();
const database = serviceDatabase(settings);

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    ...databaseForms(database),
    rateLimit: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
  }),
);
