import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { formatBusinessDate } from '../../sdk/src/contracts/business-time.ts';
import { demoAdmin, newAccount, storedRows, storeRow } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { flowOf, openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { reach } from './keyboard.ts';

const { urls } = runningStack();

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const trialEnd = day(4.5);

interface StoredClient {
  id: string;
  email: string;
  password: string;
  subscription: string;
}

/** A client of a test's own, on the third day of seven. */
async function newClient(name: string, subscription: object | null = {}): Promise<StoredClient> {
  const account = await newAccount(name, { first_name: 'Layla', last_name: 'Haddad' });
  const [profile] = await storedRows<{ id: string }>('profiles', `email=eq.${account.email}`);
  const id = profile?.id ?? '';
  const stripe_subscription_id = `sub_${crypto.randomUUID().replaceAll('-', '')}`;
  if (subscription) {
    await storeRow('subscriptions', {
      user_id: id,
      email: account.email,
      plan: 'Online, monthly',
      status: 'trialing',
      trial_start: day(-2.5),
      trial_end: trialEnd,
      current_period_end: trialEnd,
      stripe_customer_id: `cus_${stripe_subscription_id.slice(4)}`,
      stripe_subscription_id,
      ...subscription,
    });
  }
  return { ...account, id, subscription: stripe_subscription_id };
}

async function open(page: Page, account: { email: string; password: string }): Promise<void> {
  await openAs(account, page, '/dashboard');
  await page.getByRole('heading', { name: 'Your forms' }).waitFor();
}

const isEnding = async (subscription: string) => {
  const [row] = await storedRows<{ cancel_at_period_end: boolean }>(
    'subscriptions',
    `stripe_subscription_id=eq.${subscription}`,
  );
  return row?.cancel_at_period_end;
};

it('the forms wait, the profile is kept, HTML is text, a wrong field says what is wrong; a trial is shown, cancelled with one question, and kept after all, by keyboard alone', async () => {
  const client = await newClient('cancels');
  const { assigned } = await (await flowOf(demoAdmin)).forms.assignDefaults(client.id);
  await using visitor = await visit();
  const { page } = visitor;
  const press = async (name: string) => {
    await reach(page, page.locator('button, summary').filter({ hasText: name }).first());
    await page.keyboard.press('Enter');
  };
  await open(page, client);
  const links = page.getByRole('link', { name: /^Fill in / });
  await expect.poll(() => links.count()).toBe(assigned.length);
  expect((await links.first().getAttribute('href'))?.replace('/forms/', '')).toBe(assigned[0]);
  const name = '<img src=x onerror=alert(1)>';
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Phone number').fill('12');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const phone = page.getByLabel('Phone number');
  await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.evaluate<string>('document.activeElement.name')).toBe('phone');
  await press('Change password');
  await page.getByLabel('New password').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Day 3 of 7' }).waitFor();
  await page.getByText(`Your free trial ends on ${formatBusinessDate(trialEnd)}.`).waitFor();
  expect(await faults(page)).toEqual([]);
  await phone.fill('+971 50 123 4567');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText(`, ${name}`).waitFor();
  const toast = page.getByText('Profile saved').first();
  await toast.waitFor();
  // It is what Escape closes first.
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'detached' });
  expect(await storedRows('profiles', `select=first_name,last_name,phone&id=eq.${client.id}`)).toEqual([
    { first_name: name, last_name: 'Haddad', phone: '+971 50 123 4567' },
  ]);

  await press('Cancel trial');
  const dialog = page.getByRole('dialog', { name: 'Cancel this subscription at period end?' });
  await dialog.waitFor();
  expect(await faults(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await press('Cancel trial');
  await press('Cancel at period end');
  const ending = `Cancelled, and yours until ${formatBusinessDate(trialEnd)}`;
  await page.getByRole('heading', { level: 1, name: ending }).waitFor();
  await page.getByText('Stripe will stop billing at period end.').first().waitFor();
  expect(await isEnding(client.subscription)).toBe(true);
  expect(await faults(page, 'main')).toEqual([]);

  await page.reload();
  await page.getByRole('heading', { level: 1, name: ending }).waitFor();
  await press('Keep my plan');
  await page.getByRole('heading', { level: 1, name: 'Day 3 of 7' }).waitFor();
  expect(await isEnding(client.subscription)).toBe(false);
  expect(visitor.problems).toEqual([]);
});

it('somebody without a subscription is welcomed and led to a coach, also while a part of the page fails, and begins a trial', async () => {
  const client = await newClient('begins', null);
  await using visitor = await visit();
  const { page } = visitor;
  await page.route('**/rest/v1/form_assignments**', (route) => route.abort());
  await open(page, client);
  await page.getByRole('heading', { level: 1, name: 'Your place is here' }).waitFor();
  await page.getByText('We could not load your forms').waitFor();
  expect(await faults(page, 'main')).toEqual([]);
  await page.unroute('**/rest/v1/form_assignments**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing to fill in yet.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Start your free trial' }).click();
  await page.getByRole('radio', { name: /^Is declined now/ }).check();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('radio', { name: /^Works/ }).check();
  await page.getByRole('button', { name: 'Start trial' }).click();
  await page.waitForURL('**/thank-you-trial');
  const subscribed = () => storedRows<{ status: string }>('subscriptions', `user_id=eq.${client.id}`);
  await expect.poll(subscribed).toMatchObject([{ status: 'trialing' }]);

  await page.goto(`${urls.web}/dashboard`);
  await page.getByRole('button', { name: 'Cards and invoices' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).waitFor();
  expect(await faults(page)).toEqual([]);
  // What a developer has of Stripe's stand-in.
  await page.goto(`${urls.stripe}/?q=${client.email}`);
  await page.getByRole('button', { name: `Fail the card of ${client.email}` }).click();
  await page.getByRole('status').waitFor();
  await page.goto(`${urls.stripe}/?q=${client.email}`);
  await page.getByRole('button', { name: `Mend the card of ${client.email}` }).waitFor();
  expect(await faults(page)).toEqual([]);
});
