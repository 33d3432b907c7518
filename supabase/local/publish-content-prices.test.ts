import { expect, it } from 'vitest';
import type { Billing } from '../../content/build-billing.ts';
import { type PublishedPrice, publishPrices } from '../../content/publish-prices.ts';
import { standIn } from './testing/stripe-fixture.ts';

const plan = (name: string, amount: number, changes: Partial<Billing['plans']['weekly']> = {}) => ({
  name,
  lookup_key: `fixture_${name}`,
  amount,
  interval: 'week' as const,
  interval_count: 1,
  vat_included: false,
  ...changes,
});

const billing: Billing = {
  currency: 'aed',
  trial_days: 7,
  vat: { name: 'VAT', country: 'AE', percent: 5 },
  plans: {
    weekly: plan('weekly', 10_000),
    monthly: plan('monthly', 30_000, { interval: 'month' }),
    'twelve-weeks': plan('season', 80_000, { interval_count: 12, vat_included: true }),
  },
};
const withWeekly = (changes: Partial<Billing['plans']['weekly']>): Billing => ({
  ...billing,
  plans: { ...billing.plans, weekly: { ...billing.plans.weekly, ...changes } },
});

const published = (changes: PublishedPrice[]) =>
  changes.filter(({ change }) => change === 'published').map(({ key }) => key);

/** A Stripe account to which the prices have been brought once. */
async function setUp() {
  const { client } = await standIn([]);
  const first = await publishPrices(client, billing);
  const priceOf = async (key: string) => {
    const { data } = await client.prices.list({ lookup_keys: [key], active: true });
    expect(data).toHaveLength(1);
    const [price] = data;
    if (price === undefined) throw new Error(`There is no price ${key}`);
    return price;
  };
  return { client, first, priceOf };
}

it('every plan gets a price under its lookup key, and each way of taxing a rate; a second time nothing is left to do', async () => {
  const { client, first, priceOf } = await setUp();
  expect(published(first)).toEqual([
    'fixture_weekly',
    'fixture_monthly',
    'fixture_season',
    'VAT 5 %, on top of the price',
    'VAT 5 %, in the price',
  ]);
  expect(await priceOf('fixture_season')).toMatchObject({
    unit_amount: 80_000,
    currency: 'aed',
    nickname: 'season',
    recurring: { interval: 'week', interval_count: 12 },
  });
  const prices = await client.prices.list();
  expect(published(await publishPrices(client, billing))).toEqual([]);
  expect(await client.prices.list()).toEqual(prices);
});

it.each([
  ['amount', { amount: 12_000 }, { unit_amount: 12_000 }],
  ['period', { interval_count: 2 }, { recurring: { interval: 'week', interval_count: 2 } }],
  ['name', { name: 'By the week' }, { nickname: 'By the week' }],
])(
  'another %s is a new price that takes over the lookup key; who is subscribed keeps the old one',
  async (_, changes, expected) => {
    const { client, priceOf } = await setUp();
    const before = await priceOf('fixture_weekly');
    const others = [await priceOf('fixture_monthly'), await priceOf('fixture_season')];
    const customer = await client.customers.create({ email: 'noor@flow.example' });
    const subscription = await client.subscriptions.create({
      customer: customer.id,
      items: [{ price: before.id }],
      trial_period_days: 7,
    });

    const changed = withWeekly(changes);
    expect(published(await publishPrices(client, changed))).toEqual(['fixture_weekly']);
    const after = await priceOf('fixture_weekly');
    expect(after.id).not.toBe(before.id);
    expect(after).toMatchObject({ product: before.product, ...expected });
    expect(await client.prices.retrieve(before.id)).toMatchObject({
      lookup_key: null,
      active: true,
      unit_amount: 10_000,
    });
    expect((await client.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe(before.id);
    expect([await priceOf('fixture_monthly'), await priceOf('fixture_season')]).toEqual(others);
    expect(published(await publishPrices(client, changed))).toEqual([]);
  },
);

it('another percentage is a new rate, and no new price', async () => {
  const { client } = await setUp();
  const changed = { ...billing, vat: { ...billing.vat, percent: 6 } };
  expect(published(await publishPrices(client, changed))).toEqual([
    'VAT 6 %, on top of the price',
    'VAT 6 %, in the price',
  ]);
  expect((await client.prices.list()).data).toHaveLength(3);
});
