import Stripe from 'stripe';
import { serviceDatabase } from '../_shared/database.ts';
import { environment, requireSetting } from '../_shared/env.ts';
import { productionDependencies } from '../_shared/production.ts';
import { stripeClient } from '../_shared/stripe.ts';
import { createHandler } from './handler.ts';
import { webhookStore } from './store.ts';

const settings = environment();
const stripe = stripeClient(settings);
const secret = requireSetting(settings, 'STRIPE_WEBHOOK_SECRET');
const crypto = Stripe.createSubtleCryptoProvider();

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    ...webhookStore(serviceDatabase(settings)),
    verify: (body, signature) =>
      stripe.webhooks.constructEventAsync(body, signature, secret, undefined, crypto),
    retrieve: (stripeId) => stripe.subscriptions.retrieve(stripeId, { expand: ['customer'] }),
  }),
);
