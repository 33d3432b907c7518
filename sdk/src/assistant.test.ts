import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  type AssistantQuestion,
  assistantQuestionSchema,
  assistantWeekSchema,
} from './contracts/assistant.ts';
import { assistantCsv, assistantCsvFileName } from './csv.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import {
  type AssistantQuery,
  assistantTable,
  clientAccount,
  flowHandlers,
  makeAssistantQuestion,
  makeAssistantQuestions,
  makeAssistantWeek,
} from './testing/index.ts';

const backend = openFakeBackend();
const { server } = backend;
const signedIn = async () => (await backend.signedIn()).assistant;

/** Answers from these questions, and records what the database was asked for. */
function serve(rows: readonly AssistantQuestion[]): AssistantQuery[] {
  const asked: AssistantQuery[] = [];
  const table = assistantTable(rows, [makeAssistantWeek(), makeAssistantWeek({ week: '2026-11-09' })]);
  server.use(
    ...flowHandlers({
      url,
      ...table,
      listAssistantQuestions: (query) => {
        asked.push(query);
        return table.listAssistantQuestions(query);
      },
    }),
  );
  return asked;
}

describe('a page of questions', () => {
  it('holds questions, newest first, and where the next page begins', async () => {
    const rows = makeAssistantQuestions(5);
    serve(rows.toReversed());
    const assistant = await signedIn();
    const first = await assistant.page({ limit: 3 });
    expect(first.items).toEqual(rows.slice(0, 3));
    expect(await assistant.page({ limit: 3, cursor: first.next_cursor })).toEqual({
      items: rows.slice(3),
      next_cursor: null,
    });
  });

  it('is asked for with every filter, Dubai days as instants', async () => {
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

  it('continues after the last row’s microseconds, and has its timestamps normalised', async () => {
    const rows = makeAssistantQuestions(3).map((row, index) => ({
      ...row,
      asked_at: `2026-11-21T10:00:00.00000${3 - index}+00:00`,
    }));
    let body: Record<string, unknown> = {};
    server.use(
      http.post(`${url}/rest/v1/rpc/list_assistant_questions`, async ({ request }) => {
        body = (await request.json()) as typeof body;
        return HttpResponse.json(body._after_id ? [] : rows);
      }),
    );
    const assistant = await signedIn();
    const { items, next_cursor } = await assistant.page({ limit: 2 });
    expect(items.map(({ asked_at }) => asked_at)).toEqual(Array(2).fill('2026-11-21T10:00:00.000Z'));
    await assistant.page({ limit: 2, cursor: next_cursor });
    expect(body).toMatchObject({ _after_asked_at: rows[1]?.asked_at, _after_id: rows[1]?.id });
  });

  it.each([
    [{ outcome: 'answered' }, 'outcome'],
    [{ language: 'de' }, 'language'],
    [{ from: '2026-02-30' }, 'from'],
    [{ search: 'x'.repeat(101) }, 'search'],
    [{ limit: 0 }, 'limit'],
    [{ cursor: 'nonsense' }, 'cursor'],
  ])('with %j is refused before anything is sent', async (request, field) => {
    const asked = serve([]);
    await expect((await signedIn()).page(request as object)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) },
    });
    expect(asked).toEqual([]);
  });
});

it('all questions are followed through every batch, each once', async () => {
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
  const counts: number[] = [];
  const week = makeAssistantWeek();
  server.use(
    ...flowHandlers({
      url,
      listAssistantWeeks: (count) => {
        counts.push(count);
        return [week];
      },
    }),
  );
  const assistant = await signedIn();
  expect(await assistant.weeks()).toEqual([week]);
  await assistant.weeks(104);
  await expect(assistant.weeks(105)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(counts).toEqual([8, 104]);
});

it('a client is refused', async () => {
  const { assistant } = await backend.signedIn(clientAccount);
  await expect(assistant.page()).rejects.toMatchObject({ code: 'forbidden' });
  await expect(assistant.weeks()).rejects.toMatchObject({ code: 'forbidden' });
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
