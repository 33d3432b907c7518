import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, FormDefinition, Question } from '../../sdk/src/contracts/form-definition.ts';
import {
  checkIn,
  clientWith,
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
});
