import { randomUUID } from 'node:crypto';
import { assistantQuestionSchema, assistantWeekSchema } from '@flow/sdk/contracts/assistant';
import { businessDay } from '@flow/sdk/contracts/business-time';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from './actors.ts';
import { call } from './leads.fixture.ts';

const stage = await openStage();
beforeEach(() =>
  stage.database.sql(
    'truncate public.assistant_questions, public.assistant_counts, public.assistant_ratings',
  ),
);

const year = { _keep: '1 year' };

async function asService(name: string, parameters: object): Promise<void> {
  const { status, body } = await call(stage, 'service', name, parameters);
  expect({ status, body: body ?? null }).toEqual({ status: 204, body: null });
}

const parking = {
  _question: 'Is there parking?',
  _language: 'en',
  _outcome: 'offered',
  _cards: ['parking'],
  ...year,
};
const record = (changes: object = {}) => asService('record_assistant_answer', { ...parking, ...changes });

const rate = (_id: string, _rating: string, changes: object = {}) =>
  asService('record_assistant_rating', {
    _id,
    _rating,
    ...(_rating === 'unhelpful' ? { _question: 'Is it free?', _answer: 'AED 1.', _language: 'en' } : {}),
    ...year,
    ...changes,
  });

async function rowsOf(name: string, parameters: object): Promise<unknown[]> {
  const { status, body } = await call(stage, 'admin', name, parameters);
  expect(status).toBe(200);
  return body as unknown[];
}
const list = async (filter = {}) =>
  (await rowsOf('list_assistant_questions', filter)).map((row) => assistantQuestionSchema.parse(row));
const asked = async (filter = {}) => (await list(filter)).map(({ question }) => question);
const weeks = async (parameters = {}) =>
  (await rowsOf('list_assistant_weeks', parameters)).map((row) => assistantWeekSchema.parse(row));

const nothing = {
  asked: 0,
  answered: 0,
  offered: 0,
  handed_over: 0,
  safety: 0,
  helpful: 0,
  unhelpful: 0,
  requests: 0,
};

describe('record_assistant_answer', () => {
  test('keeps what was not answered, and counts it', async () => {
    await record();
    await record({ _question: ' أين\n  الموقف؟ ', _language: 'ar', _outcome: 'handed-over', _cards: [] });
    expect((await list()).map(({ id: _, asked_at: __, ...row }) => row)).toEqual([
      { question: 'أين الموقف؟', language: 'ar', outcome: 'handed-over', offered: [], answer: null },
      {
        question: 'Is there parking?',
        language: 'en',
        outcome: 'offered',
        offered: ['parking'],
        answer: null,
      },
    ]);
    expect((await weeks())[0]).toMatchObject({ ...nothing, asked: 2, offered: 1, handed_over: 1 });
  });

  test.each(['answered', 'safety'])(
    'keeps no word of a question that is %s, and counts it',
    async (_outcome) => {
      await record({ _outcome });
      expect(await stage.database.sql('select * from public.assistant_questions')).toEqual([]);
      expect((await weeks())[0]).toMatchObject({ ...nothing, asked: 1, [_outcome]: 1 });
    },
  );

  test.each([
    ['Mail me: layla.h+1@mail.example.com please', 'Mail me: [mail] please'],
    ['<layla@flow.example>', '<[mail]>'],
    ['call +971 50 123-4567 now', 'call [number] now'],
    ['(050) 1234567', '[number]'],
    ['رقمي ٠٥٠١٢٣٤٥٦٧', 'رقمي [number]'],
    ['मेरा ०५०१२३४५६७', 'मेरा [number]'],
    ['۰۵۰ ۱۲۳ ۴۵۶۷', '[number]'],
    ['AED 2,400 for 12 weeks at 18:30?', 'AED 2,400 for 12 weeks at 18:30?'],
    ['15 kg in 2 weeks, I am 52', '15 kg in 2 weeks, I am 52'],
    ['x'.repeat(600), 'x'.repeat(500)],
  ])('keeps %j as %j', async (_question, kept) => {
    await record({ _question });
    expect(await asked()).toEqual([kept]);
  });

  test('keeps nothing of a question without a word, and counts it', async () => {
    await record({ _question: ' \n ' });
    expect(await asked()).toEqual([]);
    expect((await weeks())[0]).toMatchObject({ asked: 1 });
  });

  test('forgets what is older than it may be kept, and nothing else', async () => {
    await stage.database.sql(
      `insert into public.assistant_questions (asked_at, question, language, outcome)
       values (now() - interval '366 days', 'old', 'en', 'offered'), (now() - interval '360 days', 'kept', 'en', 'offered');
       insert into public.assistant_ratings (id, rating, rated_at)
       values (gen_random_uuid(), 'helpful', now() - interval '366 days');`,
    );
    await record({ _outcome: 'answered' });
    expect(await asked()).toEqual(['kept']);
    expect(await stage.database.sql('select * from public.assistant_ratings')).toEqual([]);
  });

  test.each([{ _outcome: 'asked' }, { _outcome: null }, { _keep: '0 days' }, { _keep: null }])(
    'refuses %j',
    async (wrong) => {
      const answer = await call(stage, 'service', 'record_assistant_answer', { ...parking, ...wrong });
      expect(answer).toMatchObject({ status: 400, body: { code: '22023' } });
      expect((await weeks())[0]).toMatchObject(nothing);
    },
  );
});

