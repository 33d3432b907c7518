import { describe, expect, it } from 'vitest';
import { visit, withMotion } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { fillIn, mailDrafts, openForm, storedFor, thankedWith } from './consultation-form.ts';

const { urls } = runningStack();

describe('a visitor who asks for a consultation', () => {
  it('is thanked with the reference under which the request is stored', async () => {
    await using visitor = await visit({ viewport: { width: 390, height: 844 }, ...withMotion });
    const { page } = visitor;
    await openForm(page, urls.web);
    await fillIn(page, 'Zaynab O’Neill-Faruqi');
    await page.getByRole('button', { name: 'Send request' }).click();

    await page.getByText('We will contact you shortly.').first().waitFor();
    const banner = page.getByText("Thanks — we'll contact you shortly.");
    await banner.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const [stored, ...more] = await storedFor('Zaynab O’Neill-Faruqi');
    expect(more).toEqual([]);
    expect(stored).toMatchObject({
      phone: expect.stringMatching(/^\+971 5\d \d{3} \d{4}$/),
      fitness_goal: 'lose-weight',
      pathname: '/',
      referrer: 'direct',
      submission_attempt: 1,
    });
    expect(await thankedWith(page)).toBe(stored?.reference);
    expect(visitor.problems).toEqual([]);
  });

  it('sees what is wrong at each field, and the attempt that worked is counted', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await openForm(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    const dialog = page.getByRole('dialog');
    const summary = dialog.getByRole('region', { name: 'Please fix the following errors:' });
    expect(await summary.getByRole('button').count()).toBe(5);
    await page.getByRole('listitem').filter({ hasText: 'Please fix the following errors:' }).waitFor();
    const name = dialog.getByLabel('Full name');
    const isFocused = () => name.evaluate((field) => field.matches(':focus'));
    await expect.poll(() => isFocused()).toBe(true);
    await summary.getByRole('button', { name: 'Please select a training location' }).click();
    expect(await dialog.getByLabel('Training location').evaluate((field) => field.matches(':focus'))).toBe(
      true,
    );
    await name.fill('S');
    expect(await dialog.getByText('Full name is required').count()).toBe(0);
    expect(await summary.getByRole('button').count()).toBe(4);

    await fillIn(page, 'Second Attempt');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText("Thanks — we'll contact you shortly.").waitFor();
    expect(await storedFor('Second Attempt')).toMatchObject([{ submission_attempt: 2 }]);
  });

  it('is stored once when the button is pressed twice', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await openForm(page);
    await fillIn(page, 'Double Click');
    await page.getByRole('button', { name: 'Send request' }).dblclick();
    await page.getByText("Thanks — we'll contact you shortly.").waitFor();
    expect(await storedFor('Double Click')).toHaveLength(1);
  });

  it('is offered a mail instead of thanks when the backend cannot be reached', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const drafts = await mailDrafts(page);
    await openForm(page, urls.web);
    await fillIn(page, 'Lost Network');
    await page.route('**/functions/v1/consultation-webhook', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Opening Email Client', { exact: true }).waitFor();
    await expect.poll(() => drafts).toHaveLength(1);
    const draft = new URL(drafts[0] ?? '');
    expect(draft.pathname).toBe('hello@ridge.example');
    expect(draft.searchParams.get('subject')).toBe('Consultation Request');
    expect(draft.searchParams.get('body')?.split('\r\n').slice(0, 7)).toEqual([
      'Name: Lost Network',
      expect.stringMatching(/^Phone: \+971 /),
      'Fitness goal: Lose weight',
      'Training preference: Online',
      'Training location: Not sure yet',
      'Source: /#hero',
      'Attempt: 1',
    ]);
    expect(await page.getByRole('dialog').getByLabel('Full name').inputValue()).toBe('Lost Network');
    expect(await page.getByText("Thanks — we'll contact you shortly.").count()).toBe(0);
    expect(await storedFor('Lost Network')).toEqual([]);
  });

  it('is sent as one simple request that says which button was pressed and how the visitor came', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const methods: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/consultation-webhook')) methods.push(request.method());
    });
    await page.goto(`${urls.web}/coaches?utm_source=google&utm_campaign=new+mums&gclid=abc&email=no`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('region', { name: 'Your first week is on us.' }).getByRole('button').click();
    await fillIn(page, 'Final Button');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    const sending = page.waitForRequest('**/functions/v1/consultation-webhook');
    await page.getByRole('button', { name: 'Send request' }).click();
    const request = await sending;
    expect(await request.headerValue('content-type')).toMatch(/^text\/plain/);
    expect(Object.keys(JSON.parse(request.postData() ?? '{}'))).toEqual([
      'source_page',
      'name',
      'phone',
      'fitness_goal',
      'training_type',
      'training_location',
      'submitted_at',
      'user_agent',
      'pathname',
      'referrer',
      'honeypot',
      'submission_attempt',
      'form_validation_passed',
      'idempotency_key',
      'attribution',
    ]);
    await page.getByText("Thanks — we'll contact you shortly.").waitFor();
    expect(methods).toEqual(['POST']);
    const touch = {
      at: expect.any(String),
      landing_path: '/coaches',
      referrer: 'direct',
      utm_source: 'google',
      utm_campaign: 'new mums',
      gclid: 'abc',
    };
    expect(await storedFor('Final Button')).toMatchObject([
      { source_page: '/final-cta', pathname: '/', attribution: { first: touch, last: touch } },
    ]);
    // Who has sent a request is known again; the request itself is kept no longer.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['flow.attribution']);
  });

  it('is thanked when a program filled in the hidden field, and nothing is sent', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await openForm(page);
    await fillIn(page, 'Busy Robot');
    await page.locator('input[name="company"]').evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Robots Ltd');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText("Thanks — we'll contact you shortly.").waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(sent.filter((url) => url.includes('/consultation-webhook'))).toEqual([]);
    expect(await storedFor('Busy Robot')).toEqual([]);
  });

  it('can rest on a toast, close it with Escape before the form, and swipe it away', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await openForm(page);
    await page.clock.install();
    const toast = page.getByRole('listitem').filter({ hasText: 'Please fix the following errors:' }).first();
    await page.getByRole('button', { name: 'Send request' }).click();
    await toast.hover();
    await page.clock.runFor(5_500);
    expect(await toast.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(1);

    await page.getByRole('button', { name: 'Send request' }).click();
    const box = await toast.boundingBox();
    const from = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y, { steps: 6 });
    await page.mouse.up();
    await toast.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  it('can go on after the form failed to load: the toast offers to reload, and then it opens', async () => {
    await using visitor = await visit();
    const { page } = visitor;
    await page.route('**/assets/consultation-parts-*', (route) => route.abort());
    await page.goto(urls.web);
    const connect = page.locator('main').getByRole('button', { name: 'Connect' }).first();
    await connect.click();
    await page.getByText('The form could not be loaded').first().waitFor();
    await page.unroute('**/assets/consultation-parts-*');
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
    await page.locator('html[data-hydrated]').waitFor();
    await connect.click();
    await page.getByRole('dialog').getByLabel('Full name').waitFor();
  });

  it('finds the focus at the menu again after a form that was opened from it', async () => {
    await using visitor = await visit({ viewport: { width: 390, height: 844 } });
    const { page } = visitor;
    await page.goto(urls.web);
    await page.locator('html[data-hydrated]').waitFor();
    const menu = page.locator('header summary').filter({ hasText: 'Menu' });
    await menu.click();
    await page.locator('header details[open]').getByRole('button', { name: 'Connect' }).click();
    await page.getByRole('dialog').getByLabel('Full name').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => menu.evaluate((summary) => summary.matches(':focus'))).toBe(true);
  });
});
