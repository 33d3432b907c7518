import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import {
  type AssistantQuestion,
  assistantQuestionSchema,
  assistantWeekSchema,
} from './contracts/assistant.ts';
import { assistantCsv, assistantCsvFileName } from './csv.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import {
  assistantTable,
  makeAssistantQuestion,
  makeAssistantQuestions,
  makeAssistantWeek,
} from './testing/index.ts';

const backend = openFakeBackend();
const { serveAndRecord } = backend;
const signedIn = async () => (await backend.signedIn()).assistant;

/** Answers from these questions, and records what the database was asked for. */
const serve = (rows: readonly AssistantQuestion[]) =>
  serveAndRecord(assistantTable(rows), 'listAssistantQuestions');

it('a page of questions is asked for with every filter, Dubai days as instants', async () => {
  const asked = serve([]);
  const assistant = await signedIn();
  const days = { from: '2026-11-01', to: '2026-11-21' };
  await assistant.page({ outcome: 'unhelpful', language: 'ar', ...days, search: ' bike ', limit: 50 });
  await assistant.page();
  expect(asked).toEqual([
    {
      outcome: 'unhelpful',
      language: 'ar',
      from: '2026-10-31T20:00:00.000Z',
      to: '2026-11-21T20:00:00.000Z',
      search: 'bike',
      limit: 51,
      after: null,
    },
    { outcome: 'all', language: 'all', from: null, to: null, search: null, limit: 101, after: null },
  ]);
});

it('all questions keep the filter', async () => {
  const rows = makeAssistantQuestions(1_200);
  const asked = serve(rows);
  const all = await Array.fromAsync((await signedIn()).all({ outcome: 'offered' }));
  expect(all).toEqual(rows.filter(({ outcome }) => outcome === 'offered'));
  expect(asked).toMatchObject([{ outcome: 'offered', limit: 1_000 }]);
});

it('one question is found by its id, or is not there', async () => {
  const rows = makeAssistantQuestions(2);
  serve(rows);
  const assistant = await signedIn();
  expect(await assistant.find(rows[1]?.id ?? '')).toEqual(rows[1]);
  const nobody = '00000000-0000-4000-8000-000000000009';
  await expect(assistant.find(nobody)).rejects.toMatchObject({ code: 'not_found' });
  await expect(assistant.find('first')).rejects.toMatchObject({ code: 'invalid_input' });
});

it('the weeks are eight unless said', async () => {
  const week = makeAssistantWeek();
  const counts = serveAndRecord({ listAssistantWeeks: () => [week] }, 'listAssistantWeeks');
  const assistant = await signedIn();
  expect(await assistant.weeks()).toEqual([week]);
  await assistant.weeks(104);
  await expect(assistant.weeks(105)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(counts).toEqual([8, 104]);
});

it('the fixtures fit their contracts', () => {
  const rows = makeAssistantQuestions(30);
  expect(rows.map((row) => assistantQuestionSchema.parse(row))).toEqual(rows);
  expect(assistantWeekSchema.parse(makeAssistantWeek())).toEqual(makeAssistantWeek());
});

it('questions as CSV are a line each, and no formula of a visitor runs', () => {
  const rows = [
    makeAssistantQuestion({ question: '=1+1, "free"?' }),
    makeAssistantQuestion({ outcome: 'unhelpful', offered: [], answer: 'One\nTwo', language: 'ar' }),
  ];
  expect(assistantCsv(rows)).toBe(
    'asked_at,outcome,language,question,offered,answer\r\n' +
      '2026-11-21T10:00:00.000Z,offered,en,"\'=1+1, ""free""?",locations; opening-hours,\r\n' +
      '2026-11-21T10:00:00.000Z,unhelpful,ar,Is there parking at the studio?,,"One\nTwo"\r\n',
  );
  // Half past midnight in Dubai.
  expect(assistantCsvFileName(new Date('2026-11-20T20:30:00Z'))).toBe('assistant-2026-11-21.csv');
});

it('an outcome that is new is shown as it came, and fails no list', async () => {
  backend.server.use(
    http.post(`${url}/rest/v1/rpc/list_assistant_questions`, () =>
      HttpResponse.json([{ ...makeAssistantQuestion(), outcome: 'escalated' }, makeAssistantQuestion()]),
    ),
  );
  const { items } = await (await signedIn()).page();
  expect(items.map(({ outcome }) => outcome)).toEqual(['escalated', makeAssistantQuestion().outcome]);
});
