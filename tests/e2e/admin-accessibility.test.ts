import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAdmin } from '../setup/backend.ts';
import { launchBrowser, visit } from '../setup/browser.ts';
import { faults } from '../setup/findings.ts';
import { openAs } from '../setup/login.ts';
import { openLead, openLeads, storedLead } from './admin-leads.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('the lists of the admin can be read by everybody', () => {
  it('the subscriptions', async () => {
    await using visitor = await visit(browser, { reducedMotion: 'reduce', hasTouch: true });
    const { page } = visitor;
    // A filter that is wrong, and everything that a row can offer.
    await openAs(demoAdmin, page, '/admin?status=none+at+all');
    await page.getByRole('alert').getByText('it was left out').waitFor();
    await page.getByRole('button', { name: 'Resume' }).first().waitFor();
    expect(await faults(page)).toEqual([]);

    await page.getByRole('row').getByRole('button', { name: 'Cancel' }).first().press('Enter');
    await page.getByText('Cancel this subscription at period end?').waitFor();
    expect(await faults(page, '[role="dialog"]')).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });

  it('the leads and an open one', async () => {
    await using visitor = await visit(browser, { reducedMotion: 'reduce', hasTouch: true });
    const { page } = visitor;
    await openLeads(page);
    expect(await faults(page)).toEqual([]);

    const lead = await storedLead('first_contacted_at=not.is.null&client_id=is.null');
    const sheet = await openLead(page, lead);
    await sheet.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
    await sheet.getByRole('button', { name: 'Send invitation' }).press('Enter');
    await sheet.getByText('Please enter an email address.').waitFor();
    // The longest note there may be, in one word.
    await sheet.getByLabel('New note').fill('x'.repeat(2_000));
    await sheet.getByRole('button', { name: 'Add note' }).click();
    await sheet.getByText('x'.repeat(2_000)).first().waitFor();
    expect(await faults(page, '[role="dialog"]')).toEqual([]);
    const wider = await page.evaluate<number>(`(() => {
      const panel = document.querySelector('[role="dialog"]');
      return Math.max(...[panel, ...panel.children].map((part) => part.scrollWidth - part.clientWidth));
    })()`);
    expect(wider).toBe(0);
    expect(visitor.problems).toEqual([]);
  });
});
