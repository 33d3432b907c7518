import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { loadForms } from '../../content/load.ts';
import {
  type Answer,
  type Answers,
  askedQuestions,
  type FormDefinition,
  formDefinitionSchema,
  type Question,
} from '../../sdk/src/contracts/form-definition.ts';
import type { Flow } from '../../sdk/src/index.ts';
import { type Account, demoAdmin, newAccount, storedRows } from '../setup/backend.ts';
import { type Visit, visit } from '../setup/browser.ts';
import { flowOf, openAs } from '../setup/login.ts';
import { runningStack } from '../setup/running-stack.ts';

/** A form of the tests' own: what becomes of it is nobody else's business. */
export const checkIn: FormDefinition = formDefinitionSchema.parse({
  slug: 'test-check-in',
  key: 'test_check_in',
  title: 'Weekly check-in',
  description: 'How the week was.',
  groups: [
    {
      title: 'This week',
      intro: 'A few words are enough.',
      questions: [
        { id: 'went_well', kind: 'long_text', label: 'What went well?', required: true, maxLength: 200 },
        { id: 'mood', kind: 'choice', label: 'How do you feel?', options: ['Good', 'Tired', 'Other'] },
        { id: 'mood_other', kind: 'text', label: 'How else?', when: { question: 'mood', is: 'Other' } },
      ],
    },
    {
      title: 'Your body',
      questions: [
        { id: 'pain', kind: 'yes_no', label: 'Does anything hurt?', required: true, flag: true },
        {
          id: 'where',
          kind: 'choices',
          label: 'Where?',
          options: ['Knee', 'Back', 'Shoulder'],
          when: { question: 'pain', is: true },
        },
        { id: 'weight', kind: 'number', label: 'Weight', unit: 'kg', min: 30, max: 250 },
        { id: 'since', kind: 'date', label: 'Since when?' },
      ],
    },
  ],
  sent: { title: 'Thank you for the week', text: 'Your coach reads it today.' },
  flagged: { title: 'Rest until we have called', text: 'Your coach calls you today.' },
});

/** Brings the business's forms to the database, and those of a test beside them. */
export async function publishWith(...forms: readonly FormDefinition[]): Promise<void> {
  const { urls, keys } = runningStack();
  const response = await fetch(`${urls.api}/rest/v1/rpc/publish_forms`, {
    method: 'POST',
    headers: {
      apikey: keys.secret,
      authorization: `Bearer ${keys.secret}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ _definitions: [...(await loadForms()), ...forms] }),
  });
  if (!response.ok) throw new Error(`publish_forms: HTTP ${response.status} ${await response.text()}`);
}

export interface Client extends Account {
  id: string;
}

/** The coach, at work. */
export const coach = (): Promise<Flow> => flowOf(demoAdmin);

/** A client of a test's own who was given forms. */
export async function clientWith(...slugs: readonly string[]): Promise<Client> {
  const account = await newAccount('forms', { first_name: 'Layla', last_name: 'Haddad' });
  const [profile] = await storedRows<{ id: string }>('profiles', `email=eq.${account.email}`);
  const id = profile?.id ?? '';
  for (const slug of slugs) await (await coach()).forms.assign(id, slug);
  return { ...account, id };
}

export const sentBy = (client: Client) =>
  storedRows<{ payload: Answers; version: number; flags: string[] }>(
    'form_submissions',
    `client_id=eq.${client.id}&order=created_at`,
  );

/** A visitor who has a form on the screen. */
export async function withForm(
  client: Account,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visitor = await visit(options);
  await openAs(client, visitor.page, path);
  await visitor.page.getByRole('heading', { level: 2 }).first().waitFor();
  return visitor;
}

export const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const titled = (page: Page, level: 1 | 2, name: string) =>
  page.getByRole('heading', { level, name, exact: true }).waitFor();

/** What this browser keeps of forms that the server does not have yet. */
export const keptHere = (page: Page) =>
  page.evaluate<string>(
    "Object.keys(localStorage).filter((key) => key.startsWith('flow.') && key.includes('form-draft')).map((key) => localStorage.getItem(key)).join()",
  );

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

const fieldOf = (page: Page, id: string) => page.locator(`#question-${id}`);

async function answerByKeyboard(page: Page, question: Question, answer: Answer): Promise<void> {
  const field = fieldOf(page, question.id);
  switch (question.kind) {
    case 'choices':
      for (const option of Array.isArray(answer) ? answer : []) {
        await tabTo(page, field.getByRole('checkbox', { name: option, exact: true }));
        await page.keyboard.press('Space');
      }
      return;
    case 'choice':
    case 'yes_no': {
      const index = question.kind === 'choice' ? question.options.indexOf(String(answer)) : answer ? 0 : 1;
      await tabTo(page, field.getByRole('radio').first());
      await page.keyboard.press('Space');
      for (let steps = 0; steps < index; steps += 1) await page.keyboard.press('ArrowDown');
      return;
    }
    case 'date': {
      // As a browser in English takes it: the month comes first, and the year last.
      const [year, ...rest] = String(answer).split('-');
      await tabTo(page, field.locator('input'));
      await page.keyboard.type(`${rest.join('')}${year}`);
      return;
    }
    default:
      await tabTo(page, field.locator('input, textarea'));
      await page.keyboard.type(String(answer));
  }
}

/** Fills in a form from its first group to its last by keyboard alone. Resolves to what was answered. */
export async function fillInByKeyboard(
  page: Page,
  form: FormDefinition,
  answerOf: (question: Question) => Answer,
): Promise<Answers> {
  const answers: Answers = {};
  for (const [index, group] of form.groups.entries()) {
    await titled(page, 2, group.title);
    for (const question of group.questions) {
      if (!askedQuestions(form, answers).some(({ id }) => id === question.id)) continue;
      const answer = answerOf(question);
      await answerByKeyboard(page, question, answer);
      answers[question.id] = answer;
    }
    const isLast = index === form.groups.length - 1;
    await tabTo(page, page.getByRole('button', { name: isLast ? 'Look it over' : 'Next', exact: true }));
    await page.keyboard.press('Enter');
  }
  await titled(page, 2, 'Look it over');
  return answers;
}
