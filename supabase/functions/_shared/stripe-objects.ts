import type Stripe from 'stripe';
import type { StripeDispute, StripeInvoice } from './invoice-mirror.ts';
import { idOf, type StripeSubscription } from './stripe.ts';
import { subscriptionsOf } from './stripe-household.ts';

/** What Stripe says of single objects now. */
export interface StripeObjects {
  retrieve(id: string): Promise<StripeSubscription>;
  /** The ids of a customer's subscriptions, ended ones too. */
  subscriptionsOf(customerId: string): Promise<string[]>;
  retrieveInvoice(id: string): Promise<StripeInvoice>;
  /** With the invoice that was paid by what is disputed. */
  retrieveDispute(id: string): Promise<StripeDispute>;
}

export function stripeObjects(
  stripe: Pick<Stripe, 'subscriptions' | 'invoices' | 'disputes' | 'invoicePayments'>,
): StripeObjects {
  /** The invoice that was paid by what is disputed. */
  async function invoiceOf(intent: string | null): Promise<StripeInvoice | null> {
    if (intent === null) return null;
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      limit: 1,
    });
    const id = idOf(data[0]?.invoice);
    return id === null ? null : stripe.invoices.retrieve(id);
  }
  return {
    retrieve: (id) => stripe.subscriptions.retrieve(id, { expand: ['customer'] }),
    subscriptionsOf: async (customerId) => (await subscriptionsOf(stripe, customerId)).map(({ id }) => id),
    retrieveInvoice: (id) => stripe.invoices.retrieve(id),
    async retrieveDispute(id) {
      const dispute = await stripe.disputes.retrieve(id);
      return { ...dispute, invoice: await invoiceOf(idOf(dispute.payment_intent)) };
    },
  };
}
