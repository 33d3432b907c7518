import type { StripeAccount } from './account.ts';
import { bill, type Collected, keepInvoice, openInvoices, voidInvoice } from './billing.ts';
import { previousAttributes } from './events.ts';
import { day, periodEnd } from './periods.ts';
import type { SubscriptionRecord } from './subscription-record.ts';
import type { Invoice } from './wire.ts';

const announcedBefore = 3 * day;
/** How long a first payment may be made up for. */
const incompleteFor = 23 * 60 * 60;

type Cancellation = Partial<SubscriptionRecord['cancellation']>;

/** What a new subscription is made of. */
export type NewSubscription = Pick<
  SubscriptionRecord,
  'id' | 'customer' | 'price' | 'quantity' | 'taxRates' | 'description' | 'metadata' | 'missingCard'
> & { trialEnd: number | null };

/** Goes on by itself, or ends when it is told to. */
export function isRunning({ status }: SubscriptionRecord): boolean {
  return status === 'trialing' || status === 'active' || status === 'past_due';
}

/** When the next thing happens to a subscription by itself. */
export function dueOf(record: SubscriptionRecord): number | null {
  const { status, trialEnd, periodEnd: end, pauseCollection } = record;
  if (record.standsStill || status === 'canceled' || status === 'incomplete_expired') return null;
  if (status === 'paused') return null;
  if (status === 'incomplete') return record.created + incompleteFor;
  const times = [end, pauseCollection?.resumesAt ?? end];
  if (status === 'trialing') {
    times.push(trialEnd ?? end);
    if (!record.isTrialEndAnnounced) times.push((trialEnd ?? end) - announcedBefore);
  }
  return Math.min(...times);
}

export function keepSubscription(account: StripeAccount, record: SubscriptionRecord): SubscriptionRecord {
  account.subscriptions.add(record);
  account.agenda.set(record.id, dueOf(record));
  return record;
}

/** Changes a subscription and says so, unless nothing changes that Stripe shows. */
export function changeSubscription(
  account: StripeAccount,
  record: SubscriptionRecord,
  changes: Partial<SubscriptionRecord>,
): SubscriptionRecord {
  const changed = keepSubscription(account, { ...record, ...changes });
  const [before, after] = [account.subscriptionObject(record), account.subscriptionObject(changed)];
  const previous = previousAttributes(before, after);
  if (previous) account.emit('customer.subscription.updated', after, previous);
  return changed;
}

/** Begins a subscription: with its trial, or with its first payment. */
export function beginSubscription(account: StripeAccount, fields: NewSubscription): SubscriptionRecord {
  const now = account.now();
  const { trialEnd, ...rest } = fields;
  const isTrial = trialEnd !== null;
  const anchor = trialEnd ?? now;
  const recurring = account.price(fields.price).recurring;
  if (!recurring) throw new Error(`The price ${fields.price} is paid once`);
  const record: SubscriptionRecord = {
    ...rest,
    status: isTrial ? 'trialing' : 'active',
    created: now,
    trialStart: isTrial ? now : null,
    trialEnd,
    periodStart: now,
    periodEnd: isTrial ? anchor : periodEnd(recurring, anchor, now),
    anchor,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellation: { reason: null, comment: null, feedback: null },
    latestInvoice: null,
    pauseCollection: null,
    isTrialEndAnnounced: false,
    standsStill: false,
  };
  const { invoice, collected } = bill(account, record, {
    reason: 'subscription_create',
    period: { start: record.periodStart, end: record.periodEnd },
    isFree: isTrial,
  });
  const begun = keepSubscription(account, {
    ...record,
    status: collected === 'given_up' ? 'incomplete' : record.status,
    latestInvoice: invoice.id,
  });
  account.emit('customer.subscription.created', account.subscriptionObject(begun));
  return begun;
}

