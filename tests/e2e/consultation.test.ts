import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storedRows } from '../setup/backend.ts';
import { launchBrowser, visit } from '../setup/browser.ts';

const { urls } = inject('stack');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function openForm(page: Page): Promise<void> {
  await page.goto(urls.web);
  await page.locator('main').getByRole('button', { name: 'Connect' }).first().click();
  await page.getByRole('dialog').getByLabel('Full name').waitFor();
}

async function fillIn(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Phone number').fill('+971 50 123 4567');
  await dialog.getByLabel('Fitness goal').selectOption({ label: 'Lose weight' });
  await dialog.getByLabel('Training preference').selectOption('online');
  await dialog.getByLabel('Training location').selectOption('not-sure');
}

interface StoredRequest {
  reference: string;
  source_page: string;
  phone: string;
  fitness_goal: string;
  pathname: string;
  referrer: string;
  submission_attempt: number;
}

const storedFor = (name: string) =>
  storedRows<StoredRequest>('consultation_requests', `name=eq.${encodeURIComponent(name)}`);

describe('a visitor who asks for a consultation', () => {
  it('is thanked with the reference under which the request is stored', async () => {
    await using visitor = await visit(browser, { viewport: { width: 390, height: 844 } });
    const { page } = visitor;
    await openForm(page);
    await fillIn(page, 'Zaynab O’Neill-Faruqi');
    await page.getByRole('button', { name: 'Send request' }).click();

    await page.getByText('We will contact you shortly.').first().waitFor();
    const banner = page.getByText("Thanks — we'll contact you shortly.");
    await banner.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const [stored, ...more] = await storedFor('Zaynab O’Neill-Faruqi');
    expect(more).toEqual([]);
    expect(stored).toMatchObject({
      phone: '+971 50 123 4567',
      fitness_goal: 'lose-weight',
      pathname: '/',
      referrer: 'direct',
      submission_attempt: 1,
    });
    expect(await page.locator('body').innerText()).toContain(stored?.reference);
    expect(visitor.problems).toEqual([]);
  });

  it('sees what is wrong at each field, and the attempt that worked is counted', async () => {
    await using visitor = await visit(browser);
    const { page } = visitor;
    await openForm(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Full name is required').waitFor();
    await dialog.getByText('Please select a training location').waitFor();
    await page.getByText('Please fix the following errors:', { exact: true }).waitFor();

    await fillIn(page, 'Second Attempt');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText("Thanks — we'll contact you shortly.").waitFor();
    expect(await storedFor('Second Attempt')).toMatchObject([{ submission_attempt: 2 }]);
  });

  it('is stored once when the button is pressed twice', async () => {
    await using visitor = await visit(browser);
    const { page } = visitor;
    await openForm(page);
    await fillIn(page, 'Double Click');
    await page.getByRole('button', { name: 'Send request' }).dblclick();
    await page.getByText("Thanks — we'll contact you shortly.").waitFor();
    expect(await storedFor('Double Click')).toHaveLength(1);
  });

  it('is offered a mail instead of thanks when the backend cannot be reached', async () => {
    await using visitor = await visit(browser);
    const { page } = visitor;
    await openForm(page);
    await fillIn(page, 'Lost Network');
    await page.route('**/functions/v1/consultation-webhook', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Opening Email Client').waitFor();
    expect(await page.getByRole('dialog').getByLabel('Full name').inputValue()).toBe('Lost Network');
    expect(await page.getByText("Thanks — we'll contact you shortly.").count()).toBe(0);
    expect(await storedFor('Lost Network')).toEqual([]);
  });
});
