import Stripe from 'stripe';
import { expect, it, vi } from 'vitest';
import { storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { runningStack } from '../setup/running-stack.ts';

const { urls, keys } = runningStack();
const { hostname: host, port } = new URL(urls.stripe);
const stripe = new Stripe(keys.stripeSecretKey, { protocol: 'http', host, port, telemetry: false });

const mirrored = (email: string) =>
  storedRows<{ status: string; cancel_at_period_end: boolean }>(
    'subscriptions',
    `select=status,cancel_at_period_end&email=eq.${encodeURIComponent(email)}`,
  );

/** An event of Stripe's arrives within that. */
const delivery = { timeout: 15_000 };

it('sells a trial on a page of Stripe’s stand-in, shows it in the portal, and the mirror follows', async () => {
  await using visitor = await visit();
  const { page } = visitor;
  const email = `stand-in-${crypto.randomUUID()}@flow.example`;
  const product = await stripe.products.create({ name: 'Fixture plan' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'aed',
    unit_amount: 10_000,
    recurring: { interval: 'month' },
  });
  const customer = await stripe.customers.create({ email, name: 'Noor' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_data: { trial_period_days: 7 },
    success_url: `${urls.web}/?paid={CHECKOUT_SESSION_ID}`,
    cancel_url: urls.web,
  });

  await page.goto(String(session.url));
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Is declined now').check();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('radio', { name: 'Works' }).check();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.waitForURL(`${urls.web}/?paid=${session.id}`);
  await vi.waitFor(
    async () => expect(await mirrored(email)).toEqual([{ status: 'trialing', cancel_at_period_end: false }]),
    delivery,
  );

  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: urls.web });
  await page.goto(portal.url);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Resume plan' }).waitFor();
  await vi.waitFor(
    async () => expect(await mirrored(email)).toMatchObject([{ cancel_at_period_end: true }]),
    delivery,
  );

  await page.goto(`${urls.stripe}/?q=${email}`);
  await page.getByRole('button', { name: `Fail the card of ${email}` }).click();
  await page.getByRole('status').waitFor();
  await page.goto(`${urls.stripe}/?q=${email}`);
  await page.getByRole('button', { name: `Mend the card of ${email}` }).waitFor();
  expect(await faults(page)).toEqual([]);
});