describe('record_assistant_rating', () => {
  test('counts an answer once, however often it is sent', async () => {
    const id = randomUUID();
    await rate(id, 'unhelpful', { _question: 'Free? a@b.example', _answer: 'Call:\n\n- +971 50\n000 0000' });
    await rate(id, 'unhelpful');
    expect(await list()).toMatchObject([
      { id, question: 'Free? [mail]', answer: 'Call:\n\n- [number]', outcome: 'unhelpful', offered: [] },
    ]);
    expect((await weeks())[0]).toMatchObject({ ...nothing, unhelpful: 1 });
  });

  test('follows a visitor who changes their mind', async () => {
    const id = randomUUID();
    await rate(id, 'unhelpful');
    await rate(id, 'helpful');
    expect(await list()).toEqual([]);
    expect((await weeks())[0]).toMatchObject({ ...nothing, helpful: 1 });
    await rate(id, 'unhelpful');
    expect(await list()).toHaveLength(1);
    expect((await weeks())[0]).toMatchObject({ ...nothing, unhelpful: 1 });
  });

  test('takes a former rating from the day it was counted on', async () => {
    const id = randomUUID();
    await rate(id, 'helpful');
    await stage.database.sql(
      `update public.assistant_ratings set rated_at = rated_at - interval '14 days';
       update public.assistant_counts set day = day - 14;`,
    );
    await rate(id, 'unhelpful');
    const told = await weeks();
    expect([told[0], told[2]]).toMatchObject([nothing, { ...nothing, unhelpful: 1 }]);
  });

  test('keeps no text of a helpful answer, nor of one without its question', async () => {
    await rate(randomUUID(), 'helpful', { _question: 'secret', _answer: 'secret' });
    await rate(randomUUID(), 'unhelpful', { _question: null, _answer: null });
    expect(await list()).toEqual([]);
    expect((await weeks())[0]).toMatchObject({ ...nothing, helpful: 1, unhelpful: 1 });
  });

  test('forgets no other question: that one could not be answered stays true', async () => {
    await record();
    const [row] = await list();
    await rate(row?.id ?? '', 'helpful');
    expect(await list()).toEqual([row]);
  });
});

