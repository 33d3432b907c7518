import type { StripeAccount } from './account.ts';
import { newCustomer } from './customers.ts';
import { newInvoice } from './invoice.ts';
import { day } from './periods.ts';
import { termsOfPlan } from './plan-terms.ts';
import { newPrice } from './prices.ts';
import { newProduct } from './products.ts';
import { derivedId } from './subscription.ts';
import { keepSubscription } from './subscription-life.ts';
import {
  type CustomerSeed,
  type SubscriptionRecord,
  type SubscriptionSeed,
  subscriptionSeedSchema,
} from './subscription-record.ts';
import type { Price } from './wire.ts';

/**
 * Takes in the subscriptions that the account does not know, with their customers and prices; what it knows is its own.
 * Nothing is told of them: they have been there before.
 *
 * @returns whether there was one.
 */
export function absorb(account: StripeAccount, seeds: readonly SubscriptionSeed[]): boolean {
  let hasChanged = false;
  for (const seed of seeds) {
    if (account.subscriptions.get(seed.id)) continue;
    takeIn(account, subscriptionSeedSchema.parse(seed));
    hasChanged = true;
    account.isChanged = true;
  }
  return hasChanged;
}

/** The same for customers without a subscription. */
export function absorbCustomers(account: StripeAccount, seeds: readonly CustomerSeed[]): boolean {
  const unknown = seeds.filter(({ id }) => !account.customers.get(id) && !account.deletedCustomers.has(id));
  for (const { id, created, email, name } of unknown) {
    account.customers.add(newCustomer({ id, created, email, name }));
    account.isChanged = true;
  }
  return unknown.length > 0;
}

function takeIn(account: StripeAccount, seed: ReturnType<typeof subscriptionSeedSchema.parse>): void {
  const now = account.now();
  const { plan, email, name, owed, ...shared } = seed;
  const { created, customer: customerId, status, trialEnd, canceledAt } = seed;
  const owes = status === 'past_due' || status === 'unpaid';
  if (!account.customers.get(customerId)) {
    account.customers.add(newCustomer({ id: customerId, created, email, name }));
    account.cards.set(customerId, owes ? 'declined' : 'works');
  }
  const isOver = status === 'canceled' || status === 'incomplete_expired';
  const leaves = seed.cancelAtPeriodEnd || status === 'canceled';
  const record: SubscriptionRecord = {
    ...shared,
    price: priceOfPlan(account, plan).id,
    quantity: 1,
    taxRates: [],
    description: null,
    anchor: seed.periodEnd,
    endedAt: isOver ? (canceledAt ?? seed.periodEnd) : null,
    cancellation: { reason: leaves ? 'cancellation_requested' : null, comment: null, feedback: null },
    latestInvoice: null,
    pauseCollection: null,
    missingCard: 'create_invoice',
    isTrialEndAnnounced: trialEnd === null || trialEnd - 3 * day <= now,
    standsStill: seed.periodEnd <= now,
  };
  const invoice = owes ? owedInvoice(account, record, owed) : null;
  keepSubscription(account, { ...record, latestInvoice: invoice });
}

/** What a subscription that is behind owes: it is paid when its card is mended, and not tried before. */
function owedInvoice(
  account: StripeAccount,
  record: SubscriptionRecord,
  owed: SubscriptionSeed['owed'] = null,
): string {
  const invoice = newInvoice(account, record, {
    reason: 'subscription_cycle',
    period: { start: record.periodStart, end: record.periodEnd },
    ...(owed && { id: owed.id }),
  });
  const { finalized_at = null, ...known } = owed ?? {};
  const due = owed?.total ?? invoice.total;
  account.invoices.add({
    ...invoice,
    attempt_count: 1,
    ...known,
    status: 'open',
    attempted: true,
    amount_due: due,
    amount_remaining: due,
    effective_at: finalized_at,
    status_transitions: { ...invoice.status_transitions, finalized_at },
  });
  return invoice.id;
}

/** A price for a plan of which only the name is known. */
function priceOfPlan(account: StripeAccount, plan: string): Price {
  const id = derivedId('price', plan);
  const known = account.prices.get(id);
  if (known) return known;
  const created = account.now();
  const product = newProduct({ id: derivedId('prod', plan), name: plan, created });
  const { interval, count, amount } = termsOfPlan(plan);
  const price = newPrice({
    id,
    product: product.id,
    created,
    currency: 'aed',
    nickname: plan,
    unit_amount: amount,
    recurring: {
      interval,
      interval_count: count,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
  });
  account.products.add(product);
  account.prices.add(price);
  return price;
}
