import type { TrialPlan } from '@flow/contracts/trial.ts';
import type Stripe from 'stripe';
import billingJson from './billing.gen.json' with { type: 'json' };
import { HttpError } from './errors.ts';

/** What is sold of one plan, as the pages and messages say it. */
export interface BillingPlan {
  name: string;
  lookup_key: string;
  /** In the smallest unit of the currency. */
  amount: number;
  interval: string;
  interval_count: number;
  /** Whether the price has the VAT in it. */
  vat_included: boolean;
}

/** What the content says of prices. */
export interface Billing {
  currency: string;
  trial_days: number;
  vat: { name: string; country: string; percent: number };
  plans: Record<TrialPlan, BillingPlan>;
}

export const billing: Billing = billingJson;

/** What a line of a checkout is made of at Stripe. */
export interface StripePlan {
  price: string;
  taxRate: string;
}

const wrong = (what: string) =>
  new HttpError(502, 'upstream', `Stripe has ${what}. Run "npm run publish:prices" with its key.`);

/**
 * The price and the tax of a plan, as they were published.
 *
 * @throws HttpError 502 where Stripe would charge other than what the content says
 */
export async function stripePlan(
  stripe: Pick<Stripe, 'prices' | 'taxRates'>,
  { currency, plans, vat }: Billing,
  plan: TrialPlan,
): Promise<StripePlan> {
  const { lookup_key, vat_included: inclusive, amount, interval, interval_count } = plans[plan];
  const [prices, rates] = await Promise.all([
    stripe.prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 }),
    stripe.taxRates.list({ active: true, inclusive, limit: 100 }),
  ]);
  const price = prices.data[0];
  if (price === undefined) throw wrong(`no price with the lookup key ${lookup_key}`);
  const { unit_amount, recurring } = price;
  const isAsWritten =
    price.currency === currency &&
    unit_amount === amount &&
    recurring?.interval === interval &&
    recurring.interval_count === interval_count;
  if (!isAsWritten) throw wrong(`another price with the lookup key ${lookup_key} than the content`);
  const rate = rates.data.find(
    ({ display_name, country, percentage }) =>
      display_name === vat.name && country === vat.country && percentage === vat.percent,
  );
  if (rate === undefined) throw wrong(`no tax rate for ${vat.name} of ${vat.percent} %`);
  return { price: price.id, taxRate: rate.id };
}