describe('list_assistant_questions', () => {
  test('refuses anyone but admins and the service, before it looks at what they ask for', async () => {
    await record();
    for (const actor of ['stranger', 'owner'] as const) {
      for (const filter of [{}, { _outcome: 'open' }]) {
        const answer = await call(stage, actor, 'list_assistant_questions', filter);
        expect(answer).toMatchObject({ status: 403, body: { code: '42501' } });
      }
    }
    expect((await call(stage, 'service', 'list_assistant_questions', {})).body).toHaveLength(1);
  });

  test('joins its filters', async () => {
    await record({ _question: 'One' });
    await record({ _question: 'Deux 100%', _language: 'fr' });
    await record({ _question: 'Three', _outcome: 'handed-over' });
    await rate(randomUUID(), 'unhelpful', { _question: 'Four', _answer: 'The one thing' });
    expect(await asked({ _outcome: 'offered' })).toEqual(['Deux 100%', 'One']);
    expect(await asked({ _outcome: 'offered', _language: 'fr' })).toEqual(['Deux 100%']);
    expect(await asked({ _search: ' oNE ' })).toEqual(['Four', 'One']);
    expect(await asked({ _search: '00%' })).toEqual(['Deux 100%']);
    expect(await asked({ _search: '%' })).toEqual([]);
    expect(await asked({ _search: 'th' })).toEqual(['Four', 'Three']);
    expect(await asked({ _search: 'hr' })).toEqual([]);
    expect(await asked({ _search: '  ', _outcome: 'unhelpful' })).toEqual(['Four']);
  });

  test('takes questions from _from on and before _to', async () => {
    for (const time of ['09:59:59.999', '10:00:00', '11:59:59.999', '12:00:00']) {
      await stage.database.sql(
        "insert into public.assistant_questions (asked_at, question, language, outcome) values ($1, $2, 'en', 'offered')",
        [`2026-11-01T${time}Z`, time],
      );
    }
    const bounds = { _from: '2026-11-01T10:00:00Z', _to: '2026-11-01T12:00:00Z' };
    expect(await asked(bounds)).toEqual(['11:59:59.999', '10:00:00']);
  });

  test('pages through questions of one moment without losing or repeating any', async () => {
    await stage.database.sql(
      `insert into public.assistant_questions (asked_at, question, language, outcome)
       select '2026-11-01', 'Question ' || n, 'en', 'offered' from generate_series(1, 7) as n`,
    );
    const found: string[] = [];
    for (let after = {}; ; ) {
      const page = await list({ _limit: 3, ...after });
      found.push(...page.map(({ question }) => question));
      const last = page.at(-1);
      if (page.length < 3 || !last) break;
      after = { _after_asked_at: last.asked_at, _after_id: last.id };
    }
    expect(new Set(found).size).toBe(7);
    expect(found).toHaveLength(7);
  });

  test.each([{ _outcome: 'answered' }, { _outcome: null }, { _limit: 0 }, { _after_id: randomUUID() }])(
    'refuses %j',
    async (wrong) => {
      const answer = await call(stage, 'admin', 'list_assistant_questions', wrong);
      expect(answer).toMatchObject({ status: 400, body: { code: '22023' } });
    },
  );
});

test('get_assistant_question answers the question as the list shows it, and says that there is none', async () => {
  await record();
  const [row] = await list();
  expect(await call(stage, 'admin', 'get_assistant_question', { _id: row?.id })).toMatchObject({
    status: 200,
    body: [{ id: row?.id, question: row?.question }],
  });
  expect(await call(stage, 'admin', 'get_assistant_question', { _id: randomUUID() })).toMatchObject({
    status: 404,
    body: { code: 'PT404' },
  });
});

describe('list_assistant_weeks', () => {
  const daysAgo = (days: number) => businessDay(new Date(Date.now() - days * 86_400_000));

  test('tells every week from its Monday, newest first, those without visitors too', async () => {
    const told = await weeks();
    expect(told).toHaveLength(8);
    expect(told.map(({ week: _, ...counts }) => counts)).toEqual(told.map(() => nothing));
    const mondays = told.map(({ week }) => new Date(`${week}T00:00:00Z`));
    expect(mondays.map((monday) => monday.getUTCDay())).toEqual(told.map(() => 1));
    expect(mondays.map(Number)).toEqual(told.map((_, back) => Number(mondays[0]) - back * 7 * 86_400_000));
    expect([daysAgo(6) <= (told[0]?.week ?? ''), (told[0]?.week ?? '') <= daysAgo(0)]).toEqual([true, true]);
  });

  test('sums the days of a week from Monday to Sunday', async () => {
    const [, last] = await weeks({ _weeks: 2 });
    const monday = last?.week ?? '';
    await stage.database.sql(
      `insert into public.assistant_counts (day, outcome, count) values
       ($1::date - 1, 'asked', 100), ($1::date, 'asked', 1), ($1::date + 6, 'asked', 2), ($1::date + 7, 'asked', 10),
       ($1::date + 3, 'requests', 4)`,
      [monday],
    );
    expect(await weeks({ _weeks: 2 })).toMatchObject([
      { ...nothing, asked: 10 },
      { ...nothing, week: monday, asked: 3, requests: 4 },
    ]);
  });

  test('counts a request by the day in Dubai', async () => {
    await asService('record_assistant_request', {});
    await asService('record_assistant_request', {});
    expect(await stage.database.sql('select day::text, outcome, count from public.assistant_counts')).toEqual(
      [{ day: daysAgo(0), outcome: 'requests', count: 2 }],
    );
  });

  test.each([0, 105, null])('refuses %s weeks', async (_weeks) => {
    expect(await call(stage, 'admin', 'list_assistant_weeks', { _weeks })).toMatchObject({ status: 400 });
  });
});
