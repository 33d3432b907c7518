import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { businessDay } from '../../sdk/src/contracts/business-time.ts';
import { demoAdmin, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { axeFindings, faults } from '../setup/findings.ts';
import { openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';

const { urls } = runningStack();

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
    const [gone] = await storedRows<{ email: string; began_at: string }>(
      'subscriptions',
      'user_deleted=is.true&order=began_at.desc&limit=1',
    );
    if (!gone) throw new Error('The demo data holds nobody whose account is gone.');
    await openAs(demoAdmin, page, `/admin?to=${businessDay(new Date(gone.began_at))}`);
    await page.getByRole('button', { name: 'Load more' }).waitFor();
    expect(await axeFindings(page, { within: 'main footer' })).toEqual([]);
    await showsInRed(page, gone.email);
    // A filter that is wrong, and everything that a row can offer: ten rows say what a hundred would.
    const [ending] = await storedRows<{ began_at: string }>(
      'subscriptions',
      'cancel_at_period_end=is.true&status=eq.active&order=began_at.desc&limit=1',
    );
    const day = Date.parse(ending?.began_at ?? '');
    const [from, to] = [day - 10 * 86_400_000, day].map((time) => businessDay(new Date(time)));
    await page.goto(`${urls.web}/admin?status=none+at+all&from=${from}&to=${to}`);
    await page.getByRole('alert').getByText('it was left out').waitFor();
    await page.getByRole('button', { name: 'Resume' }).first().waitFor();
    expect(await faults(page)).toEqual([]);

    await page.getByRole('row').getByRole('button', { name: 'Cancel' }).first().press('Enter');
    await page.getByText('Cancel this subscription at period end?').waitFor();
    expect(await faults(page, '[role="dialog"]')).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });
});
