import type Stripe from 'stripe';
import { expect, it, vi } from 'vitest';
import type { Billing } from '../../supabase/functions/_shared/billing.ts';
import type { ServiceDatabase } from '../../supabase/functions/_shared/database.ts';
import type { PendingCheckout, Person } from '../../supabase/functions/start-trial/handler.ts';
import { stripeCheckout } from '../../supabase/functions/start-trial/stripe-checkout.ts';
import type { CheckoutHousehold } from '../../supabase/functions/stripe-webhook/checkout-events.ts';
import { checkoutStore } from '../../supabase/functions/stripe-webhook/checkout-store.ts';
import { moveClock, record, seconds, standIn } from '../../supabase/local/testing/stripe-fixture.ts';

const vat = { name: 'VAT', country: 'AE', percent: 5 };
const terms = { amount: 10_000, interval: 'month', interval_count: 1 } as const;
const billing: Billing = {
  currency: 'aed',
  trial_days: 7,
  vat,
  plans: {
    weekly: { ...terms, name: 'Weekly', lookup_key: 'fixture_weekly', vat_included: true },
    monthly: { ...terms, name: 'Monthly', lookup_key: 'fixture_monthly', vat_included: false },
    'twelve-weeks': { ...terms, name: 'Twelve weeks', lookup_key: 'fixture_weeks', vat_included: true },
  },
};
const person: Person = {
  email: 'layla@flow.example',
  name: 'Layla Haddad',
  phone: '+971500000001',
  clientId: null,
};
const checkout: PendingCheckout = {
  id: '7f5b7a5e-0000-4000-8000-00000000000a',
  row: {},
  rivals: [],
  isOpen: false,
  createdAt: new Date(seconds * 1_000).toISOString(),
};

/** Nobody is invited by what is asked here. */
const invitations = {} as Parameters<typeof checkoutStore>[2];

const household: CheckoutHousehold = {
  email: person.email,
  phone: person.phone,
  ownCustomers: [],
  householdCustomers: [],
  rivals: [],
};

/** The functions' own requests to Stripe, at a stand-in that sells two plans. */
async function setUp() {
  const { client, submit } = await standIn([]);
  const product = await client.products.create({ name: 'Fixture plan' });
  for (const { lookup_key } of [billing.plans.weekly, billing.plans.monthly]) {
    await client.prices.create({
      ...{ product: product.id, currency: 'aed', unit_amount: terms.amount, lookup_key },
      recurring: { interval: terms.interval },
    });
  }
  for (const inclusive of [true, false]) {
    await client.taxRates.create({ display_name: vat.name, percentage: 5, country: 'AE', inclusive });
  }
  const fail = (path: string) =>
    submit('/actions/fault', { kind: 'error_after', method: 'POST', path, times: '1' });
  const openPages = async () => (await client.checkout.sessions.list({ status: 'open' })).data;
  const { findEarlier } = checkoutStore(client, {} as ServiceDatabase, invitations);
  const requests = stripeCheckout(client, billing, 'http://site.example');
  return { client, submit, fail, openPages, findEarlier, ...requests };
}

async function subscribed(
  { client, submit }: Pick<Awaited<ReturnType<typeof setUp>>, 'client' | 'submit'>,
  person: Stripe.CustomerCreateParams,
  { isOver = true, isTrial = true } = {},
) {
  const { id: customer } = await client.customers.create(person);
  await submit('/actions/card', { customer, card: 'works' });
  const price = (await client.prices.list({ limit: 1 })).data[0]?.id ?? '';
  const begun = await client.subscriptions.create({
    customer,
    items: [{ price }],
    ...(isTrial && { trial_period_days: 7 }),
  });
  if (isOver) await client.subscriptions.cancel(begun.id);
  return begun;
}

it.each([
  ['the address', { email: person.email }],
  ['the address in other letters', { email: 'Layla@Flow.Example' }],
  ['the number', { email: 'partner@flow.example', phone: '+971500000001' }],
])('a trial that only Stripe knows of is found by %s', async (_, customer) => {
  const { client, submit, askStripe } = await setUp();
  expect(await askStripe(person)).toBeNull();
  await subscribed({ client, submit }, customer);
  const began = new Date(seconds * 1_000).toISOString();
  expect(await askStripe(person)).toEqual({ refusal: 'trial_used', began });
});

it('a subscription that only Stripe knows of is found by the address in other letters', async () => {
  const { client, submit, askStripe } = await setUp();
  await subscribed({ client, submit }, { email: 'Layla@Flow.Example' }, { isOver: false });
  expect(await askStripe(person)).toEqual({ refusal: 'running', status: 'trialing' });
});

