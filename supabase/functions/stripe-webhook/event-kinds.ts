import * as z from 'zod/mini';
import {
  type DisputeRows,
  followDispute,
  followInvoice,
  type InvoiceRows,
  type StripeInvoice,
  subscriptionOf,
} from '../_shared/invoice-mirror.ts';
import type { RequestContext } from '../_shared/serve.ts';
import { isMissing } from '../_shared/stripe.ts';
import type { StripeObjects } from '../_shared/stripe-objects.ts';
import { followStripe, type SubscriptionMirror } from '../_shared/subscription-mirror.ts';
import { linkAccountAndAssignForms, type OwnerDependencies } from '../_shared/subscription-owner.ts';
import type { CheckoutEventDependencies } from './checkout-events.ts';
import { settleCheckout } from './settle-checkout.ts';

/** An event whose signature has been checked. */
export interface VerifiedEvent {
  id: string;
  type: string;
  /** Unix seconds. */
  created: number;
  data: { object: unknown; previous_attributes?: object };
}

export interface EventDependencies
  extends SubscriptionMirror,
    OwnerDependencies,
    Pick<StripeObjects, 'retrieveInvoice' | 'retrieveDispute' | 'subscriptionsOf'>,
    Omit<CheckoutEventDependencies, 'follow' | 'assignDefaultForms'> {
  invoices: InvoiceRows;
  disputes: DisputeRows;
  /** Writes the notice that the end of a trial is three days away, once. */
  expectTrialEnd(stripeId: string): Promise<void>;
}

/** One delivery of an event about the object of an id. */
export interface Delivery {
  subject: string;
  event: VerifiedEvent;
  context: Pick<RequestContext<'public'>, 'requestId' | 'log'>;
}

/**
 * What an event of a kind is a reason for. It may be called for one event again, at the same time as for another of the
 * same object, and in any order: it asks Stripe what is so now.
 */
export type EventKind = (delivery: Delivery, dependencies: EventDependencies) => Promise<void>;

const trialSchema = z.object({ status: z.literal('trialing') });

const subscriptionChanged: EventKind = async ({ subject, event, context }, dependencies) => {
  const present = await followStripe(subject, dependencies);
  const wasTrial = trialSchema.safeParse(event.data.previous_attributes).success;
  await linkAccountAndAssignForms(present, wasTrial, dependencies, context);
};

/** By Stripe's clock, which need not be ours: send-trial-notices asks there what is so when it sends. */
const trialWillEnd: EventKind = async (delivery, dependencies) => {
  await subscriptionChanged(delivery, dependencies);
  await dependencies.expectTrialEnd(delivery.subject);
};

/** The subscription follows too: what an invoice came to decides its status, and its own event may be lost. */
const invoiceChanged: EventKind = async ({ subject, context }, dependencies) => {
  let invoice: StripeInvoice;
  try {
    invoice = await followInvoice(subject, dependencies.invoices, dependencies.retrieveInvoice);
  } catch (thrown) {
    // Only drafts can be deleted, and a draft changes nothing here.
    if (!isMissing(thrown)) throw thrown;
    context.log('info', 'invoice-deleted', { invoice_id: subject });
    return;
  }
  const subscription = subscriptionOf(invoice);
  if (subscription === null) return;
  await linkAccountAndAssignForms(
    await followStripe(subscription, dependencies),
    false,
    dependencies,
    context,
  );
};

/** Perhaps of another address or name, which the rows of subscriptions have; Stripe knows of more than have a row yet. */
const customerChanged: EventKind = async ({ subject, context }, dependencies) => {
  for (const id of await dependencies.subscriptionsOf(subject)) {
    const present = await followStripe(id, dependencies);
    await linkAccountAndAssignForms(present, false, dependencies, context);
  }
};

const disputeChanged: EventKind = async ({ subject }, { disputes, retrieveDispute }) => {
  await followDispute(subject, disputes, retrieveDispute);
};

const checkoutChanged: EventKind = ({ subject, context }, dependencies) =>
  settleCheckout(subject, dependencies, context);

/** What is done about each kind of event. Those of any other kind are kept, and that is all. */
export const eventKinds: Readonly<Record<string, EventKind>> = {
  'customer.subscription.created': subscriptionChanged,
  'customer.subscription.updated': subscriptionChanged,
  'customer.subscription.deleted': subscriptionChanged,
  'customer.subscription.paused': subscriptionChanged,
  'customer.subscription.resumed': subscriptionChanged,
  'customer.subscription.trial_will_end': trialWillEnd,
  'customer.updated': customerChanged,
  'checkout.session.completed': checkoutChanged,
  'checkout.session.expired': checkoutChanged,
  'invoice.finalized': invoiceChanged,
  'invoice.paid': invoiceChanged,
  'invoice.payment_failed': invoiceChanged,
  'invoice.voided': invoiceChanged,
  'invoice.marked_uncollectible': invoiceChanged,
  'charge.dispute.created': disputeChanged,
  'charge.dispute.updated': disputeChanged,
  'charge.dispute.closed': disputeChanged,
  'charge.dispute.funds_withdrawn': disputeChanged,
  'charge.dispute.funds_reinstated': disputeChanged,
};
