import Stripe from 'stripe';
import { isMissing } from './stripe.ts';

/** Ends a page of Stripe's, unless it was paid. */
export async function expirePage(
  stripe: Pick<Stripe, 'checkout'>,
  sessionId: string,
): Promise<'expired' | 'paid'> {
  const { sessions } = stripe.checkout;
  try {
    await sessions.expire(sessionId);
    return 'expired';
  } catch (thrown) {
    if (isMissing(thrown)) return 'expired';
    // Stripe refuses a page that is not open any more, and a failure may have come after it was done.
    if (!(thrown instanceof Stripe.errors.StripeError)) throw thrown;
    const { status } = await sessions.retrieve(sessionId);
    if (status === 'open') throw thrown;
    return status === 'complete' ? 'paid' : 'expired';
  }
}
