import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Answer, Question } from '../../sdk/src/contracts/form-definition.ts';
import {
  checkIn,
  clientWith,
  fillInByKeyboard,
  keptHere,
  publishWith,
  sentBy,
  tabTo,
  titled,
  withForm,
} from './client-forms.ts';

beforeEach(() => publishWith(checkIn));
afterAll(async () => {
  await publishWith();
});

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
      return true;
    case 'number':
      return question.min ?? 70;
    case 'date':
      return '2026-01-31';
    default:
      return `${markup} ليلى`.slice(0, question.maxLength ?? 200);
  }
}

it('by keyboard alone a client fills in a form with every kind of question, and reads what was sent', async () => {
  const client = await clientWith(checkIn.slug);
  await using visitor = await withForm(client, '/forms');
  const { page, problems } = visitor;
  await tabTo(page, page.getByRole('link', { name: `Fill in ${checkIn.title}` }));
  await page.keyboard.press('Enter');
  const answers = await fillInByKeyboard(page, checkIn, anyAnswer);
  expect(await page.locator('main img').count()).toBe(0);
  await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }));
  await page.keyboard.press('Enter');
  await titled(page, 1, checkIn.flagged?.title ?? '');
  expect(await page.getByRole('link', { name: 'WhatsApp' }).count()).toBe(1);
  expect(await sentBy(client)).toMatchObject([{ payload: answers, flags: ['pain'] }]);
  expect(await keptHere(page)).toBe('');
  await tabTo(page, page.getByRole('link', { name: 'Your forms' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Sent' }).waitFor();
  await tabTo(page, page.getByRole('link', { name: `Read answers ${checkIn.title}` }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'What you sent' }).waitFor();
  expect(await page.getByText(markup, { exact: false }).count()).toBeGreaterThan(0);
  expect(await page.title()).toBe(`${checkIn.title} | Ridge`);
  expect(problems).toEqual([]);
});
