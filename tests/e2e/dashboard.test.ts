import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { formatBusinessDate } from '../../sdk/src/contracts/business-time.ts';
import { newAccount, storedRows, storeRow } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';

const { urls, keys } = runningStack();

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

describe('the dashboard', () => {
  it('shows the trial, cancels it with one click and one question, and takes that back', async () => {
    const client = await newClient('cancels');
    await using visitor = await visit();
    const { page } = visitor;
    await open(page, client);
    await page.getByRole('heading', { level: 1, name: 'Day 3 of 7' }).waitFor();
    await page.getByText(`Your free trial ends on ${formatBusinessDate(trialEnd)}.`).waitFor();
    expect(await faults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Cancel trial' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this subscription at period end?' });
    await dialog.waitFor();
    expect(await faults(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel at period end' }).click();
    const ending = `Cancelled, and yours until ${formatBusinessDate(trialEnd)}`;
    await page.getByRole('heading', { level: 1, name: ending }).waitFor();
    await page.getByText('Stripe will stop billing at period end.').first().waitFor();
    expect(await isEnding(client.subscription)).toBe(true);

    await page.reload();
    await page.getByRole('heading', { level: 1, name: ending }).waitFor();
    await page.getByRole('button', { name: 'Keep my plan' }).click();
    await page.getByRole('heading', { level: 1, name: 'Day 3 of 7' }).waitFor();
    expect(await isEnding(client.subscription)).toBe(false);
    expect(visitor.problems).toEqual([]);
  });

  it('is used by keyboard alone', async () => {
    const client = await newClient('keys');
    await using visitor = await visit();
    const { page } = visitor;
    await open(page, client);
    const reach = async (name: string) => {
      for (let presses = 0; presses < 60; presses += 1) {
        const reached = await page.evaluate<string>(
          "document.activeElement?.matches('button, summary, a') ? document.activeElement.textContent.trim() : ''",
        );
        if (reached === name) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The keyboard does not reach ${name}.`);
    };
    await page.getByRole('button', { name: 'Cancel trial' }).waitFor();
    await reach('Cancel trial');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await reach('Cancel trial');
    await page.keyboard.press('Enter');
    await reach('Cancel at period end');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Cancelled/ }).waitFor();
    await reach('Change password');
    await page.keyboard.press('Enter');
    await page.getByLabel('New password').waitFor();
    expect(await faults(page, 'main')).toEqual([]);
  });

  it('welcomes somebody without a subscription, and leads to a coach', async () => {
    const client = await newClient('begins', null);
    await using visitor = await visit();
    const { page } = visitor;
    await open(page, client);
    await page.getByRole('heading', { level: 1, name: 'Your place is here' }).waitFor();
    await page.getByText('Nothing to fill in yet.', { exact: false }).waitFor();
    expect(await faults(page, 'main')).toEqual([]);
    await page.locator('main').getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('dialog').getByLabel('Full name').waitFor();
    expect(visitor.problems).toEqual([]);
  });

  it('keeps the profile, shows HTML as text, and says at the field what is wrong', async () => {
    const client = await newClient('profile');
    await using visitor = await visit();
    const { page } = visitor;
    await open(page, client);
    const name = '<img src=x onerror=alert(1)>';
    await page.getByLabel('First name').fill(name);
    await page.getByLabel('Phone number').fill('12');
    await page.getByRole('button', { name: 'Save profile' }).click();
    const phone = page.getByLabel('Phone number');
    await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.evaluate<string>('document.activeElement.name')).toBe('phone');
    expect(await faults(page, 'main')).toEqual([]);
    await phone.fill('+971 50 123 4567');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Profile saved').first().waitFor();
    expect(await storedRows('profiles', `select=first_name,last_name,phone&id=eq.${client.id}`)).toEqual([
      { first_name: name, last_name: 'Haddad', phone: '+971 50 123 4567' },
    ]);
    await page.reload();
    await page.getByText(`, ${name}`).waitFor();
    expect(visitor.problems).toEqual([]);
  });

  it('shows the forms that wait, and leads to the first', async () => {
    const client = await newClient('forms');
    const response = await fetch(`${urls.api}/functions/v1/assign-forms-on-subscribe`, {
      method: 'POST',
      headers: {
        apikey: keys.publishable,
        authorization: `Bearer ${keys.secret}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ client_id: client.id }),
    });
    const { assigned } = (await response.json()) as { assigned: string[] };
    await using visitor = await visit();
    const { page } = visitor;
    await open(page, client);
    const links = page.getByRole('link', { name: /^Fill in / });
    await expect.poll(() => links.count()).toBe(assigned.length);
    expect((await links.first().getAttribute('href'))?.replace('/forms/', '')).toBe(assigned[0]);
    expect(await faults(page, 'main')).toEqual([]);
  });
});

describe('what fails', () => {
  it('is one part alone, with a way on', async () => {
    const client = await newClient('part');
    await using visitor = await visit();
    const { page } = visitor;
    await page.route('**/rest/v1/form_assignments**', (route) => route.abort());
    await open(page, client);
    await page.getByText('We could not load your forms').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Day 3 of 7' }).waitFor();
    expect(await faults(page, 'main')).toEqual([]);
    await page.unroute('**/rest/v1/form_assignments**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nothing to fill in yet.', { exact: false }).waitFor();
  });
});
