import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, FormDefinition, Question } from '../../sdk/src/contracts/form-definition.ts';
import { demoAdmin } from '../setup/backend.ts';
import { visit } from '../setup/browser.ts';
import { openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';
import {
  checkIn,
  clientWith,
  coach,
  defaultForms,
  fillInByKeyboard,
  keptHere,
  press,
  publishWith,
  saved,
  sentBy,
  tabTo,
  titled,
  withForm,
} from './client-forms.ts';

const { urls } = runningStack();

beforeAll(async () => {
  await publishWith(checkIn);
});
afterAll(async () => {
  await publishWith();
});

const path = `/forms/${checkIn.slug}`;

/** What a page would run if it took an answer for markup. */
const markup = '<img src=x onerror="document.title=1">';

/** An answer to any question; the last of several options, which may bring another question. */
function anyAnswer(question: Question): Answer {
  switch (question.kind) {
    case 'choice':
      return question.options.at(-1) ?? '';
    case 'choices':
      return [question.options[0], question.options.at(-1)].filter((option) => option !== undefined);
    case 'yes_no':
      return false;
    case 'number':
      return question.min ?? 70;
    case 'date':
      return '2026-01-31';
    default:
      return `${markup} ليلى`.slice(0, question.maxLength ?? 200);
  }
}

const flags = (form: FormDefinition) =>
  form.groups.flatMap(({ questions }) =>
    questions.filter((question) => question.kind === 'yes_no' && question.flag).map(({ id }) => id),
  );

describe('by keyboard alone', () => {
  it('a client fills in every form that new clients are given, and reads what was sent', async () => {
    const forms = await defaultForms();
    const client = await clientWith(...forms.map(({ slug }) => slug));
    await using visitor = await withForm(client, '/forms');
    const { page, problems } = visitor;
    for (const form of forms) {
      const [flagged] = flags(form);
      await tabTo(page, page.getByRole('link', { name: `Fill in ${form.title}` }));
      await page.keyboard.press('Enter');
      const answers = await fillInByKeyboard(page, form, (question) =>
        question.id === flagged ? true : anyAnswer(question),
      );
      expect(await page.locator('main img').count()).toBe(0);
      await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }));
      await page.keyboard.press('Enter');
      const message = flagged ? form.flagged : form.sent;
      await titled(page, 1, message?.title ?? '');
      expect(await page.getByRole('link', { name: 'WhatsApp' }).count()).toBe(flagged ? 1 : 0);
      expect((await sentBy(client)).at(-1)).toMatchObject({
        payload: answers,
        flags: flagged ? [flagged] : [],
      });
      expect(await keptHere(page)).toBe('');
      await tabTo(page, page.getByRole('link', { name: 'Your forms' }));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 2, name: 'Sent' }).waitFor();
    }
    const [form] = forms;
    await tabTo(page, page.getByRole('link', { name: `Read answers ${form?.title}` }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What you sent' }).waitFor();
    expect(await page.getByText(markup, { exact: false }).count()).toBeGreaterThan(0);
    expect(await page.title()).toBe(`${form?.title} | Ridge`);
    expect(problems).toEqual([]);
  });

  it('a group that is not complete says what is wrong, and an answer brings and takes questions', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, path);
    const { page, problems } = visitor;
    await tabTo(page, page.getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'What went well?' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('region', { name: 'Please look at these again' }).waitFor();
    await page.keyboard.type('Slept');
    await page.getByText('This question needs an answer.').first().waitFor({ state: 'detached' });
    await tabTo(page, page.getByRole('radio', { name: 'Good' }));
    await page.keyboard.press('ArrowUp');
    await page.getByRole('textbox', { name: 'How else?' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('textbox', { name: 'How else?' }).waitFor({ state: 'detached' });
    await tabTo(page, page.getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Enter');
    await titled(page, 2, 'Your body');
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Your body');
    expect(await page.evaluate<number>('scrollY')).toBe(0);
    await page.goBack();
    await titled(page, 2, 'This week');
    await page.goForward();
    await titled(page, 2, 'Your body');
    expect(page.url()).toBe(`${urls.web}${path}?step=2`);
    expect(problems).toEqual([]);
  });
});

