import Stripe from 'stripe';
import { serviceDatabase } from '../_shared/database.ts';
import { databaseDefaultForms } from '../_shared/default-forms.ts';
import { environment, requireSetting } from '../_shared/env.ts';
import { projectInvitations } from '../_shared/invitations.ts';
import { disputeRows, invoiceRows } from '../_shared/invoice-mirror.ts';
import { productionDependencies } from '../_shared/production.ts';
import { databaseRateLimit } from '../_shared/rate-limit.ts';
import { stripeClient } from '../_shared/stripe.ts';
import { stripeObjects } from '../_shared/stripe-objects.ts';
import { databaseRows } from '../_shared/subscription-mirror.ts';
import { ownerStore } from '../_shared/subscription-owner.ts';
import { checkoutStore } from './checkout-store.ts';
import { createHandler } from './handler.ts';
import { eventLedger, trialNotices } from './store.ts';

const settings = environment();
const database = serviceDatabase(settings);
const stripe = stripeClient(settings);
const secret = requireSetting(settings, 'STRIPE_WEBHOOK_SECRET');
const crypto = Stripe.createSubtleCryptoProvider();

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    ...eventLedger(database),
    ...ownerStore(database),
    ...databaseRows(database),
    ...checkoutStore(stripe, database, {
      ...projectInvitations(database, settings.SITE_URL),
      takeRateLimit: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
    }),
    ...stripeObjects(stripe),
    ...trialNotices(database),
    invoices: invoiceRows(database),
    disputes: disputeRows(database),
    assign: databaseDefaultForms(database),
    verify: (body, signature) =>
      stripe.webhooks.constructEventAsync(body, signature, secret, undefined, crypto),
  }),
);
