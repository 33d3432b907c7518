import * as z from 'zod/mini';
import { optionalJsonBody } from '../_shared/body.ts';
import { HttpError } from '../_shared/errors.ts';
import { enforceUserRateLimit, type TakeRateLimit } from '../_shared/rate-limit.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import { missing, stripeFailure } from '../_shared/stripe.ts';

/** What tells the subscriptions of an account apart. */
export interface OwnSubscription {
  status: string | null;
  /** Stripe's own word, or `missing`. */
  provider_status: string | null;
  stripe_customer_id: string | null;
}

export interface PortalDependencies extends ServeDependencies {
  takeRateLimit: TakeRateLimit;
  /** The subscriptions of an account, newest first. */
  subscriptionsOf(userId: string): Promise<OwnSubscription[]>;
  /** Makes a page that is signed in for the customer and leads back to the account. */
  openPortal(customerId: string): Promise<string>;
}

const running = ['trialing', 'active', 'past_due'];

/** The customer of what runs, or of the latest that Stripe knows; null without one. */
function customerOf(subscriptions: readonly OwnSubscription[]): string | null {
  const known = subscriptions.filter(
    (one) => one.stripe_customer_id !== null && one.provider_status !== missing,
  );
  const one = known.find(({ status }) => running.includes(status ?? '')) ?? known[0];
  return one?.stripe_customer_id ?? null;
}

const limit = { attempts: 20, seconds: 600 };

/** Answers Stripe's own page for the caller's card, invoices and receipts. */
export function createHandler(dependencies: PortalDependencies) {
  const { takeRateLimit, subscriptionsOf, openPortal } = dependencies;
  return serve(
    {
      name: 'billing-portal',
      access: 'user',
      body: optionalJsonBody(z.object({})),
      async handle(_, context) {
        await enforceUserRateLimit(takeRateLimit, 'billing-portal', limit, context);
        const customer = customerOf(await subscriptionsOf(context.caller.userId));
        if (customer === null) throw new HttpError(404, 'not_found', 'You have no subscription yet.');
        const url = await openPortal(customer).catch((thrown: unknown) => {
          throw stripeFailure(thrown);
        });
        return { url };
      },
    },
    dependencies,
  );
}
