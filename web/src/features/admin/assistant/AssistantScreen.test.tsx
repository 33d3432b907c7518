import { FlowError } from '@flow/sdk';
import { makeAssistantQuestion, makeAssistantQuestions, makeAssistantWeek } from '@flow/sdk/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { flowOf, watched } from '../../flow.test-data.ts';
import { adminServices, noon } from '../admin-services.test-data.ts';
import { grantedAccess } from '../granted-access.test-data.ts';
import { AssistantScreen } from './AssistantScreen.tsx';
import { createAssistant } from './assistant.store.ts';
import { cardDraft } from './card-draft.ts';

const question = makeAssistantQuestion();
const unhelpful = makeAssistantQuestion({
  id: '11111111-1111-4111-8111-111111111111',
  question: 'هل هو مجاني؟',
  language: 'ar',
  outcome: 'unhelpful',
  offered: [],
  answer: 'AED 1.',
});

function setUp(rows = [question, unhelpful], { search = '', failures = 0 } = {}) {
  const { services, ...told } = adminServices(search);
  const weeks = [makeAssistantWeek({ asked: 1_240 }), makeAssistantWeek({ week: '2026-11-09', requests: 0 })];
  const flow = flowOf({ questions: rows, weeks, now: () => noon });
  const backend = watched(flow.assistant);
  for (let left = failures; left > 0; left -= 1)
    backend.weeks.mockRejectedValueOnce(new FlowError('network', 'No connection.'));
  const assistant = createAssistant({
    ...services,
    loadFlow: async () => ({ ...flow, assistant: backend }),
  });
  render(<AssistantScreen access={grantedAccess()} assistant={assistant} />);
  return { ...told, list: assistant.list, backend };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const list = () => screen.getByRole('region', { name: 'Questions' });

describe('the list', () => {
  test('has its filters and its columns, and says where it is', async () => {
    setUp();
    await button(question.question);
    expect(screen.getByRole('heading', { name: 'Assistant', level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Assistant' }).getAttribute('aria-current')).toBe('page');
    const options = (label: string) =>
      [...screen.getByLabelText(label).querySelectorAll('option')].map(({ value }) => value);
    expect(options('Outcome')).toEqual(['all', 'offered', 'handed-over', 'unhelpful']);
    expect(options('Language')).toEqual(['all', 'en', 'ar', 'hi', 'ur', 'fr', 'ru', 'tl']);
    const rows = within(list()).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      [question.question, '21 Nov 2026, 14:00', 'Offered', 'English', 'locations, opening-hours'],
      [unhelpful.question, '21 Nov 2026, 14:00', 'Not helpful', 'Arabic', 'AED 1.'],
    ]);
    expect(screen.getByText('2 questions')).toBeTruthy();
  });

  test('asks for what it is filtered by', async () => {
    const { list: questions, backend } = setUp();
    const filters = { outcome: 'handed-over', language: 'ar', from: '2026-11-01', search: 'bike' } as const;
    await act(() => questions.show(filters));
    expect(backend.page.mock.lastCall?.[0]).toMatchObject({ ...filters, to: null });
  });

  test('is saved whole', async () => {
    const { files } = setUp(makeAssistantQuestions(3));
    await userEvent.click(await button('Export CSV'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('assistant-2026-11-21.csv');
    expect(String(files[0]?.content).split('\r\n')).toHaveLength(5);
  });

  test('shows markup of a visitor as text', async () => {
    setUp([makeAssistantQuestion({ question: '<img src=x onerror=alert(1)>' })]);
    expect((await button('<img src=x onerror=alert(1)>')).querySelector('img')).toBeNull();
  });
});

describe('the weeks', () => {
  test('say what the assistant did, this one first', async () => {
    const { backend } = setUp();
    const weeks = await screen.findByRole('table', { name: 'What the assistant did, by week' });
    const rows = within(weeks).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      [
        'Week of',
        'Asked',
        'Answered',
        'Offered',
        'Handed over',
        'Safety',
        'Helpful',
        'Not helpful',
        'Became a request',
      ],
      ['16 Nov', '1,240', '30', '6', '3', '1', '8', '2', '5'],
      ['9 Nov', '40', '30', '6', '3', '1', '8', '2', '0'],
    ]);
    expect(backend.weeks).toHaveBeenCalledExactlyOnceWith(4);
  });

  test('that could not be loaded are asked for again, and the list is there without them', async () => {
    const { toasts } = setUp([question], { failures: 1 });
    expect(await screen.findByText('The counts could not be loaded.')).toBeTruthy();
    await button(question.question);
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('1,240')).toBeTruthy();
    expect(toasts).toEqual([]);
  });
});

describe('an open question', () => {
  const region = (sheet: HTMLElement, name: string) => within(sheet).findByRole('region', { name });

  test('says what was offered, and gives the card to write', async () => {
    const { copied, toasts, place } = setUp();
    await userEvent.click(await button(question.question));
    const sheet = await screen.findByRole('dialog', { name: 'Offered' });
    expect(within(sheet).getByText('Asked 21 Nov 2026, 14:00, English')).toBeTruthy();
    expect((await region(sheet, 'Question')).textContent).toContain(question.question);
    expect((await region(sheet, 'Offered cards')).textContent).toContain('opening-hours');
    const card = await region(sheet, 'Write a card');
    expect(card.querySelector('code')?.textContent).toBe(cardDraft(question));
    await userEvent.click(within(card).getByRole('button', { name: 'Copy' }));
    expect(copied).toEqual([cardDraft(question)]);
    expect(toasts).toEqual([{ title: 'Copied', description: 'Card copied to clipboard' }]);
    expect(place.read()).toContain(`question=${question.id}`);
  });

  test('that was answered badly has its answer, and is opened by its address', async () => {
    setUp([unhelpful], { search: `?question=${unhelpful.id}` });
    const sheet = await screen.findByRole('dialog', { name: 'Not helpful' });
    expect((await region(sheet, 'Answer')).textContent).toContain('AED 1.');
    expect(within(sheet).queryByRole('region', { name: 'Offered cards' })).toBeNull();
  });
});
