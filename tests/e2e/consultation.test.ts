import { expect, it } from 'vitest';
import { visit } from '../setup/browser.ts';
import { runningStack } from '../setup/running-stack.ts';
import { documentedFields, fillIn, storedFor, thankedWith } from './consultation-form.ts';

const { urls } = runningStack();

it('a request for a consultation is sent once, as a simple request, is stored with how the visitor came, and is thanked for', async () => {
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
  await fillIn(page, 'Zaynab O’Neill-Faruqi');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const sending = page.waitForRequest('**/functions/v1/consultation-webhook');
  // Pressed twice, it is sent once.
  await page.getByRole('button', { name: 'Send request' }).dblclick();
  const request = await sending;
  expect(await request.headerValue('content-type')).toMatch(/^text\/plain/);
  expect(Object.keys(JSON.parse(request.postData() ?? '{}'))).toEqual([
    ...documentedFields,
    'idempotency_key',
    'attribution',
  ]);
  await page.getByText('We will contact you shortly.').first().waitFor();
  const reference = await thankedWith(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(methods).toEqual(['POST']);
  const touch = {
    at: expect.any(String),
    landing_path: '/coaches',
    referrer: 'direct',
    utm_source: 'google',
    utm_campaign: 'new mums',
    gclid: 'abc',
  };
  expect(await storedFor('Zaynab O’Neill-Faruqi')).toMatchObject([
    {
      reference,
      source_page: '/final-cta',
      phone: expect.stringMatching(/^\+971 5\d \d{3} \d{4}$/),
      fitness_goal: 'lose-weight',
      pathname: '/',
      referrer: 'direct',
      submission_attempt: 1,
      attribution: { first: touch, last: touch },
    },
  ]);
  // Who has sent a request is known again; the request itself is kept no longer.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['flow.attribution']);
  expect(visitor.problems).toEqual([]);
});
