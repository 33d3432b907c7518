import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerLengths } from '../../sdk/src/contracts/form-definition.ts';
import { demoAdmin } from '../setup/backend.ts';
import { faults } from '../setup/findings.ts';
import { runningStack } from '../setup/running-stack.ts';
import { checkIn, clientWith, coach, press, publishWith, saved, titled, withForm } from './client-forms.ts';

const { urls } = runningStack();

beforeAll(async () => {
  await publishWith(checkIn);
});
afterAll(async () => {
  await publishWith();
});

const path = `/forms/${checkIn.slug}`;

/** What is lower than a thumb is wide, among what is pressed; links within a text are not. */
const lowTargets = (page: Page) =>
  page.evaluate<
    string[]
  >(`[...document.querySelectorAll('main button, main a, main label:has(input), main input:not(label input), main textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('p'))
    .filter((element) => element.getBoundingClientRect().height < 44)
    .map((element) => element.outerHTML.slice(0, 120))`);

/** What stands around the form is looked at where it is another. */
async function holds(page: Page, within = 'main'): Promise<void> {
  // The bar at the foot of a phone lies over something wherever the page is scrolled to: sizes are measured below.
  expect(await faults(page, within, ['target-size'])).toEqual([]);
  expect(await lowTargets(page)).toEqual([]);
}

const screen = { hasTouch: true };

describe('by everybody', () => {
  it('a form can be filled in, looked over and read', async () => {
    const client = await clientWith(checkIn.slug, 'goal-setting');
    await using visitor = await withForm(client, path, screen);
    const { page, problems } = visitor;
    const check = (within?: string) => holds(page, within);
    await page.getByRole('radio', { name: 'Other' }).check();
    await press(page, 'Next');
    await page.getByRole('region', { name: 'Please look at these again' }).waitFor();
    await check('html');
    const tooLong = 'x'.repeat(answerLengths.text + 1);
    await page.getByLabel('What went well?').fill(tooLong);
    await press(page, 'Next');
    await page
      .getByText(/Please use at most 200 characters\./)
      .first()
      .waitFor();
    expect(await page.getByLabel('What went well?').inputValue()).toBe(tooLong);
    // The longest word that there may be.
    await page.getByLabel('What went well?').fill('x'.repeat(190));
    await press(page, 'Next');
    await titled(page, 2, 'Your body');
    await page.getByRole('radiogroup').getByLabel('Yes').check();
    await page.getByLabel('Knee').check();
    await check();
    await saved(page).waitFor();
    await press(page, 'Look it over');
    await titled(page, 2, 'Look it over');
    await page.route('**/functions/v1/submit-form', (route) => route.abort());
    await press(page, 'Send');
    await page.getByRole('alert').waitFor();
    await check();
    await page.unroute('**/functions/v1/submit-form');
    await press(page, 'Send');
    await titled(page, 1, checkIn.flagged?.title ?? '');
    await check();
    await page.goto(`${urls.web}/forms`);
    await page.getByRole('link', { name: `Read answers ${checkIn.title}` }).waitFor();
    await page.getByRole('link', { name: /^Fill in / }).waitFor();
    await check('html');
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  });

  it('what has become of a form can be, and what an admin sees', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path, screen);
    const { page } = visitor;
    const check = () => holds(page);
    await page.getByLabel('What went well?').fill('Slept');
    await saved(page).waitFor();
    const [assignment] = await (await coach()).forms.assignments(client.id);
    await (await coach()).forms.withdraw(assignment?.id ?? '');
    await page.reload();
    await titled(page, 1, 'Your coach has taken this form back');
    await check();
    await page.goto(`${urls.web}/forms`);
    await page.getByText('You have no forms yet', { exact: false }).waitFor();
    await check();
    await using office = await withForm(demoAdmin, '/forms', screen);
    await office.page.getByRole('link', { name: `Preview ${checkIn.title}` }).waitFor();
    await holds(office.page, 'html');
    await office.page.goto(urls.web + path);
    await office.page.getByText('Nothing is saved or sent.').waitFor();
    await holds(office.page, 'html');
  });
});
