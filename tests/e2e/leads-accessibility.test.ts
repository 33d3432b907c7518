import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from '../setup/browser.ts';
import { openLead, openLeads, storedLead } from './admin-leads.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('the leads can be read by everybody', () => {
  /** What axe finds, with the rule for the size of targets that it leaves out by itself. */
  async function found(page: Page): Promise<[rule: string, where: string[]][]> {
    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'target-size': { enabled: true } } })
      .setLegacyMode()
      .analyze();
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))]);
  }

  const overflow = (page: Page) =>
    page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

  it.each([
    [320, 'light'],
    [390, 'light'],
    [390, 'dark'],
    [768, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('at %i px, %s: the list and an open lead', async (width, colorScheme) => {
    await using visitor = await visit(browser, {
      viewport: { width, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
      hasTouch: width < 768,
      isMobile: width < 768,
    });
    const { page } = visitor;
    await openLeads(page);
    expect(await found(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);

    const lead = await storedLead('first_contacted_at=not.is.null');
    const sheet = await openLead(page, lead);
    // The longest note there may be, in one word.
    await sheet.getByLabel('New note').fill('x'.repeat(2_000));
    await sheet.getByRole('button', { name: 'Add note' }).click();
    await sheet.getByText('x'.repeat(2_000)).first().waitFor();
    expect(await found(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const wider = await page.evaluate<number>(`(() => {
      const panel = document.querySelector('[role="dialog"]');
      return Math.max(...[panel, ...panel.children].map((part) => part.scrollWidth - part.clientWidth));
    })()`);
    expect(wider).toBe(0);
    expect(visitor.problems).toEqual([]);
  });
});