describe('on two devices', () => {
  it('a form goes on where it was left, with what both have answered', async () => {
    const client = await clientWith(checkIn.slug);
    await using phone = await withForm(client, path, { viewport: { width: 390, height: 844 } });
    await phone.page.getByLabel('What went well?').fill('Slept');
    await press(phone.page, 'Next');
    await titled(phone.page, 2, 'Your body');
    await phone.page.getByLabel('Weight').fill('72,5');
    await saved(phone.page).waitFor();

    await using laptop = await withForm(client, path);
    await titled(laptop.page, 2, 'Your body');
    expect(await laptop.page.getByLabel('Weight').inputValue()).toBe('72.5');
    await laptop.page.getByRole('radiogroup').getByLabel('No').check();
    await saved(laptop.page).waitFor();

    // The phone was not told, and knows it after its next change.
    await phone.page.getByLabel('Since when?').fill('2026-01-31');
    await expect.poll(() => phone.page.getByLabel('No', { exact: true }).isChecked()).toBe(true);
    await press(phone.page, 'Look it over');
    await press(phone.page, 'Send');
    await titled(phone.page, 1, checkIn.sent.title);
    expect(await sentBy(client)).toMatchObject([
      { payload: { went_well: 'Slept', pain: false, weight: 72.5, since: '2026-01-31' }, flags: [] },
    ]);
  });

  it('what was written without a connection arrives with it, beside what the other has answered', async () => {
    const client = await clientWith(checkIn.slug);
    await using phone = await withForm(client, path);
    await phone.context.setOffline(true);
    await phone.page.getByLabel('What went well?').fill('Ran in the rain');
    await phone.page.getByText('Not saved yet: no connection').waitFor();
    expect(await keptHere(phone.page)).toContain('Ran in the rain');

    await using laptop = await withForm(client, path);
    await laptop.page.getByLabel('Tired').check();
    await saved(laptop.page).waitFor();

    await phone.context.setOffline(false);
    await saved(phone.page).waitFor();
    await expect.poll(() => phone.page.getByLabel('Tired').isChecked()).toBe(true);
    expect(await keptHere(phone.page)).toBe('');
    await laptop.page.reload();
    await laptop.page.getByText('Ran in the rain').waitFor();
  });

  it('an earlier answer that arrives later, from a page that was kept open, gives way to the later one', async () => {
    const client = await clientWith(checkIn.slug);
    await using phone = await withForm(client, path);
    await using laptop = await withForm(client, path);
    const wentWell = ({ page }: typeof phone) => page.getByLabel('What went well?');
    await phone.context.setOffline(true);
    await phone.page.getByLabel('Tired').check();
    await wentWell(phone).fill('Ran in the rain');
    await phone.page.getByText('Not saved yet: no connection').waitFor();

    await wentWell(laptop).fill('Walked');
    await saved(laptop.page).waitFor();

    await phone.context.setOffline(false);
    await saved(phone.page).waitFor();
    expect(await wentWell(phone).inputValue()).toBe('Walked');
    expect(await phone.page.getByLabel('Tired').isChecked()).toBe(true);
    expect(await keptHere(phone.page)).toBe('');

    // The laptop knows of the phone's other answer after its next change, and of nothing else.
    await press(laptop.page, 'Next');
    await titled(laptop.page, 2, 'Your body');
    await laptop.page.getByLabel('Weight').fill('72');
    await saved(laptop.page).waitFor();
    await press(laptop.page, 'Back');
    await titled(laptop.page, 2, 'This week');
    await expect.poll(() => laptop.page.getByLabel('Tired').isChecked()).toBe(true);
    expect(await wentWell(laptop).inputValue()).toBe('Walked');

    // What is typed with the other's answer in sight stands.
    await wentWell(phone).fill('Walked, then ran');
    await saved(phone.page).waitFor();
    await laptop.page.reload();
    await titled(laptop.page, 2, 'This week');
    expect(await wentWell(laptop).inputValue()).toBe('Walked, then ran');
  });

  it('of two answers to one question the later stands, whatever was done on the other device since', async () => {
    const client = await clientWith(checkIn.slug);
    await using phone = await withForm(client, path);
    await using laptop = await withForm(client, path);
    await laptop.page.getByLabel('What went well?').fill('Walked');
    await saved(laptop.page).waitFor();

    await phone.page.route('**/rpc/save_form_draft', (route) => route.abort());
    await phone.page.getByLabel('What went well?').fill('Ran in the rain');
    await phone.page.getByText('Not saved yet: no connection').waitFor();
    await phone.page.goto('about:blank');
    await phone.page.unroute('**/rpc/save_form_draft');

    await press(laptop.page, 'Next');
    await titled(laptop.page, 2, 'Your body');
    await laptop.page.getByLabel('Weight').fill('72');
    await saved(laptop.page).waitFor();

    await phone.page.goto(`${urls.web}${path}?step=1`);
    await titled(phone.page, 2, 'This week');
    expect(await phone.page.getByLabel('What went well?').inputValue()).toBe('Ran in the rain');
    await expect.poll(() => keptHere(phone.page)).toBe('');
    await laptop.page.goto(`${urls.web}${path}?step=1`);
    await expect.poll(() => laptop.page.getByLabel('What went well?').inputValue()).toBe('Ran in the rain');
  });
});

