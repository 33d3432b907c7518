import { billingFileSchema } from './billing-schema.ts';
import { checkContent } from './content-error.ts';
import { contentDirectory } from './load.ts';
import { readYaml } from './read-file.ts';
import { pricingFileSchema } from './schema.ts';

/** What is sold of one plan, as Stripe's price has it. */
export interface BillingPlan {
  name: string;
  lookup_key: string;
  /** In the currency's smallest unit: fils. */
  amount: number;
  interval: 'week' | 'month';
  interval_count: number;
  /** Whether the amount has the VAT in it. */
  vat_included: boolean;
}

/** What the edge functions know of prices, and what Stripe is told of them. */
export interface Billing {
  currency: string;
  trial_days: number;
  vat: { name: string; country: string; percent: number };
  plans: Record<'weekly' | 'monthly' | 'twelve-weeks', BillingPlan>;
}

const fils = (aed: number) => Math.round(aed * 100);

/**
 * What is sold, from `billing.yaml` and `pricing.yaml`.
 *
 * @throws ContentError for a file that is not right
 */
export async function loadBilling(directory = contentDirectory): Promise<Billing> {
  const billing = checkContent('billing.yaml', billingFileSchema, await readYaml(directory, 'billing.yaml'));
  const pricing = checkContent('pricing.yaml', pricingFileSchema, await readYaml(directory, 'pricing.yaml'));
  const { trial, online, vatPercent: percent } = pricing;
  const plan = (
    key: keyof Billing['plans'],
    { price, plusVat }: { price: number; plusVat: boolean },
    [interval, interval_count]: ['week' | 'month', number],
  ): BillingPlan => {
    const { name, lookupKey: lookup_key } = billing.plans[key];
    return { name, lookup_key, amount: fils(price), interval, interval_count, vat_included: !plusVat };
  };
  return {
    currency: pricing.currency.toLowerCase(),
    trial_days: trial.days,
    vat: { name: billing.vatName, country: billing.country, percent },
    plans: {
      // The week is the monthly plan paid by the week, and so taxed alike.
      weekly: plan('weekly', { price: trial.weeklyPrice, plusVat: online.monthly.plusVat }, ['week', 1]),
      monthly: plan('monthly', online.monthly, ['month', 1]),
      'twelve-weeks': plan('twelve-weeks', online.twelveWeeks, ['week', 12]),
    },
  };
}
