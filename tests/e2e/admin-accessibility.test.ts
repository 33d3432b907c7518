import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAdmin } from '../setup/backend.ts';
import { launchBrowser, visit } from '../setup/browser.ts';
import { axeFindings, overflow } from '../setup/findings.ts';
import { runningStack } from '../setup/running-stack.ts';
import { openLead, openLeads, signIn, storedLead } from './admin-leads.ts';

const { urls } = runningStack();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('the lists of the admin can be read by everybody', () => {
  const screens = [
    [390, 'light'],
    [390, 'dark'],
    [768, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const;

  const visitAt = (width: number, colorScheme: 'light' | 'dark') =>
    visit(browser, {
      viewport: { width, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
      hasTouch: width < 768,
      isMobile: width < 768,
    });

  it.each(screens)('at %i px, %s: the subscriptions', async (width, colorScheme) => {
    await using visitor = await visitAt(width, colorScheme);
    const { page } = visitor;
    // A filter that is wrong, and everything that a row can offer.
    await page.goto(`${urls.web}/auth?returnTo=${encodeURIComponent('/admin?status=none+at+all')}`);
    await signIn(page, demoAdmin);
    await page.getByRole('alert').getByText('it was left out').waitFor();
    await page.getByRole('button', { name: 'Resume' }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    await page.getByRole('row').getByRole('button', { name: 'Cancel' }).first().press('Enter');
    await page.getByText('Cancel this subscription at period end?').waitFor();
    expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });

  it.each(screens)('at %i px, %s: the leads and an open one', async (width, colorScheme) => {
    await using visitor = await visitAt(width, colorScheme);
    const { page } = visitor;
    await openLeads(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    const lead = await storedLead('first_contacted_at=not.is.null&client_id=is.null');
    const sheet = await openLead(page, lead);
    await sheet.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
    await sheet.getByRole('button', { name: 'Send invitation' }).press('Enter');
    await sheet.getByText('Please enter an email address.').waitFor();
    // The longest note there may be, in one word.
    await sheet.getByLabel('New note').fill('x'.repeat(2_000));
    await sheet.getByRole('button', { name: 'Add note' }).click();
    await sheet.getByText('x'.repeat(2_000)).first().waitFor();
    expect(await axeFindings(page, { within: '[role="dialog"]' })).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const wider = await page.evaluate<number>(`(() => {
      const panel = document.querySelector('[role="dialog"]');
      return Math.max(...[panel, ...panel.children].map((part) => part.scrollWidth - part.clientWidth));
    })()`);
    expect(wider).toBe(0);
    expect(visitor.problems).toEqual([]);
  });
});
