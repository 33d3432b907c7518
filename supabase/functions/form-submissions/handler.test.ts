import type { FormSubmission, SubmissionPage } from '@flow/contracts/form-submission.ts';
import { adminToken, assert, failureOf, post, testSurroundings } from '../_shared/testing.ts';
import { createHandler, type ListedSubmission, type SubmissionQuery } from './handler.ts';

function submitted(number: number): ListedSubmission {
  const id = `7f5b7a5e-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const submission: FormSubmission = {
    id,
    client_id: id,
    form_key: 'goal_setting',
    first_name: 'Noor',
    last_name: null,
    email: `person${number}@flow.example`,
    phone: null,
    version: 1,
    created_at: '2026-01-01T10:00:00.000Z',
    payload: {},
    flags: [],
    complete: false,
  };
  return { submission, key: { instant: '2026-01-01T10:00:00.000001+00:00', id } };
}

function setUp(count: number) {
  const all = Array.from({ length: count }, (_, index) => submitted(index));
  const queries: SubmissionQuery[] = [];
  const { dependencies } = testSurroundings();
  const answer = createHandler({
    ...dependencies,
    async list(query, after, limit) {
      queries.push(query);
      const start = after === null ? 0 : all.findIndex((one) => one.key.id === after.id) + 1;
      return all.slice(start, start + limit);
    },
    count: async () => ({ total: 500, matching: count }),
  });
  const list = async (body: unknown): Promise<SubmissionPage> => {
    const response = await answer(post({ body, token: adminToken }));
    assert.equal(response.status, 200);
    return response.json();
  };
  return { answer, list, queries, all };
}

Deno.test('no body at all asks for the newest 1,000 of every form', async () => {
  const { list, queries } = setUp(1_200);
  const { items, next_cursor, total, matching } = await list('');
  assert.equal(items.length, 1_000);
  assert.equal(typeof next_cursor, 'string');
  assert.deepEqual({ total, matching }, { total: 500, matching: 1_200 });
  assert.deepEqual(queries[0], {
    formKey: null,
    clientId: null,
    from: null,
    to: null,
    focus: null,
    complete: null,
    flagged: null,
    search: null,
  });
});

for (const [count, limit] of [
  [0, 3],
  [2, 3],
  [3, 3],
  [7, 3],
  [9, 3],
] as const) {
  Deno.test(`pages of ${limit} hold each of ${count} submissions once, and none is empty`, async () => {
    const { list, all } = setUp(count);
    const seen: string[] = [];
    let cursor: string | null = null;
    let pages = 0;
    do {
      const page: SubmissionPage = await list({ limit, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
      pages += 1;
    } while (cursor !== null);
    assert.deepEqual(
      seen,
      all.map(({ submission }) => submission.id),
    );
    assert.equal(pages, Math.max(1, Math.ceil(count / limit)));
  });
}

Deno.test('the filters are read as Dubai days and as what the database asks for', async () => {
  const { list, queries } = setUp(0);
  await list({
    form_key: 'goal_setting',
    from: '2026-11-01',
    to: '2026-11-30',
    focus: 'Other',
    completion: 'incomplete',
    flagged: true,
    search: ' layla ',
  });
  assert.deepEqual(queries[0], {
    formKey: 'goal_setting',
    clientId: null,
    from: '2026-10-31T20:00:00.000Z',
    to: '2026-11-30T20:00:00.000Z',
    focus: 'Other',
    complete: false,
    flagged: true,
    search: 'layla',
  });
});

for (const [what, body, field] of [
  ['a focus that is not offered', { focus: 'Fly' }, 'focus'],
  ['a day that no calendar has', { from: '2026-02-30' }, 'from'],
  ['more than a page', { limit: 1_001 }, 'limit'],
  ['a search that is too long', { search: 'a'.repeat(101) }, 'search'],
  ['an id that is none', { client_id: 'me' }, 'client_id'],
  ['a cursor that no page gave', { cursor: 'x' }, 'cursor'],
] as const) {
  Deno.test(`${what} is refused by name`, async () => {
    const { answer } = setUp(0);
    const failure = await failureOf(await answer(post({ body, token: adminToken })));
    assert.deepEqual([failure.status, failure.code], [422, 'invalid_input']);
    assert.deepEqual(Object.keys(failure.fields), [field]);
  });
}