describe('the list of forms', () => {
  it('leads a visitor to the sign-in and back, and is empty for somebody who was given none', async () => {
    const client = await clientWith();
    await using visitor = await visit();
    const { page, problems } = visitor;
    await openAs(client, page, '/forms');
    await page.getByText('You have no forms yet', { exact: false }).waitFor();
    expect(problems).toEqual([]);
  });

  it('keeps what was sent when the form is given once more', async () => {
    const client = await clientWith(checkIn.slug);
    await using visitor = await withForm(client, `${path}?step=review`);
    const { page } = visitor;
    await page.getByRole('link', { name: 'Edit This week' }).click();
    await page.getByLabel('What went well?').fill('The first time');
    await press(page, 'Next');
    await page.getByRole('radiogroup').getByLabel('No').check();
    await press(page, 'Look it over');
    await press(page, 'Send');
    await titled(page, 1, checkIn.sent.title);
    await (await coach()).forms.assign(client.id, checkIn.slug);
    await page.goto(`${urls.web}/forms`);
    await page.getByRole('link', { name: `Read answers ${checkIn.title}` }).click();
    await page.getByText('The first time').waitFor();
    await page.goto(urls.web + path);
    await titled(page, 2, 'This week');
    expect(await page.getByLabel('What went well?').inputValue()).toBe('');
  });

  it('shows an admin every form with its counts, its review and a preview that sends nothing', async () => {
    await using visitor = await withForm(demoAdmin, '/forms');
    const { page, problems } = visitor;
    const registry = await (await coach()).forms.registry();
    for (const { title, submissions } of registry) {
      const row = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      expect(await row.getByRole('definition').first().textContent()).toBe(submissions.toLocaleString('en'));
    }
    const review = page.getByRole('link', { name: `Review ${checkIn.title}`, exact: true });
    expect(await review.getAttribute('href')).toBe('/admin/forms/test-check_in');
    await page.getByRole('link', { name: `Preview ${checkIn.title}` }).click();
    await page.getByText('Nothing is saved or sent.').waitFor();
    await page.getByLabel('What went well?').fill('Nothing of this is kept');
    await press(page, 'Next');
    await page.getByRole('link', { name: 'Look it over' }).click();
    await titled(page, 2, 'Look it over');
    expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0);
    expect(await keptHere(page)).toBe('');
    expect(problems).toEqual([]);
  });
});

it('what a browser keeps of a form goes with the sign-out', async () => {
  const client = await clientWith(checkIn.slug);
  await using visitor = await withForm(client, path);
  const { page, context } = visitor;
  await page.route('**/rpc/save_form_draft', (route) => route.abort());
  await page.getByLabel('What went well?').fill('A secret');
  await page.getByText('Not saved yet: no connection').waitFor();
  const other = await context.newPage();
  await other.goto(`${urls.web}/dashboard`);
  await other.getByRole('button', { name: /log ?out/i }).click();
  await other.waitForURL(`${urls.web}/`);
  await page.waitForURL(({ pathname }) => pathname === '/auth');
  expect(await keptHere(page)).toBe('');
  expect(await page.content()).not.toContain('A secret');
});

it('nothing that was on its way when the page was left comes back to the browser after the sign-out', async () => {
  const client = await clientWith(checkIn.slug);
  await using visitor = await visit();
  const { page } = visitor;
  await openAs(client, page, '/dashboard');
  await page.getByRole('link', { name: `Fill in ${checkIn.title}` }).click();
  const answering = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/rpc/save_form_draft');
  await page.route('**/rpc/save_form_draft', async (route) => {
    await answering.promise;
    await route.continue();
  });
  await page.getByLabel('What went well?').fill('A secret');
  await asked;
  await page.getByLabel('Tired').check();
  await page.goBack();
  await page.getByRole('button', { name: /log ?out/i }).click();
  await page.waitForURL(`${urls.web}/`);
  const answered = page.waitForResponse('**/rpc/save_form_draft');
  answering.resolve();
  await (await answered).finished();
  // Long enough for a save that is tried again.
  await page.waitForTimeout(2_500);
  expect(await keptHere(page)).toBe('');
  expect(page.url()).toBe(`${urls.web}/`);
});
