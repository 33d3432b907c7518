import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { businessDay, businessDayRange } from '../../sdk/src/contracts/business-time.ts';
import { demoAdmin, demoClient, mailedLink, newAccount, storedRows, storeRow } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs, submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { desktop, phone } from './admin-records.ts';
import { hasFocus, reach } from './keyboard.ts';

const { urls } = runningStack();

interface StoredSubscription {
  stripe_subscription_id: string;
  email: string;
  cancel_at_period_end: boolean;
}

describe('the admin', () => {
  it('asks a visitor to sign in and brings the admin back to the list', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await page.goto(`${urls.web}/admin`);
    await page.waitForURL('**/auth?returnTo=/admin');
    await submitSignIn(page, demoAdmin);
    await page.waitForURL(`${urls.web}/admin`);
    await page.getByText('Manage subscribers, plans, and billing.').waitFor();
    await page.getByRole('columnheader', { name: 'Next charge' }).waitFor();
    await page.getByText('client@flow.example').waitFor();
    expect(await page.getByRole('row').count()).toBe(101);
    expect(visitor.problems).toEqual([]);
  });

  it('cancels a subscription at period end and resumes it: the row shows it, the database and the audit log hold it', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const [chosen] = await storedRows<StoredSubscription>(
      'subscriptions',
      'status=eq.active&cancel_at_period_end=is.false&user_deleted=is.false&order=began_at.desc&limit=1',
    );
    if (!chosen) throw new Error('The demo data holds no active subscription.');

    await openAs(demoAdmin, page, '/admin');
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
    await using visitor = await visit();
    const { page } = visitor;
    await openAs(demoClient, page, '/admin');
    await page.getByText('Access denied').first().waitFor();
    await page.getByText('Forbidden').waitFor();
    await page.waitForURL(`${urls.web}/dashboard`);
  });

  it('lists the days between From and To in Dubai, both included', async () => {
    await using visitor = await visit();
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

    await openAs(demoAdmin, page, '/admin');
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

  it('is used by the keyboard alone: filters, cancel, resume and the popovers', async () => {
    await using visitor = await visit(desktop);
    const { page } = visitor;
    const day = '2002-03-02';
    const id = `sub_${crypto.randomUUID().replaceAll('-', '')}`;
    const subscription = {
      email: 'keyboard@flow.example',
      trial_start: `${day}T08:00:00Z`,
      current_period_end: new Date(Date.now() + 9 * 86_400_000).toISOString(),
      stripe_customer_id: id.replace('sub', 'cus'),
    };
    await storeRow('subscriptions', { ...subscription, status: 'active', stripe_subscription_id: id });
    await storeRow('subscriptions', {
      ...subscription,
      status: 'past_due',
      stripe_subscription_id: `${id}b`,
    });
    const isEnding = async () =>
      (await storedRows<StoredSubscription>('subscriptions', `stripe_subscription_id=eq.${id}`))[0]
        ?.cancel_at_period_end;
    await openAs(demoAdmin, page, `/admin?from=${day}&to=${day}`);
    await page.getByText('2 subscriptions', { exact: true }).waitFor();

    await reach(page, page.getByLabel('Status'));
    await page.keyboard.type('active');
    await reach(page, page.getByRole('button', { name: 'Apply' }));
    await page.keyboard.press('Enter');
    await page.getByText('1 subscription', { exact: true }).waitFor();

    const cancel = page.getByRole('row').getByRole('button', { name: 'Cancel' });
    const dialog = page.getByRole('dialog', { name: 'Cancel this subscription at period end?' });
    await reach(page, cancel);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(cancel);
    expect(await isEnding()).toBe(false);
    await page.keyboard.press('Enter');
    await reach(page, dialog.getByRole('button', { name: 'Cancel at period end' }));
    await page.keyboard.press('Enter');
    await page.getByText('Cancellation requested').first().waitFor();
    expect(await isEnding()).toBe(true);
    await reach(page, page.getByRole('row').getByRole('button', { name: 'Resume' }));
    await page.keyboard.press('Enter');
    await page.getByText('Cancellation withdrawn').first().waitFor();
    // A toast is what Escape closes first.
    await page.keyboard.press('Escape');

    for (const [name, field] of [
      ['Change password', 'New password'],
      ['Reset password', 'Email'],
    ] as const) {
      const opener = page.getByRole('button', { name });
      await reach(page, opener);
      await page.keyboard.press('Enter');
      const popover = page.getByRole('dialog', { name });
      await reach(page, popover.getByLabel(field, { exact: true }));
      await page.keyboard.press('Escape');
      await popover.waitFor({ state: 'detached' });
      await hasFocus(opener);
    }
    expect(visitor.problems).toEqual([]);
  });

  it('shows a subscription whose account is gone in red italics', async () => {
    await using visitor = await visit(desktop);
    const { page } = visitor;
    const [gone] = await storedRows<{ email: string; began_at: string }>(
      'subscriptions',
      'user_deleted=is.true&order=began_at.desc&limit=1',
    );
    if (!gone) throw new Error('The demo data holds nobody whose account is gone.');
    await openAs(demoAdmin, page, `/admin?to=${businessDay(new Date(gone.began_at))}`);
    const row = page.locator('[data-deleted="true"]').filter({ hasText: gone.email });
    await row.waitFor();
    const look = (part: Locator) =>
      part.evaluate((element) => {
        const { fontStyle, color } = getComputedStyle(element);
        return { fontStyle, color };
      });
    const neighbour = await look(page.locator('[data-deleted="false"]').first());
    const shown = await look(row);
    expect([shown.fontStyle, neighbour.fontStyle]).toEqual(['italic', 'normal']);
    expect(shown.color).not.toBe(neighbour.color);
    const [red = 0, green = 0, blue = 0] = (shown.color.match(/[\d.]+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(Math.max(green, blue));
    expect(await look(row.getByText(gone.email))).toEqual(shown);
  });

  it.each([
    ['a phone', phone],
    ['a desk', desktop],
  ])('says on %s what went wrong with an export, a password and a reset', async (_, screen) => {
    await using visitor = await visit(screen);
    const { page } = visitor;
    const account = await newAccount('reset-by-admin');
    const toast = (text: string) => page.getByText(text, { exact: true }).first();
    const failing = { status: 500, body: '{}', headers: { 'access-control-allow-origin': '*' } };
    await openAs(demoAdmin, page, '/admin');
    await page.getByRole('button', { name: 'Load more' }).waitFor();
    await page.route('**/functions/v1/admin-export-subscriptions', (route) => route.fulfill(failing));
    await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
    await toast('Export failed').waitFor();
    await page.unroute('**/functions/v1/admin-export-subscriptions');

    await page.getByRole('button', { name: 'Change password' }).press('Enter');
    const password = page.getByLabel('New password', { exact: true });
    const confirmation = page.getByLabel('Confirm password', { exact: true });
    const update = page.getByRole('button', { name: 'Update password' });
    await password.fill('a-new-password');
    await confirmation.fill('another-password');
    await update.press('Enter');
    await toast('Passwords do not match').waitFor();
    await page.route('**/auth/v1/user', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(failing) : route.fallback(),
    );
    await confirmation.fill('a-new-password');
    await update.press('Enter');
    await toast('Update failed').waitFor();
    await toast('Please try again.').waitFor();
    expect([await password.inputValue(), await confirmation.inputValue()]).toEqual([
      'a-new-password',
      'a-new-password',
    ]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Reset password' }).press('Enter');
    const send = page.getByRole('button', { name: 'Send reset email' });
    await send.press('Enter');
    await toast('Email required').waitFor();
    await toast('Please enter an email address.').waitFor();
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.route('**/auth/v1/recover*', (route) => route.abort());
    await send.press('Enter');
    await toast('Reset failed').waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(account.email);
    await page.unroute('**/auth/v1/recover*');
    await send.press('Enter');
    await toast('Reset email sent').waitFor();
    await toast('Check your email for password reset instructions.').waitFor();
    const link = new URL(await mailedLink(account.email, 'recovery'));
    expect(link.searchParams.get('redirect_to')).toBe(`${urls.web}/auth?type=recovery`);
  });
});
