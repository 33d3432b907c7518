import * as z from 'zod/mini';
import { optionalJsonBody } from '../_shared/body.ts';
import { HttpError } from '../_shared/errors.ts';
import { enforceUserRateLimit, type TakeRateLimit } from '../_shared/rate-limit.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import { stripeFailure } from '../_shared/stripe.ts';

export interface PortalDependencies extends ServeDependencies {
  takeRateLimit: TakeRateLimit;
  /** Stripe's customer of an account's latest subscription; null without one. */
  customerOf(userId: string): Promise<string | null>;
  /** Makes a page that is signed in for the customer and leads back to the account. */
  openPortal(customerId: string): Promise<string>;
}

const limit = { attempts: 20, seconds: 600 };

/** Answers Stripe's own page for the caller's card, invoices and receipts. */
export function createHandler(dependencies: PortalDependencies) {
  const { takeRateLimit, customerOf, openPortal } = dependencies;
  return serve(
    {
      name: 'billing-portal',
      access: 'user',
      body: optionalJsonBody(z.object({})),
      async handle(_, context) {
        await enforceUserRateLimit(takeRateLimit, 'billing-portal', limit, context);
        const customer = await customerOf(context.caller.userId);
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
