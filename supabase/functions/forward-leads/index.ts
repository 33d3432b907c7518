/**
 * Forwards the leads of the outbox whose turn has come to LEAD_FORWARD_URL. The consultation-webhook tries each lead
 * once as it comes; every further attempt, and what a stopped process left behind, is this function's.
 *
 * It has to be called every minute, with the service key as the bearer token. The local stack does so by itself. On
 * hosted Supabase a cron job does, once pg_cron and pg_net are enabled and the vault has the two secrets:
 *
 *     select cron.schedule('forward-leads', '* * * * *', $$
 *       select net.http_post(
 *         url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
 *           || '/functions/v1/forward-leads',
 *         headers := jsonb_build_object(
 *           'content-type', 'application/json',
 *           'authorization', 'Bearer '
 *             || (select decrypted_secret from vault.decrypted_secrets where name = 'service_role_key')
 *         ),
 *         body := '{}',
 *         timeout_milliseconds := 50000
 *       )
 *     $$);
 */
import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies, productionForwarding } from '../_shared/production.ts';
import { createHandler } from './handler.ts';

const settings = environment();

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    forwarding: productionForwarding(settings, serviceDatabase(settings)),
  }),
);
