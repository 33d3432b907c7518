/**
 * Compares the mirror with Stripe. It is called by admins (`flow-admin billing reconcile`), and has to be called every few
 * minutes by a schedule with the service key as the bearer token and `{ "fix": true, "when_due": true }` as its body: it
 * begins once an hour, and each call goes on with a run that one call could not end. The local stack does so by itself. On
 * hosted Supabase a cron job does; the README has it.
 */

import { stripePeriodEnds } from '../_shared/cancel-resume-production.ts';
import { serviceDatabase } from '../_shared/database.ts';
import { databaseDefaultForms } from '../_shared/default-forms.ts';
import { environment } from '../_shared/env.ts';
import { projectInvitations } from '../_shared/invitations.ts';
import { databaseChanges, requestLifetime, unfinishedChanges } from '../_shared/pending-changes.ts';
import { productionDependencies } from '../_shared/production.ts';
import { databaseRateLimit } from '../_shared/rate-limit.ts';
import { stripeClient } from '../_shared/stripe.ts';
import { stripeObjects } from '../_shared/stripe-objects.ts';
import { databaseRows } from '../_shared/subscription-mirror.ts';
import { ownerStore } from '../_shared/subscription-owner.ts';
import { checkoutStore } from '../stripe-webhook/checkout-store.ts';
import { comparedKinds, openCheckouts, runningDuplicates } from './compared-kinds.ts';
import { createHandler } from './handler.ts';
import { runStore } from './store.ts';

const settings = environment();
const database = serviceDatabase(settings);
const stripe = stripeClient(settings);

Deno.serve(
  createHandler({
    ...productionDependencies(settings),
    ...databaseRows(database),
    ...databaseChanges(database),
    ...ownerStore(database),
    ...runStore(database),
    ...stripePeriodEnds(stripe),
    ...stripeObjects(stripe),
    ...comparedKinds(database, stripe),
    checkouts: {
      ...openCheckouts(database),
      ...checkoutStore(stripe, database, {
        ...projectInvitations(database, settings.SITE_URL),
        takeRateLimit: databaseRateLimit(database, settings.SUPABASE_SERVICE_ROLE_KEY),
      }),
    },
    duplicates: runningDuplicates(database),
    assign: databaseDefaultForms(database),
    unfinishedChanges: () => unfinishedChanges(database, new Date(Date.now() - requestLifetime), 100),
  }),
);
