import { isClosed, lastPayment } from '../../../supabase/local/stripe/disputes.ts';
import type { SubscriptionRecord } from '../../../supabase/local/stripe/subscription-record.ts';
import type { Dispute } from '../../../supabase/local/stripe/wire.ts';
import type { World } from './world.ts';

/** Subscriptions whose customer has a payment that can be taken back. */
export const paidSubscriptions = ({ account }: World): SubscriptionRecord[] =>
  [...account.subscriptions.values()].filter((record) => lastPayment(account, record) !== null);

/** Newest first. */
export const openDisputes = ({ account }: World): Dispute[] =>
  [...account.disputes.listed()].filter((dispute) => !isClosed(dispute));

export interface DisputeRow {
  id: string;
  status: string;
}

export const disputeQuery = `select id, stripe_charge_id, stripe_customer_id, stripe_subscription_id, status, reason, currency,
  amount, extract(epoch from opened_at) as opened_at, extract(epoch from evidence_due_by) as evidence_due_by
  from public.disputes order by id`;

/** Whose a dispute is, the invoice says that its charge has paid. */
export const disputesAtStripe = ({ account }: World): DisputeRow[] =>
  [...account.disputes.values()].map(
    ({ id, charge, payment_intent, status, reason, currency, amount, ...rest }) => {
      const payment = [...account.invoicePayments.values()].find(
        (one) => one.payment.payment_intent === payment_intent,
      );
      const invoice = account.invoices.get(String(payment?.invoice));
      return {
        ...{ id, status, reason, currency, amount },
        stripe_charge_id: String(charge),
        stripe_customer_id: String(invoice?.customer),
        stripe_subscription_id: String(invoice?.parent?.subscription_details?.subscription),
        opened_at: rest.created,
        evidence_due_by: rest.evidence_details.due_by,
      };
    },
  );