it('an address with a quote is asked for as it is', async () => {
  const { client, submit, askStripe } = await setUp();
  const email = "o'brien@flow.example";
  expect(await askStripe({ ...person, email, phone: null })).toBeNull();
  await subscribed({ client, submit }, { email: "O'Brien@flow.example" });
  expect(await askStripe({ ...person, email, phone: null })).toMatchObject({ refusal: 'trial_used' });
});

it.each([person.email, 'Layla@Flow.Example'])('Stripe’s customer %s is used again', async (email) => {
  const { client, makePage } = await setUp();
  const known = await client.customers.create({ email });
  expect(await makePage(checkout, person, 'weekly', 7)).toMatchObject({ customerId: known.id });
  expect((await client.customers.list()).data).toHaveLength(1);
});

it.each([
  ['weekly', true],
  ['monthly', false],
] as const)('the price of the plan %s has the tax in it: %s', async (plan, inclusive) => {
  const { client, submit, makePage } = await setUp();
  const { url, customerId } = await makePage(checkout, person, plan, 7);
  await submit(new URL(url).pathname, { card: 'works' });
  const [begun] = (await client.subscriptions.list({ customer: customerId })).data;
  expect(begun?.items.data[0]?.tax_rates).toMatchObject([{ inclusive, percentage: 5 }]);
});

it.each<[string, Partial<Stripe.PriceCreateParams>]>([
  ['amount', { unit_amount: 9_900 }],
  ['currency', { currency: 'usd' }],
  ['interval', { recurring: { interval: 'week' } }],
  ['number of intervals', { recurring: { interval: 'month', interval_count: 3 } }],
])('a price of another %s than the content has is not sold', async (_, change) => {
  const { client, makePage, openPages } = await setUp();
  const { product } = (await client.prices.list({ limit: 1 })).data[0] ?? {};
  await client.prices.create({
    ...{
      product: String(product),
      currency: 'aed',
      unit_amount: terms.amount,
      recurring: { interval: 'month' },
    },
    ...{ lookup_key: 'fixture_weekly', transfer_lookup_key: true, ...change },
  });
  await expect(makePage(checkout, person, 'weekly', 7)).rejects.toMatchObject({
    status: 502,
    message:
      'Stripe has another price with the lookup key fixture_weekly than the content. Run "npm run publish:prices" with its key.',
  });
  expect(await openPages()).toEqual([]);
  expect((await client.customers.list()).data).toEqual([]);
});

it.each(['/v1/checkout/sessions', '/v1/customers'])(
  'a failure of POST %s after it was done leaves one customer and one page, which is found',
  async (path) => {
    const { client, fail, openPages, makePage } = await setUp();
    await fail(path);
    const page = await makePage(checkout, person, 'weekly', 7);
    expect(await makePage(checkout, person, 'weekly', 7)).toEqual(page);
    expect(await openPages()).toMatchObject([{ id: page.sessionId, url: page.url }]);
    expect((await client.customers.list()).data).toHaveLength(1);
  },
);

it('a failure that Stripe has kept for a key does not lock the person out', async () => {
  const { client, fail, openPages, makePage } = await setUp();
  await fail('/v1/checkout/sessions');
  const first = await makePage(checkout, person, 'weekly', 7);
  await client.checkout.sessions.expire(first.sessionId);
  const second = await makePage(checkout, person, 'weekly', 7);
  expect(await openPages()).toMatchObject([{ id: second.sessionId }]);
});

it('an account that is confirmed before the retry neither locks the person out nor opens a second page', async () => {
  const { client, openPages, makePage } = await setUp();
  const first = await makePage(checkout, person, 'weekly', 7);
  const confirmed = { ...person, name: 'Layla H.', clientId: '7f5b7a5e-0000-4000-8000-000000000009' };
  expect(await makePage(checkout, confirmed, 'weekly', 7)).toEqual(first);
  await client.checkout.sessions.expire(first.sessionId);
  const second = await makePage(checkout, confirmed, 'weekly', 7);
  expect(await openPages()).toMatchObject([
    { id: second.sessionId, cancel_url: 'http://site.example/dashboard' },
  ]);
});

it('a page ends the other pages of its customer, and no page that was paid', async () => {
  const { submit, openPages, makePage, expirePage } = await setUp();
  const weekly = await makePage(checkout, person, 'weekly', 7);
  const other = { ...checkout, id: '7f5b7a5e-0000-4000-8000-00000000000b' };
  const monthly = await makePage(other, person, 'monthly', 7);
  expect(await openPages()).toMatchObject([{ id: monthly.sessionId }]);
  expect(await expirePage(weekly.sessionId)).toBe('expired');
  await submit(new URL(monthly.url).pathname, { card: 'works' });
  expect(await expirePage(monthly.sessionId)).toBe('paid');
});

