import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDay, businessDayRange } from '../../sdk/src/contracts/business-time.ts';
import { demoAdmin, demoClient, storedRows } from '../setup/backend.ts';
import { launchBrowser, visit } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';

const { urls } = runningStack();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

interface StoredSubscription {
  stripe_subscription_id: string;
  email: string;
  cancel_at_period_end: boolean;
}

describe('the admin', () => {
  it('asks a visitor to sign in and brings the admin back to the list', async () => {
    await using visitor = await visit(browser);
    const { page } = visitor;
    await page.goto(`${urls.web}/admin`);
    await page.waitForURL('**/auth?returnTo=/admin');
    await signIn(page, demoAdmin);
    await page.waitForURL(`${urls.web}/admin`);
    await page.getByText('Manage subscribers, plans, and billing.').waitFor();
    await page.getByRole('columnheader', { name: 'Next charge' }).waitFor();
    await page.getByText('client@flow.example').waitFor();
    expect(await page.getByRole('row').count()).toBe(101);
    expect(visitor.problems).toEqual([]);
  });

  it('cancels a subscription at period end and resumes it: the row shows it, the database and the audit log hold it', async () => {
    await using visitor = await visit(browser);
    const { page } = visitor;
    const [chosen] = await storedRows<StoredSubscription>(
      'subscriptions',
      'status=eq.active&cancel_at_period_end=is.false&user_deleted=is.false&order=began_at.desc&limit=1',
    );
    if (!chosen) throw new Error('The demo data holds no active subscription.');

    await page.goto(`${urls.web}/auth?returnTo=/admin`);
    await signIn(page, demoAdmin);
    await page.getByLabel('Status').selectOption('active');
    await page.getByRole('button', { name: 'Apply' }).click();
    const row = page.getByRole('row').filter({ hasText: chosen.email });
    await row.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Cancel this subscription at period end?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel at period end' }).click();

    await page.getByText('Cancellation requested').first().waitFor();
    await page.getByText('Stripe will stop billing at period end.').first().waitFor();
    await row.getByText(/^Cancels /).waitFor();
    expect(await row.getByRole('button', { name: 'Cancel' }).count()).toBe(0);

    const [stored] = await storedRows<StoredSubscription>(
      'subscriptions',
      `stripe_subscription_id=eq.${chosen.stripe_subscription_id}`,
    );
    expect(stored?.cancel_at_period_end).toBe(true);
    const audit = await storedRows('audit_log', `subject_id=eq.${chosen.stripe_subscription_id}`);
    expect(audit).toMatchObject([{ action: 'subscription.cancel', actor_email: demoAdmin.email }]);

    await row.getByRole('button', { name: 'Resume' }).press('Enter');
    await page.getByText('Cancellation withdrawn').first().waitFor();
    await page.getByText('Billing goes on as before.').first().waitFor();
    await row.getByRole('button', { name: 'Cancel' }).waitFor();
    expect(await row.getByText(/^Cancels /).count()).toBe(0);
    const [resumed] = await storedRows<StoredSubscription>(
      'subscriptions',
      `stripe_subscription_id=eq.${chosen.stripe_subscription_id}`,
    );
    expect(resumed?.cancel_at_period_end).toBe(false);
  });

  it('refuses a client: a toast, Forbidden for a moment, then the dashboard', async () => {
    await using visitor = await visit(browser);
    const { page } = visitor;
    await page.goto(`${urls.web}/auth?returnTo=/admin`);
    await signIn(page, demoClient);
    await page.getByText('Access denied').first().waitFor();
    await page.getByText('Forbidden').waitFor();
    await page.waitForURL(`${urls.web}/dashboard`);
  });

  it('exports every row that matches, as the file the browser saves', async () => {
    await using visitor = await visit(browser);
    const { page } = visitor;
    await page.goto(`${urls.web}/auth?returnTo=/admin`);
    await signIn(page, demoAdmin);
    await page.getByRole('columnheader', { name: 'Next charge' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^subscriptions-\d{4}-\d{2}-\d{2}\.csv$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'email,name,plan,status,trial_start,trial_end,current_period_end,stripe_customer_id,stripe_subscription_id,last_sign_in_at,updated_at,user_deleted',
    );
    const stored = await storedRows<{ id: string }>('subscriptions', 'select=id');
    expect(lines).toHaveLength(stored.length + 1);
  });

  it('lists the days between From and To in Dubai, both included', async () => {
    await using visitor = await visit(browser);
    const { page } = visitor;
    const [newest] = await storedRows<{ began_at: string }>(
      'subscriptions',
      'status=eq.active&order=began_at.desc&limit=1',
    );
    const day = businessDay(new Date(newest?.began_at ?? ''));
    const { from, to } = businessDayRange(day, day);
    const stored = await storedRows(
      'subscriptions',
      `status=eq.active&began_at=gte.${from}&began_at=lt.${to}&select=id`,
    );
    expect(stored.length).toBeGreaterThan(0);

    await page.goto(`${urls.web}/auth?returnTo=/admin`);
    await signIn(page, demoAdmin);
    await page.getByRole('button', { name: 'Load more' }).waitFor();
    await page.getByLabel('Status').selectOption('active');
    await page.getByLabel('From').fill(day);
    await page.getByLabel('To').fill(day);
    await page.getByRole('button', { name: 'Apply' }).click();
    const count = stored.length === 1 ? '1 subscription' : `${stored.length} subscriptions`;
    await page.getByText(count, { exact: true }).waitFor();
    expect(await page.getByRole('row').count()).toBe(stored.length + 1);

    await page.getByLabel('From').fill('2099-01-01');
    await page.getByLabel('To').fill('');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('No data').waitFor();
    expect(visitor.problems).toEqual([]);
  });

  it('says why the list could not be loaded, and lets the admin leave', async () => {
    await using visitor = await visit(browser);
    const { page } = visitor;
    await page.route('**/functions/v1/admin-list-subscriptions', (route) => route.abort());
    await page.goto(`${urls.web}/auth?returnTo=/admin`);
    await signIn(page, demoAdmin);
    await page.getByText('Failed to load').first().waitFor();
    await page.unroute('**/functions/v1/admin-list-subscriptions');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'View PARQ' }).first().click();
    await page.getByText('PARQ data functionality has been removed').first().waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${urls.web}/`);
    await page.goto(`${urls.web}/admin`);
    await page.waitForURL('**/auth?returnTo=/admin');
  });

  it('leaves the screen when the admin signs out in another tab', async () => {
    await using visitor = await visit(browser);
    const { page, context } = visitor;
    await page.goto(`${urls.web}/auth?returnTo=/admin`);
    await signIn(page, demoAdmin);
    await page.getByRole('button', { name: 'Load more' }).waitFor();
    const other = await context.newPage();
    await other.goto(`${urls.web}/dashboard`);
    await other.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/auth?returnTo=/admin');
    expect(await page.getByRole('row').count()).toBe(0);
  });
});
