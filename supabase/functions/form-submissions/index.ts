import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { createHandler } from './handler.ts';
import { databaseSubmissions } from './store.ts';

const settings = environment();

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    ...databaseSubmissions(serviceDatabase(settings)),
  }),
);