/** Ends a trial and begins the first period that is paid, or what stands for it where there is no card. */
export function endTrial(account: StripeAccount, record: SubscriptionRecord): SubscriptionRecord {
  const now = account.now();
  const ended = { trialEnd: now, anchor: now };
  const hasCard = account.cards.has(record.customer);
  if (!hasCard && record.missingCard === 'cancel') return cancelNow(account, { ...record, ...ended });
  if (!hasCard && record.missingCard === 'pause') {
    const paused = changeSubscription(account, record, { ...ended, status: 'paused' });
    account.emit('customer.subscription.paused', account.subscriptionObject(paused));
    return paused;
  }
  return renew(account, { ...record, ...ended }, record);
}

/** Begins the next period and collects it. */
function renew(
  account: StripeAccount,
  record: SubscriptionRecord,
  shown: SubscriptionRecord = record,
): SubscriptionRecord {
  const { recurring } = account.price(record.price);
  const start = account.now();
  const end = recurring ? periodEnd(recurring, record.anchor, start) : start + day;
  const { invoice, collected } = bill(account, record, {
    reason: 'subscription_cycle',
    period: { start, end },
  });
  const { trialEnd, anchor } = record;
  return changeSubscription(account, shown, {
    trialEnd,
    anchor,
    periodStart: start,
    periodEnd: end,
    latestInvoice: invoice.id,
    standsStill: false,
    status: statusAfter(record, collected),
  });
}

function statusAfter({ status }: SubscriptionRecord, collected: Collected): SubscriptionRecord['status'] {
  if (collected === 'left') return status === 'unpaid' ? 'unpaid' : 'active';
  // Stripe goes by the latest invoice: an older one may still be owed.
  if (collected === 'paid') return 'active';
  return collected === 'given_up' ? 'unpaid' : 'past_due';
}

/** What an invoice's payment, or its last failure, means to the subscription. */
export function followInvoice(
  account: StripeAccount,
  invoice: Invoice,
  id: string,
  collected: Collected,
): void {
  const record = account.subscriptions.get(id);
  if (!record) return;
  if (collected === 'given_up' && record.status === 'past_due') {
    changeSubscription(account, record, { status: 'unpaid' });
  }
  const isBehind = ['past_due', 'unpaid', 'incomplete'].includes(record.status);
  const isCurrent = invoice.id === record.latestInvoice || openInvoices(account, record).length === 0;
  if (collected === 'paid' && isBehind && isCurrent)
    changeSubscription(account, record, { status: 'active' });
}

export function cancelNow(
  account: StripeAccount,
  record: SubscriptionRecord,
  cancellation: Cancellation = {},
): SubscriptionRecord {
  const now = account.now();
  for (const invoice of openInvoices(account, record)) {
    keepInvoice(account, { ...invoice, auto_advance: false, next_payment_attempt: null });
  }
  const canceled = keepSubscription(account, {
    ...record,
    status: 'canceled',
    canceledAt: record.canceledAt ?? now,
    endedAt: now,
    cancelAtPeriodEnd: false,
    cancellation: { ...record.cancellation, reason: 'cancellation_requested', ...cancellation },
  });
  account.emit('customer.subscription.deleted', account.subscriptionObject(canceled));
  return canceled;
}

/** Does the one thing that is due now. */
export function playSubscription(account: StripeAccount, record: SubscriptionRecord): void {
  const now = account.now();
  const { status, pauseCollection } = record;
  const trialEnd = record.trialEnd ?? record.periodEnd;
  if (pauseCollection?.resumesAt && pauseCollection.resumesAt <= now) {
    changeSubscription(account, record, { pauseCollection: null });
  } else if (status === 'incomplete') {
    expire(account, record);
  } else if (status === 'trialing' && now < trialEnd) {
    const announced = keepSubscription(account, { ...record, isTrialEndAnnounced: true });
    account.emit('customer.subscription.trial_will_end', account.subscriptionObject(announced));
  } else if (record.cancelAtPeriodEnd) {
    cancelNow(account, record);
  } else if (status === 'trialing') {
    endTrial(account, record);
  } else {
    renew(account, record);
  }
}

/** A first payment that was never made: the subscription is over before it began. */
function expire(account: StripeAccount, record: SubscriptionRecord): void {
  for (const invoice of openInvoices(account, record)) voidInvoice(account, invoice);
  changeSubscription(account, record, { status: 'incomplete_expired', endedAt: account.now() });
}
