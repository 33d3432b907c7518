import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { businessDay } from '../../sdk/src/contracts/business-time.ts';
import { demoAdmin, newAccount, storedRows, storeRow } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { openAs } from '../setup/login.ts';
import { removeAccount } from './auth-page.ts';

/** The row of an account that is gone is in red italics, its neighbour is not. */
async function showsInRed(page: Page, email: string): Promise<void> {
  const look = (part: Locator) =>
    part.evaluate((element) => {
      const { fontStyle, color } = getComputedStyle(element);
      return { fontStyle, color };
    });
  const row = page.locator('[data-deleted="true"]').filter({ hasText: email });
  const shown = await look(row);
  const neighbour = await look(page.locator('[data-deleted="false"]').first());
  expect([shown.fontStyle, neighbour.fontStyle]).toEqual(['italic', 'normal']);
  expect(shown.color).not.toBe(neighbour.color);
  const [red = 0, green = 0, blue = 0] = (shown.color.match(/[\d.]+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(Math.max(green, blue));
  expect(await look(row.getByText(email))).toEqual(shown);
}

describe('the lists of the admin can be read by everybody', () => {
  it('the subscriptions', async () => {
    await using visitor = await visit({ hasTouch: true });
    const { page } = visitor;
    const [ending] = await storedRows<{ began_at: string }>(
      'subscriptions',
      'cancel_at_period_end=is.true&status=eq.active&order=began_at.desc&limit=1',
    );
    const began = Date.parse(ending?.began_at ?? '');
    const [from, to] = [began - 10 * 86_400_000, began].map((time) => businessDay(new Date(time)));
    const gone = await newAccount('gone');
    const [profile] = await storedRows<{ id: string }>('profiles', `email=eq.${gone.email}`);
    const trial_start = new Date(began - 3_600_000).toISOString();
    await storeRow('subscriptions', {
      user_id: profile?.id,
      email: gone.email,
      status: 'canceled',
      trial_start,
    });
    await removeAccount(gone);
    // A filter that is wrong, and everything that a row can offer: ten rows say what a hundred would.
    await openAs(demoAdmin, page, `/admin?status=none+at+all&from=${from}&to=${to}`);
    await page.getByRole('alert').getByText('it was left out').waitFor();
    await page.getByRole('button', { name: 'Resume' }).first().waitFor();
    await showsInRed(page, gone.email);
    expect(await faults(page)).toEqual([]);

    await page.getByRole('row').getByRole('button', { name: 'Cancel' }).first().press('Enter');
    await page.getByText('Cancel this subscription at period end?').waitFor();
    expect(await faults(page, '[role="dialog"]')).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });
});
