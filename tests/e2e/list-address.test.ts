import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoAdmin } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs, submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { storedLead, storedLeads } from './admin-leads.ts';

const { urls } = runningStack();

const query = (page: Page) => new URL(page.url()).search;
const rowCount = async (page: Page) => (await page.getByRole('row').count()) - 1;

/** Opens an address of the admin as somebody who was sent it: signed out, then in. */
async function follow(page: Page, address: string): Promise<void> {
  await page.goto(urls.web + address);
  await page.waitForURL('**/auth?returnTo=**');
  await submitSignIn(page, demoAdmin);
  await page.waitForURL((url) => url.pathname !== '/auth');
}

describe('the address of the leads', () => {
  it('says what is listed and which lead is open: sent to a colleague, it shows the same', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const lead = await storedLead('status=eq.won');
    const won = await storedLeads('status=eq.won&select=id');
    await openAs(demoAdmin, page, '/admin/leads');
    await page.getByLabel('Status').selectOption('won');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => rowCount(page)).toBe(won.length);
    await page.getByRole('button', { name: lead.name }).first().click();
    const sheet = page.getByRole('dialog', { name: lead.name });
    await sheet.getByText('Request received').waitFor();
    expect(query(page)).toBe(`?status=won&lead=${lead.reference}`);

    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(query(page)).toBe('?status=won');
    await page.goForward();
    await sheet.getByText('Request received').waitFor();
    await page.reload();
    await sheet.getByText('Request received').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => query(page)).toBe('?status=won');
    await page.goBack();
    await expect.poll(() => query(page)).toBe('');
    expect(visitor.problems).toEqual([]);

    await using colleague = await visit();
    await follow(colleague.page, `/admin/leads?status=won&lead=${lead.reference}`);
    await colleague.page.getByRole('dialog', { name: lead.name }).getByText('Request received').waitFor();
    await expect.poll(() => colleague.page.locator('main tbody tr').count()).toBe(won.length);
    await colleague.page.keyboard.press('Escape');
    await expect.poll(() => query(colleague.page)).toBe('?status=won');
    expect(colleague.problems).toEqual([]);
  });

  it('keeps the place of the list on a phone, and closes and opens sheets as fast as they are pressed', async () => {
    await using visitor = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = visitor;
    await openAs(demoAdmin, page, '/admin/leads');
    const names = page.locator('[data-control="open"]');
    const name = names.nth(15);
    await name.scrollIntoViewIfNeeded();
    const before = await page.evaluate<number>('window.scrollY');
    expect(before).toBeGreaterThan(500);
    await name.click();
    await page.getByText('Request received').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    expect(Math.abs((await page.evaluate<number>('window.scrollY')) - before)).toBeLessThan(5);

    // In one task: before the browser has gone back from the first sheet.
    await page.evaluate(`(() => {
      const [first, second] = document.querySelectorAll('[data-control="open"]');
      first.click();
      setTimeout(() => {
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        second.click();
      }, 50);
    })()`);
    const second = await names.nth(1).textContent();
    await page
      .getByRole('dialog', { name: second ?? '' })
      .getByText('Request received')
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => query(page)).toBe('');
  });
});
