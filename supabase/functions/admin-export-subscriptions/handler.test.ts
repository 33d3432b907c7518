import { subscriptionCsvColumns } from '@flow/contracts/subscription-export.ts';
import { admin, adminToken, assert, failureOf, post, testSurroundings } from '../_shared/testing.ts';
import { createHandler, type ExportRecord, type PartQuery, readsOfAnswer } from './handler.ts';

const endMark = '61-124-28-14-74-81-74-126-157-88-13-124-42-127-27-17';
const header = `${subscriptionCsvColumns.join(',')}\r\n`;

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** So many parts of a row each; the read with the number `failingRead`, counted from 1, fails. */
function setUp(count: number, { failingRead = 0, logIsFull = false } = {}) {
  const { dependencies, lines } = testSurroundings();
  const queries: PartQuery[] = [];
  const records: ExportRecord[] = [];
  const answer = createHandler({
    ...dependencies,
    async readPart(query) {
      queries.push(query);
      if (queries.length === failingRead) throw new Error('The database is gone.');
      const number = query.after === null ? 1 : Number(query.after.id.slice(-12)) + 1;
      const last = { instant: '2026-01-01T10:00:00+00:00', id: idOf(number) };
      return number > count ? null : { csv: `row ${number}\r\n`, last };
    },
    async recordExport(record) {
      if (logIsFull) throw new Error('The log is full.');
      records.push(record);
    },
    // Half past midnight in Dubai, still the day before in UTC.
    today: () => new Date('2026-11-20T20:30:00Z'),
  });
  const ask = (body: object) => answer(post({ body, token: adminToken }));
  return { answer, ask, queries, records, lines };
}

for (const [count, rows] of [
  [0, ''],
  [1, 'row 1\r\n'],
  [3, 'row 1\r\nrow 2\r\nrow 3\r\n'],
] as const) {
  Deno.test(`${count} parts are one file below its header, read to the end`, async () => {
    const { ask, queries } = setUp(count);
    const response = await ask({});
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8; header=present');
    assert.equal(await response.text(), header + rows);
    assert.equal(queries.length, count + 1);
  });
}

Deno.test('the file is named after the Dubai day', async () => {
  const response = await setUp(0).ask({});
  const named = 'attachment; filename="subscriptions-2026-11-21.csv"';
  assert.equal(response.headers.get('content-disposition'), named);
  await response.text();
});

Deno.test('it ends with the mark that its reader gave', async () => {
  const response = await setUp(1).ask({ end_mark: endMark });
  assert.equal(await response.text(), `${header}row 1\r\n${endMark}`);
});

Deno.test('with a cursor it comes in parts, each with where the next begins; the audit log has each', async () => {
  const { ask, records } = setUp(2 * readsOfAnswer);
  let [file, cursor, parts] = ['', null as string | null, 0];
  do {
    const text = await (await ask({ cursor, end_mark: endMark })).text();
    assert.ok(text.endsWith(endMark));
    const end = text.lastIndexOf('\n') + 1;
    file += text.slice(0, end);
    assert.equal(records[parts]?.filter.cursor ?? null, cursor);
    cursor = text.slice(end, -endMark.length);
    parts += 1;
  } while (cursor !== '');
  const rows = Array.from({ length: 2 * readsOfAnswer }, (_, index) => `row ${index + 1}\r\n`);
  assert.equal(file, header + rows.join(''));
  // Where the rows end with a part, another says so.
  assert.deepEqual([parts, records.length], [3, 3]);
});

Deno.test('without a cursor it is one answer, however many rows there are', async () => {
  const text = await (await setUp(readsOfAnswer + 1).ask({ end_mark: endMark })).text();
  assert.ok(text.endsWith(`row ${readsOfAnswer + 1}\r\n${endMark}`));
});

Deno.test('nothing is read ahead of a reader that does not take it, or has gone', async () => {
  const { ask, queries } = setUp(400);
  const reader = (await ask({})).body?.getReader();
  await reader?.read();
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  await settled();
  assert.ok(queries.length <= 4, `${queries.length} reads for one part`);
  await reader?.cancel();
  const before = queries.length;
  await settled();
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
  const filter = { status: 'past_due', from: '2026-03-01', to: '2026-03-02', search: 'sara' };
  await (await ask(filter)).text();
  assert.deepEqual(queries, [
    {
      status: 'past_due',
      from: '2026-02-28T20:00:00.000Z',
      to: '2026-03-02T20:00:00.000Z',
      search: 'sara',
      after: null,
    },
  ]);
  assert.deepEqual(records, [{ caller: admin, requestId: 'request-1', filter }]);
});

Deno.test('nothing is read that the audit log does not have', async () => {
  const { ask, queries } = setUp(3, { logIsFull: true });
  assert.equal((await ask({})).status, 500);
  assert.equal(queries.length, 0);
});

for (const [field, body] of [
  ['status', { status: 'gone' }],
  ['from', { from: '2026-02-30' }],
  ['end_mark', { end_mark: 'short' }],
  ['cursor', { cursor: 'elsewhere' }],
] as const) {
  Deno.test(`a wrong ${field} is named: nothing is read, and nothing recorded`, async () => {
    const { ask, queries, records } = setUp(3);
    const failure = await failureOf(await ask(body));
    assert.equal(failure.status, 422);
    assert.deepEqual(Object.keys(failure.fields), [field]);
    assert.deepEqual([queries.length, records.length], [0, 0]);
  });
}
