import { subscriptionsCsv } from '@flow/csv.ts';
import { listedRows } from '../_shared/listed-rows-testing.ts';
import type { RowQuery } from '../_shared/subscription-rows.ts';
import {
  admin,
  adminToken,
  assert,
  clientToken,
  failureOf,
  post,
  testSurroundings,
} from '../_shared/testing.ts';
import { createHandler, type ExportRecord } from './handler.ts';

const endMark = '3d7c1c0e4a514a7e9d580d7c2a7f1b11';

interface Scene {
  readsPerCall?: number;
  /** Most rows that are answered, whatever is asked for. */
  projectMaximum?: number;
  /** The read, counted from 1, that fails. */
  failingRead?: number;
}

function setUp(count: number, { readsPerCall = 100, projectMaximum = 4, failingRead = 0 }: Scene = {}) {
  const { all, queries, rows } = listedRows(count);
  const { dependencies, lines } = testSurroundings();
  const records: ExportRecord[] = [];
  const answer = createHandler({
    ...dependencies,
    batchSize: 4,
    readsPerCall,
    async rows(query: RowQuery) {
      const found = await rows(query);
      if (queries.length === failingRead) throw new Error('The database is gone.');
      return found.slice(0, projectMaximum);
    },
    recordExport: async (record) => void records.push(record),
    // Half past midnight in Dubai, still the day before in UTC.
    today: () => new Date('2026-11-20T20:30:00Z'),
  });
  const ask = (body: object) => answer(post({ body, token: adminToken }));
  const csv = subscriptionsCsv(all.map(({ subscription }) => subscription));
  return { answer, ask, csv, queries, records, lines };
}

for (const count of [0, 1, 3, 4, 5, 8, 9]) {
  Deno.test(`all ${count} rows are one file, as the CSV of the SDK has them`, async () => {
    const { ask, csv } = setUp(count);
    const response = await ask({});
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8; header=present');
    assert.equal(await response.text(), csv);
  });
}

Deno.test('the file is named after the Dubai day', async () => {
  const response = await setUp(1).ask({});
  const named = 'attachment; filename="subscriptions-2026-11-21.csv"';
  assert.equal(response.headers.get('content-disposition'), named);
  await response.body?.cancel();
});

Deno.test('it ends with the mark that its reader gave', async () => {
  const { ask, csv } = setUp(9);
  assert.equal(await (await ask({ end_mark: endMark })).text(), csv + endMark);
});

Deno.test('where a call has read enough the mark is followed by the cursor of the rest', async () => {
  const { ask, csv, queries } = setUp(9, { readsPerCall: 2 });
  let file = '';
  let cursor: string | null = null;
  let calls = 0;
  do {
    const text: string = await (await ask({ end_mark: endMark, cursor })).text();
    const [part = '', next = ''] = text.split(endMark);
    file += part;
    cursor = next || null;
    calls += 1;
  } while (cursor !== null);
  assert.equal(file, csv);
  assert.equal(calls, 2);
  assert.ok(queries.every(({ limit }) => limit === 4));
});

Deno.test('without a mark all of it comes in one answer, however much was read', async () => {
  const { ask, csv } = setUp(9, { readsPerCall: 2 });
  assert.equal(await (await ask({})).text(), csv);
});

Deno.test('a short batch is not taken for the last: the project may answer fewer rows than were asked for', async () => {
  const { ask, csv } = setUp(9, { projectMaximum: 3 });
  assert.equal(await (await ask({})).text(), csv);
});

Deno.test('nothing is read ahead of a reader that does not take it', async () => {
  const { ask, queries } = setUp(400);
  const response = await ask({});
  const reader = response.body?.getReader();
  await reader?.read();
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.ok(queries.length <= 4, `${queries.length} reads for one part`);
  await reader?.cancel();
  const before = queries.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(queries.length, before);
});

Deno.test('a first read that fails is answered as a failure', async () => {
  const { ask } = setUp(9, { failingRead: 1 });
  assert.equal((await failureOf(await ask({}))).code, 'server');
});

Deno.test('a later read that fails breaks the answer off, and is logged with the request', async () => {
  const { ask, lines } = setUp(9, { failingRead: 2 });
  const response = await ask({ end_mark: endMark });
  assert.equal(response.status, 200);
  await assert.rejects(response.text(), /The database is gone/);
  const line = lines.find(({ event }) => event === 'broken_off');
  assert.equal(line?.level, 'error');
  assert.equal(line?.fields.request_id, 'request-1');
});

Deno.test('the filter is passed on, days as instants in Dubai, both included; the audit log has it', async () => {
  const { ask, queries, records } = setUp(0);
  const filter = { status: 'past_due', from: '2026-03-01', to: '2026-03-02' };
  await (await ask(filter)).text();
  const { after, ...query } = queries[0] ?? {};
  assert.deepEqual(query, {
    status: 'past_due',
    from: '2026-02-28T20:00:00.000Z',
    to: '2026-03-02T20:00:00.000Z',
    limit: 4,
  });
  assert.equal(after, null);
  const details = { ...filter, cursor: null };
  assert.deepEqual(records, [{ caller: admin, requestId: 'request-1', details }]);
});

Deno.test('nothing leaves that the audit log does not have', async () => {
  const { dependencies } = testSurroundings();
  const { rows, queries } = listedRows(3);
  const answer = createHandler({
    ...dependencies,
    rows,
    batchSize: 4,
    readsPerCall: 2,
    today: () => new Date(),
    recordExport: () => Promise.reject(new Error('The log is full.')),
  });
  assert.equal((await answer(post({ body: {}, token: adminToken }))).status, 500);
  assert.equal(queries.length, 0);
});

for (const [field, body] of [
  ['status', { status: 'gone' }],
  ['from', { from: '2026-02-30' }],
  ['cursor', { cursor: 'made-up' }],
  ['end_mark', { end_mark: 'short' }],
] as const) {
  Deno.test(`a wrong ${field} is named: nothing is read, and nothing recorded`, async () => {
    const { ask, queries, records } = setUp(3);
    const failure = await failureOf(await ask(body));
    assert.equal(failure.status, 422);
    assert.deepEqual(Object.keys(failure.fields), [field]);
    assert.deepEqual([queries.length, records.length], [0, 0]);
  });
}

Deno.test('nobody is refused with 401 and somebody else with 403, and nothing is read', async () => {
  const { answer, queries } = setUp(3);
  assert.equal((await answer(post({ body: {} }))).status, 401);
  assert.equal((await answer(post({ body: {}, token: clientToken }))).status, 403);
  assert.equal(queries.length, 0);
});
