import type { StripeAccount } from './account.ts';
import { newCharge, newInvoicePayment } from './charge.ts';
import { invalidRequest } from './errors.ts';
import { newInvoice } from './invoice.ts';
import { listPage } from './list.ts';
import { day } from './periods.ts';
import { get, post, type Route, retrieve } from './routes.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import { type Charge, type Dispute, type Invoice, newId } from './wire.ts';

const daysToAnswer = 7;

export const disputeRoutes: Route[] = [
  get('/v1/disputes', (call) => {
    const charge = call.parameters.text('charge');
    const intent = call.parameters.text('payment_intent');
    const isWithin = call.parameters.range('created');
    return listPage(call.account.disputes, call, {
      matches: (dispute) =>
        (charge === undefined || dispute.charge === charge) &&
        (intent === undefined || dispute.payment_intent === intent) &&
        isWithin(dispute.created),
    });
  }),

  retrieve('/v1/disputes/:id', ({ disputes }) => disputes),

  post('/v1/disputes/:id/close', ({ account, parameters, id }) => {
    parameters.end();
    const dispute = account.disputes.known(id);
    if (isClosed(dispute)) throw invalidRequest('This dispute is already closed.');
    // To close a dispute is to accept it.
    return closeDispute(account, dispute, 'lost');
  }),
];

/** A customer's bank takes back the last payment of a subscription. */
export function openDispute(account: StripeAccount, record: SubscriptionRecord): Dispute {
  const charge = lastPayment(account, record) ?? earlierPayment(account, record);
  const now = account.now();
  const dispute = newDispute(charge, now);
  account.charges.add({ ...charge, disputed: true });
  account.disputes.add(dispute);
  account.isChanged = true;
  account.emit('charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(account: StripeAccount, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  const closed: Dispute = { ...dispute, status };
  account.disputes.add(closed);
  account.isChanged = true;
  account.emit('charge.dispute.closed', closed);
  return closed;
}

export function isClosed({ status }: Dispute): boolean {
  return status === 'won' || status === 'lost';
}

/** The last payment of a subscription's customer that is not disputed yet. */
export function lastPayment(account: StripeAccount, record: SubscriptionRecord): Charge | null {
  for (const charge of account.charges.listed({ owner: record.customer })) {
    if (charge.paid && !charge.disputed) return charge;
  }
  return null;
}

/** The payment of a subscription that came from the database, which says nothing of payments. */
function earlierPayment(account: StripeAccount, record: SubscriptionRecord): Charge {
  const invoice = newInvoice(account, record, {
    reason: 'subscription_cycle',
    period: { start: record.periodStart, end: record.periodEnd },
  });
  const charge = newCharge(invoice, { created: account.now(), works: true });
  const paid: Invoice = { ...invoice, status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 };
  account.invoices.add(paid);
  account.invoicePayments.add(newInvoicePayment(paid, charge));
  account.charges.add(charge);
  account.emit('invoice.paid', paid);
  return charge;
}

function newDispute(charge: Charge, created: number): Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: charge.billing_details.email,
      customer_name: charge.billing_details.name,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: created + daysToAnswer * day,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'general',
    status: 'needs_response',
  };
}
