import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { databaseRateLimit } from '../_shared/rate-limit.ts';
import { stripeClient } from '../_shared/stripe.ts';
import { createHandler } from './handler.ts';

const settings = environment();
const database = serviceDatabase(settings);
const { billingPortal } = stripeClient(settings);

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    takeRateLimit: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
    async subscriptionsOf(userId) {
      const { data, error } = await database
        .from('subscriptions')
        .select('status, provider_status, stripe_customer_id')
        .eq('user_id', userId)
        .order('began_at', { ascending: false });
      if (error !== null) throw new Error(`subscriptions: ${error.message}`, { cause: error });
      return data;
    },
    async openPortal(customer) {
      const return_url = new URL('/dashboard', settings.SITE_URL).href;
      return (await billingPortal.sessions.create({ customer, return_url })).url;
    },
  }),
);
