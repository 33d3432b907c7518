import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from '../setup/browser.ts';
import { axeFindings, overflow } from '../setup/findings.ts';
import { runningStack } from '../setup/running-stack.ts';
import { follow, newClient, sendForm } from './admin-records.ts';

const { urls } = runningStack();
let browser: Browser;
let clientId = '';

/** One word that is as long as an answer may be. */
const longWord = 'x'.repeat(500);

beforeAll(async () => {
  browser = await launchBrowser();
  const client = await newClient('long');
  await sendForm(client, 'goal-setting', { one_week_goal: longWord });
  await sendForm(client, 'goal-setting', { one_week_goal: `y${longWord.slice(1)}`, obstacles: ['Travel'] });
  clientId = client.id;
});
afterAll(() => browser.close());

describe('the forms and a client can be read by everybody', () => {
  it.each([
    [390, 'light'],
    [390, 'dark'],
    [768, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('at %i px, %s', async (width, colorScheme) => {
    await using visitor = await visit(browser, {
      viewport: { width, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
      hasTouch: width < 768,
      isMobile: width < 768,
    });
    const { page } = visitor;
    const isReadable = async (within?: string) => {
      expect(await axeFindings(page, within ? { within } : {})).toEqual([]);
      expect(await overflow(page)).toBe(0);
    };
    await follow(page, '/admin/forms/goal-setting');
    await page.getByRole('button', { name: 'View' }).first().waitFor();
    await isReadable();
    await page.getByRole('button', { name: 'View' }).first().click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Goals' }).waitFor();
    await isReadable('[role="dialog"]');

    await page.goto(`${urls.web}/admin/forms/parq-assessment?flagged=flagged`);
    await page.getByRole('button', { name: 'View' }).first().click();
    await page.getByRole('dialog').getByText('Flagged', { exact: true }).first().waitFor();
    await isReadable('[role="dialog"]');

    await page.goto(`${urls.web}/admin/clients/${clientId}`);
    await page.getByText(longWord).first().waitFor();
    await isReadable();
    expect(visitor.problems).toEqual([]);
  });
});
