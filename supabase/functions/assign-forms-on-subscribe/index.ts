import { serviceDatabase } from '../_shared/database.ts';
import { databaseDefaultForms } from '../_shared/default-forms.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { createHandler } from './handler.ts';

const settings = environment();

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    assign: databaseDefaultForms(serviceDatabase(settings)),
  }),
);
