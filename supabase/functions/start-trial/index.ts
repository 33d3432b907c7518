import { billing } from '../_shared/billing.ts';
import { serviceDatabase } from '../_shared/database.ts';
import { environment } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { databaseRateLimit } from '../_shared/rate-limit.ts';
import { stripeClient } from '../_shared/stripe.ts';
import { createHandler } from './handler.ts';
import { databaseCheckouts } from './store.ts';
import { stripeCheckout } from './stripe-checkout.ts';

const settings = environment();
const database = serviceDatabase(settings);

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    ...databaseCheckouts(database),
    ...stripeCheckout(stripeClient(settings), billing, settings.SITE_URL),
    takeRateLimit: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
    trialDays: billing.trial_days,
  }),
);
