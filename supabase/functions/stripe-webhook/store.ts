import type Stripe from 'stripe';
import type { ServiceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import type { StripeInvoice } from '../_shared/invoice-mirror.ts';
import { idOf } from '../_shared/stripe.ts';
import type { EventDependencies } from './event-kinds.ts';
import type { EventLedger } from './handler.ts';

function check(error: { message: string } | null): void {
  if (error !== null) throw new Error(error.message, { cause: error });
}

/** Which events came, and what became of them. */
export function eventLedger(database: ServiceDatabase): EventLedger {
  const write = async (
    id: string,
    changes: { processed_at?: string; ignored?: boolean; error: string | null },
  ) => {
    const { error } = await database.from('stripe_events').update(changes).eq('id', id);
    check(error);
  };
  return {
    async begin({ id, type, occurred_at, object_id }) {
      const answer = await database.rpc('begin_stripe_event', {
        _id: id,
        _type: type,
        _occurred_at: occurred_at,
        ...(object_id === null ? {} : { _object_id: object_id }),
      });
      return answerOf('begin_stripe_event', answer) === true;
    },
    finish: (id, { ignored }) => write(id, { processed_at: new Date().toISOString(), ignored, error: null }),
    fail: (id, error) => write(id, { error: error.slice(0, 1_000) }),
  };
}

/** What Stripe says of the objects that events name. */
export function stripeObjects(
  stripe: Pick<Stripe, 'subscriptions' | 'invoices' | 'disputes' | 'invoicePayments'>,
): Pick<EventDependencies, 'retrieve' | 'retrieveInvoice' | 'retrieveDispute'> {
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