it('a late request leaves the page alone that has taken its place', async () => {
  const { openPages, makePage } = await setUp();
  const newer = { ...checkout, id: '7f5b7a5e-0000-4000-8000-00000000000b' };
  const { sessionId } = await makePage(newer, person, 'monthly', 7);
  const late = { ...checkout, createdAt: new Date((seconds - 60) * 1_000).toISOString() };
  await makePage(late, person, 'weekly', 7);
  expect((await openPages()).map(({ id }) => id)).toContain(sessionId);
});

it('a request whose rival is paid while it looks for pages makes none', async () => {
  const { client, submit, openPages, makePage } = await setUp();
  const rival = await makePage(checkout, person, 'weekly', 7);
  const { sessions } = client.checkout;
  const open = await sessions.list({ status: 'open' });
  await submit(new URL(rival.url).pathname, { card: 'works' });
  vi.spyOn(sessions, 'list').mockReturnValueOnce(Promise.resolve(open) as ReturnType<typeof sessions.list>);
  const other = { ...checkout, id: '7f5b7a5e-0000-4000-8000-00000000000b' };
  await expect(makePage(other, person, 'monthly', 7)).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
  });
  expect(await openPages()).toEqual([]);
});

it('a page is over where Stripe fails after it has ended it', async () => {
  const { fail, openPages, makePage, expirePage } = await setUp();
  const { sessionId } = await makePage(checkout, person, 'weekly', 7);
  await fail('/v1/checkout/sessions/*/expire');
  expect(await expirePage(sessionId)).toBe('expired');
  expect(await openPages()).toEqual([]);
});

it('of two subscriptions of one second exactly one comes first', async () => {
  const stripe = await setUp();
  const { findEarlier } = stripe;
  const own = [];
  for (let count = 0; count < 2; count += 1) {
    own.push(await subscribed(stripe, { email: person.email }, { isOver: false }));
  }
  const found = await Promise.all(own.map((one) => findEarlier(one, household)));
  const first = found.indexOf(null);
  expect(found[1 - first]).toBe(own[first]?.id);
});

it('a subscription that runs excludes the person’s next one, and a trial the household’s next trial', async () => {
  const stripe = await setUp();
  const { client, findEarlier } = stripe;
  const partner = { email: 'partner@flow.example', phone: '+971500000001' };
  const { id: paying } = await subscribed(stripe, partner, { isOver: false, isTrial: false });
  await moveClock(client, seconds + 60);
  const phone = '+971500000002';
  const trial = await subscribed(stripe, { email: person.email, phone });
  expect(await findEarlier(trial, household)).toBeNull();
  expect(await findEarlier(trial, { ...household, email: partner.email })).toBe(paying);

  await moveClock(client, seconds + 120);
  const third = { ...household, email: 'third@flow.example' };
  const second = await subscribed(stripe, { email: third.email });
  expect(await findEarlier(second, third)).toBeNull();
  expect(await findEarlier(second, { ...third, phone })).toBe(trial.id);
  const householdCustomers = [String(trial.customer)];
  expect(await findEarlier(second, { ...third, householdCustomers })).toBe(trial.id);
  const fourth = { ...household, email: 'fourth@flow.example', householdCustomers };
  const paid = await subscribed(stripe, { email: fourth.email }, { isOver: false, isTrial: false });
  expect(await findEarlier(paid, fourth)).toBeNull();
});

it('a subscription that is not in the list of its customer, who was deleted, has an order too', async () => {
  const stripe = await setUp();
  const { client, findEarlier } = stripe;
  const first = await subscribed(stripe, { email: person.email }, { isOver: false });
  await moveClock(client, seconds + 60);
  const second = await subscribed(stripe, { email: 'second@flow.example' });
  const ofDeleted = { ...second, customer: 'cus_deleted' };
  expect(await findEarlier(ofDeleted, household)).toBe(first.id);
  expect(await findEarlier(ofDeleted, { ...household, email: 'third@flow.example' })).toBeNull();
});

it('the note of an account is made by the delivery after a failure that Stripe has kept', async () => {
  const { client, submit } = await standIn([record()]);
  const { noteAccount } = checkoutStore(client, {} as ServiceDatabase, invitations);
  await submit('/actions/fault', {
    kind: 'error_after',
    method: 'POST',
    path: '/v1/subscriptions/*',
    times: '1',
  });
  await expect(noteAccount('sub_1', 'account-1')).rejects.toMatchObject({ statusCode: 500 });
  await noteAccount('sub_1', 'account-1');
  expect((await client.subscriptions.retrieve('sub_1')).metadata).toEqual({ user_id: 'account-1' });
});
