import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { consoleLog } from '../_shared/log.ts';
import { productionDependencies } from '../_shared/production.ts';
import { databaseRateLimit } from '../_shared/rate-limit.ts';
import { type ForwardOptions, forwardLead } from './forward.ts';
import { createHandler } from './handler.ts';
import { fakeReference } from './reference.ts';
import { consultationStore } from './store.ts';

const settings = environment();
const database = serviceDatabase(settings);

const forwarding = (url: string): ForwardOptions => ({
  url,
  fetch,
  delays: [1_000, 5_000, 25_000],
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  async record(reference, attempts, succeeded) {
    const { error } = await database
      .from('consultation_requests')
      .update({
        forward_attempts: attempts,
        ...(succeeded ? { forwarded_at: new Date().toISOString() } : {}),
      })
      .eq('reference', reference);
    if (error !== null) throw new Error(error.message, { cause: error });
  },
  log: consoleLog,
});

/** Hosted functions may be stopped once they have answered, unless they name the work that goes on. */
const runtime = (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<void>): void } }).EdgeRuntime;
const url = settings.LEAD_FORWARD_URL;

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    takeRateLimit: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
    save: consultationStore(database),
    forward:
      url === undefined
        ? null
        : (request, reference) => {
            const work = forwardLead(request, reference, forwarding(url));
            runtime?.waitUntil(work);
          },
    inventReference: fakeReference,
  }),
);
