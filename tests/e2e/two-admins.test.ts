import type { Locator, Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAdmin, newAccount, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';

const { urls, keys } = runningStack();
let secondAdmin: { email: string; password: string };

/** Writes a row as the service may, past every screen. */
async function write(method: 'POST' | 'PATCH', path: string, body: object): Promise<void> {
  const response = await fetch(`${urls.api}/rest/v1/${path}`, {
    method,
    headers: { apikey: keys.secret, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status} ${await response.text()}`);
}

beforeAll(async () => {
  secondAdmin = await newAccount('second-admin');
  const [profile] = await storedRows<{ id: string }>('profiles', `email=eq.${secondAdmin.email}`);
  await write('POST', 'user_roles', { user_id: profile?.id, role: 'admin' });
});

interface Stored {
  email: string;
  stripe_subscription_id: string;
  status: string;
  cancel_at_period_end: boolean;
}
let chosen: Stored;
const stored = async () => {
  const [row] = await storedRows<Stored>(
    'subscriptions',
    `stripe_subscription_id=eq.${chosen.stripe_subscription_id}`,
  );
  return row;
};
let startedAt: string;
/** Of this test: others may have cancelled and resumed the same subscription. */
const auditLines = () =>
  storedRows<{ action: string; actor_email: string }>(
    'audit_log',
    `subject_id=eq.${chosen.stripe_subscription_id}&action=like.subscription.*&occurred_at=gte.${startedAt}&order=occurred_at`,
  );

beforeEach(async () => {
  const [row] = await storedRows<Stored>(
    'subscriptions',
    'status=eq.active&cancel_at_period_end=is.false&user_deleted=is.false&order=began_at.desc&limit=1',
  );
  if (!row) throw new Error('The demo data holds no active subscription.');
  chosen = row;
  startedAt = new Date().toISOString();
});

/** Opens the list of active subscriptions, and answers the row of the chosen one. */
async function openList(page: Page, account: { email: string; password: string }): Promise<Locator> {
  await openAs(account, page, '/admin?status=active');
  const row = page.getByRole('row').filter({ hasText: chosen.email });
  await row.waitFor();
  return row;
}

async function cancel(page: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel at period end' }).click();
}

describe('two admins with one subscription before them', () => {
  it('cancel it, and then resume it, one after the other: each happens once, by the first, and both see how it is', async () => {
    await using first = await visit();
    await using second = await visit();
    const [mine, theirs] = await Promise.all([
      openList(first.page, demoAdmin),
      openList(second.page, secondAdmin),
    ]);
    await cancel(first.page, mine);
    await mine.getByText(/^Cancels /).waitFor();

    // The second one's list is older than that.
    await cancel(second.page, theirs);
    await second.page.getByText('Cancellation requested').first().waitFor();
    await theirs.getByText(/^Cancels /).waitFor();
    expect(await theirs.innerText()).toBe(await mine.innerText());
    for (const row of [mine, theirs])
      expect(await row.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
    expect(await stored()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await auditLines()).toMatchObject([
      { action: 'subscription.cancel', actor_email: demoAdmin.email },
    ]);

    await mine.getByRole('button', { name: 'Resume' }).click();
    await mine.getByRole('button', { name: 'Cancel' }).waitFor();
    expect([...first.problems, ...second.problems]).toEqual([]);

    // So it is again.
    await theirs.getByRole('button', { name: 'Resume' }).click();
    await second.page.getByText('Resume failed').first().waitFor();
    await second.page
      .getByText(/not ending/)
      .first()
      .waitFor();
    await theirs.getByRole('button', { name: 'Cancel' }).waitFor();
    expect(await theirs.innerText()).toBe(await mine.innerText());
    expect(await stored()).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect((await auditLines()).map(({ action }) => action)).toEqual([
      'subscription.cancel',
      'subscription.resume',
    ]);
  });
});
