import type Stripe from 'stripe';
import type { StripeDispute, StripeInvoice } from './invoice-mirror.ts';
import { idOf, type StripeSubscription } from './stripe.ts';

/** What Stripe says of single objects now. */
export interface StripeObjects {
  retrieve(id: string): Promise<StripeSubscription>;
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
    retrieveInvoice: (id) => stripe.invoices.retrieve(id),
    async retrieveDispute(id) {
      const dispute = await stripe.disputes.retrieve(id);
      return { ...dispute, invoice: await invoiceOf(idOf(dispute.payment_intent)) };
    },
  };
}
