import { createAssistantLog } from '../_shared/assistant-log.ts';
import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { forwardDueLeads } from '../_shared/lead-forwarding.ts';
import { productionDependencies, productionForwarding } from '../_shared/production.ts';
import { databaseRateLimit } from '../_shared/rate-limit.ts';
import { createHandler } from './handler.ts';
import { fakeReference } from './reference.ts';
import { consultationStore } from './store.ts';

const settings = environment();
const database = serviceDatabase(settings);
const assistantLog = createAssistantLog(database);
const forwarding = productionForwarding(settings, database);

/** Hosted functions may be stopped once they have answered, unless they name the work that goes on. */
const runtime = (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }).EdgeRuntime;
const goOn = (work: Promise<unknown>) => runtime?.waitUntil(work);

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    takeRateLimit: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
    submit: consultationStore(database, {
      secret: settings.SUPABASE_SERVICE_ROLE_KEY,
      forwards: forwarding !== null,
    }),
    forward:
      forwarding === null
        ? null
        : () => {
            // One batch: whatever else is due is left to forward-leads.
            goOn(forwardDueLeads(forwarding, 0));
          },
    countAssistantRequest() {
      goOn(assistantLog.recordRequest());
    },
    inventReference: fakeReference,
  }),
);
