import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { businessDay } from '../../sdk/src/contracts/business-time.ts';
import { demoAdmin, storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import { storedLead, storedLeads } from './admin-leads.ts';

const { urls } = runningStack();

const query = (page: Page) => new URL(page.url()).search;
const rowCount = async (page: Page) => (await page.getByRole('row').count()) - 1;
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' }).click();

/** Opens an address of the admin as somebody who was sent it: signed out, then in. */
async function follow(page: Page, address: string): Promise<void> {
  await page.goto(urls.web + address);
  await page.waitForURL('**/auth?returnTo=**');
  await submitSignIn(page, demoAdmin);
  await page.waitForURL((url) => url.pathname !== '/auth');
}

describe('the address of the subscriptions', () => {
  it('says what is listed: after a sign-in, a reload, back and forward', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const [newest] = await storedRows<{ began_at: string }>(
      'subscriptions',
      'status=eq.past_due&order=began_at.desc&limit=1',
    );
    const day = businessDay(new Date(newest?.began_at ?? ''));
    const pastDue = await storedRows('subscriptions', 'status=eq.past_due&select=id');
    const shown = async () => [
      await page.getByLabel('Status').inputValue(),
      await page.getByLabel('From').inputValue(),
    ];

    await follow(page, '/admin?status=past_due');
    expect(query(page)).toBe('?status=past_due');
    await expect.poll(() => rowCount(page)).toBe(pastDue.length);
    await page.getByLabel('From').fill(day);
    await apply(page);
    await page.getByText(/^\d+ subscriptions?$/).waitFor();
    expect(query(page)).toBe(`?status=past_due&from=${day}`);
    const narrowed = await rowCount(page);
    expect(narrowed).toBeLessThan(pastDue.length);

    await page.reload();
    await expect.poll(() => rowCount(page)).toBe(narrowed);
    expect(await shown()).toEqual(['past_due', day]);
    await page.goBack();
    await expect.poll(() => rowCount(page)).toBe(pastDue.length);
    expect(await shown()).toEqual(['past_due', '']);
    await page.goForward();
    await expect.poll(() => rowCount(page)).toBe(narrowed);
    expect(await shown()).toEqual(['past_due', day]);
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    await page.getByText('First 100 subscriptions').waitFor();
    expect(query(page)).toBe('');
    expect(visitor.problems).toEqual([]);
  });
});

describe('the address of the leads', () => {
  it('says what is listed and which lead is open: sent to a colleague, it shows the same', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const lead = await storedLead('status=eq.won');
    const won = await storedLeads('status=eq.won&select=id');
    await follow(page, '/admin/leads');
    await page.getByLabel('Status').selectOption('won');
    await apply(page);
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

  it('closes and opens sheets as fast as they are pressed', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await follow(page, '/admin/leads');
    const names = page.locator('[data-control="open"]');
    await names.first().waitFor();
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

  it('keeps the place of the list on a phone', async () => {
    await using visitor = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = visitor;
    await follow(page, '/admin/leads');
    const name = page.locator('[data-control="open"]').nth(15);
    await name.scrollIntoViewIfNeeded();
    const before = await page.evaluate<number>('window.scrollY');
    expect(before).toBeGreaterThan(500);
    await name.click();
    await page.getByText('Request received').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    expect(Math.abs((await page.evaluate<number>('window.scrollY')) - before)).toBeLessThan(5);
  });
});
