import { isDeepStrictEqual } from 'node:util';
import Stripe from 'stripe';
import { type Billing, type BillingPlan, loadBilling } from './build-billing.ts';

/** What became of one price or tax at Stripe. */
export interface PublishedPrice {
  /** A price's lookup key, or the tax's name. */
  key: string;
  change: 'published' | 'unchanged';
}

/** What of a price cannot be changed at Stripe, where an amount that changes is a new price. */
const terms = ({ unit_amount, currency, recurring }: Stripe.Price) => ({
  amount: unit_amount,
  currency,
  interval: recurring?.interval,
  interval_count: recurring?.interval_count,
});

async function publishPrice(stripe: Stripe, currency: string, plan: BillingPlan): Promise<PublishedPrice> {
  const { name, lookup_key: key, amount, interval, interval_count } = plan;
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [present] = data;
  const wanted = { amount, currency, interval, interval_count };
  if (present && present.nickname === name && isDeepStrictEqual(terms(present), wanted)) {
    return { key, change: 'unchanged' };
  }
  const product =
    present === undefined
      ? (await stripe.products.create({ name }, { idempotencyKey: `product-${key}` })).id
      : String(present.product);
  await stripe.prices.create({
    product,
    currency,
    unit_amount: amount,
    recurring: { interval, interval_count },
    nickname: name,
    lookup_key: key,
    // Subscriptions that run keep the price that they began with.
    transfer_lookup_key: true,
  });
  return { key, change: 'published' };
}

async function publishTax(stripe: Stripe, vat: Billing['vat'], inclusive: boolean): Promise<PublishedPrice> {
  const { name, country, percent } = vat;
  const key = `${name} ${percent} %, ${inclusive ? 'in' : 'on top of'} the price`;
  const rates = await stripe.taxRates
    .list({ active: true, inclusive, limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  const isThere = rates.some(
    (rate) => rate.display_name === name && rate.country === country && rate.percentage === percent,
  );
  if (isThere) return { key, change: 'unchanged' };
  await stripe.taxRates.create({ display_name: name, country, percentage: percent, inclusive });
  return { key, change: 'published' };
}

/** Brings the prices of `content/` to a Stripe account, as often as it is asked. */
export async function publishPrices(stripe: Stripe, billing: Billing): Promise<PublishedPrice[]> {
  const plans = Object.values(billing.plans);
  const published: PublishedPrice[] = [];
  for (const plan of plans) published.push(await publishPrice(stripe, billing.currency, plan));
  for (const inclusive of new Set(plans.map((plan) => plan.vat_included))) {
    published.push(await publishTax(stripe, billing.vat, inclusive));
  }
  return published;
}

if (import.meta.main) {
  const { STRIPE_SECRET_KEY: key } = process.env;
  if (!key) {
    console.error('Set STRIPE_SECRET_KEY: the secret key of the Stripe account that sells.');
    process.exit(1);
  }
  const published = await publishPrices(new Stripe(key), await loadBilling());
  for (const { key: name, change } of published) console.log(`${name}: ${change}`);
}
