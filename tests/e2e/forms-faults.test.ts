import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { answerLengths } from '../../sdk/src/contracts/form-definition.ts';
import { visit } from '../setup/browser.ts';
import { openAs, submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import {
  answers,
  checkIn,
  clientWith,
  keptHere,
  press,
  publishWith,
  readable,
  saved,
  titled,
  withForm,
} from './client-forms.ts';

const { urls } = runningStack();

beforeEach(() => publishWith(checkIn));
afterAll(async () => {
  await publishWith();
});

const path = `/forms/${checkIn.slug}`;
const saveDraft = '**/rest/v1/rpc/save_form_draft';

describe('a form that is being filled in', () => {
  it('by somebody whose session has ended comes back to the same step, with what was written', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page } = visitor;
    await page.getByLabel('What went well?').fill('Slept');
    await press(page, 'Next');
    await saved(page).waitFor();
    await answers(page, saveDraft, { status: 401, body: { code: 'PGRST303', message: 'JWT expired' } });
    await page.route('**/auth/v1/user', (route) =>
      route.fulfill({
        status: 403,
        headers: readable,
        json: { code: 403, error_code: 'session_not_found', msg: 'No.' },
      }),
    );
    await page.getByLabel('Weight').fill('71');
    await page.waitForURL(({ pathname }) => pathname === '/auth');
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(`${path}?step=2`);
    await page.unroute('**/auth/v1/user');
    await submitSignIn(page, client);
    await titled(page, 2, 'Your body');
    expect(await page.getByLabel('Weight').inputValue()).toBe('71');
    await saved(page).waitFor();
    expect(await keptHere(page)).toBe('');
  });

  it('and left without a connection is complete when it is opened again', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page } = visitor;
    await page.route(saveDraft, (route) => route.abort());
    await page.getByLabel('What went well?').fill('Slept');
    await page.getByText('Not saved yet: no connection').waitFor();
    await page.goto(`${urls.web}/forms`);
    await page.unroute(saveDraft);
    await page.getByRole('link', { name: `Fill in ${checkIn.title}` }).click();
    await titled(page, 2, 'This week');
    expect(await page.getByLabel('What went well?').inputValue()).toBe('Slept');
    await saved(page).waitFor();
    expect(await keptHere(page)).toBe('');
  });

  it('takes no answer that is too long, and cuts none off', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page } = visitor;
    const long = 'x'.repeat(answerLengths.text + 1);
    await page.getByLabel('What went well?').fill(long);
    await press(page, 'Next');
    await page
      .getByText(/Please use at most 200 characters\./)
      .first()
      .waitFor();
    expect(await page.getByLabel('What went well?').inputValue()).toBe(long);
  });
});

describe('a form that cannot be opened', () => {
  it('because there is none, its slug is none or somebody else was given it says so, and leads to the others', async () => {
    const client = await clientWith();
    await using visitor = await visit();
    const { page } = visitor;
    await openAs(client, page, '/forms');
    for (const asked of ['/forms/no-such-form', '/forms/%3Cb%3E%20..', path]) {
      await page.goto(urls.web + asked);
      await titled(page, 1, 'There is no such form for you');
      await page.getByRole('link', { name: 'See your forms' }).click();
      await titled(page, 1, 'Your forms');
    }
  });
});
