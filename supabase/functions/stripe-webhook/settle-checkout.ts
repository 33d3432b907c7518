import type { RequestContext } from '../_shared/serve.ts';
import { followStripe, type SubscriptionMirror } from '../_shared/subscription-mirror.ts';
import { assignDefaultForms, type OwnerDependencies } from '../_shared/subscription-owner.ts';
import { type CheckoutEventDependencies, followCheckout } from './checkout-events.ts';

export type SettleCheckoutDependencies = SubscriptionMirror &
  Pick<OwnerDependencies, 'assign'> &
  Omit<CheckoutEventDependencies, 'follow' | 'assignDefaultForms'>;

/** Brings a page to what Stripe says of it now: what its event does, and a reconciliation when the event was lost. */
export const settleCheckout = (
  sessionId: string,
  dependencies: SettleCheckoutDependencies,
  context: Pick<RequestContext<'public'>, 'requestId' | 'log'>,
): Promise<void> =>
  followCheckout(sessionId, context, {
    ...dependencies,
    follow: (stripeId) => followStripe(stripeId, dependencies),
    assignDefaultForms: (clientId) => assignDefaultForms(clientId, dependencies, context),
  });
