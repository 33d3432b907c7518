import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { answerLengths } from '../../sdk/src/contracts/form-definition.ts';
import { storedRows } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs, submitSignIn } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import {
  answers,
  type Client,
  checkIn,
  clientWith,
  coach,
  keptHere,
  press,
  publishWith,
  readable,
  saved,
  titled,
  withForm,
} from './client-forms.ts';

const { urls, keys } = runningStack();

beforeEach(() => publishWith(checkIn));
afterAll(async () => {
  await publishWith();
});

const path = `/forms/${checkIn.slug}`;
const saveDraft = '**/rest/v1/rpc/save_form_draft';
const openForm = '**/rest/v1/rpc/open_form';

const assignmentOf = async (client: Client) => {
  const [assignment] = await storedRows<{ id: string }>(
    'form_assignments',
    `client_id=eq.${client.id}&status=eq.pending`,
  );
  return assignment?.id ?? '';
};

describe('a form that is being filled in', () => {
  it('and was taken back shows that, and what had been written', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page } = visitor;
    await (await coach()).forms.withdraw(await assignmentOf(client));
    await page.getByLabel('What went well?').fill('Too late');
    await titled(page, 1, 'Your coach has taken this form back');
    await page.getByText('Too late').waitFor();
    await page.getByRole('link', { name: 'See your forms' }).click();
    await page.getByText('You have no forms yet', { exact: false }).waitFor();
  });

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

  it('from an account that was removed says so, and leaves what was written on the screen', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page } = visitor;
    const removed = await fetch(`${urls.api}/auth/v1/admin/users/${client.id}`, {
      method: 'DELETE',
      headers: { apikey: keys.secret, authorization: `Bearer ${keys.secret}` },
    });
    expect(removed.ok).toBe(true);
    await page.getByLabel('What went well?').fill('What is left of me');
    await titled(page, 1, 'Your account is no longer there');
    await page.getByText('What is left of me').waitFor();
    expect(await page.getByRole('link', { name: 'WhatsApp' }).count()).toBe(1);
  });

  it('in a browser that keeps nothing says so, and is saved all the same', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await visit();
    const { page, problems } = visitor;
    await page.addInitScript(`{
      const setItem = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key.includes('form-draft')) throw new DOMException('full', 'QuotaExceededError');
        return setItem.call(this, key, value);
      };
    }`);
    await openAs(client, page, path);
    await page.getByLabel('What went well?').fill('Slept');
    await page.getByText('This browser keeps no copy of your answers.', { exact: false }).waitFor();
    await saved(page).waitFor();
    await page.reload();
    await page.getByText('Slept').waitFor();
    expect(problems).toEqual([]);
  });

  it('too fast for the server is saved when that takes it again', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page } = visitor;
    await answers(page, saveDraft, { status: 429, body: { message: 'Slow down' } });
    await page.getByLabel('What went well?').fill('Slept');
    await page.getByText('Not saved yet: trying again').waitFor();
    await saved(page).waitFor();
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

  it('because the network fails can be asked for again', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, '/forms');
    const { page } = visitor;
    await page.route(openForm, (route) => route.abort());
    await page.getByRole('link', { name: `Fill in ${checkIn.title}` }).click();
    await titled(page, 1, 'The form could not be loaded');
    await page.unroute(openForm);
    await press(page, 'Try again');
    await titled(page, 2, 'This week');
  });

  it('nor their list: that can be asked for again too', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await visit();
    const { page } = visitor;
    await page.route('**/rest/v1/form_assignments?*', (route) => route.abort());
    await openAs(client, page, '/forms');
    await page.getByText('Your forms could not be loaded').waitFor();
    await page.unroute('**/rest/v1/form_assignments?*');
    await press(page, 'Try again');
    await page.getByRole('heading', { name: checkIn.title }).waitFor();
  });
});
