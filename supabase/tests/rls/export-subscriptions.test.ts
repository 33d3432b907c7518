import { subscriptionSchema } from '@flow/sdk/contracts/subscription';
import { subscriptionsCsv } from '@flow/sdk/csv';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openStage, type Stage } from './actors.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
beforeEach(() => stage.database.sql('delete from public.subscriptions'));

interface Part {
  csv: string;
  last_began_at: string;
  last_id: string;
}

const ask = async <Row>(name: string, body: object) =>
  (await stage.actors.service.rest('POST', `rpc/${name}`, body)).body as Row[];

/** All parts of the file, each asked for by the end of the one before. */
async function exported(limit = 2, filter: object = {}): Promise<string> {
  let file = '';
  let after = {};
  for (;;) {
    const [part] = await ask<Part>('export_subscriptions', {
      _status: 'all',
      _limit: limit,
      ...filter,
      ...after,
    });
    if (!part) return file;
    file += part.csv;
    after = { _after_began_at: part.last_began_at, _after_id: part.last_id };
  }
}

const listed = async (filter: object = {}) =>
  (await ask('list_subscriptions', filter)).map((row) => subscriptionSchema.parse(row));

function add(rows: object[]) {
  const columns =
    'email, name, plan, status, trial_start, current_period_end, stripe_subscription_id, user_deleted, cancel_at_period_end, created_at, user_id';
  return stage.database.sql(
    `insert into public.subscriptions (${columns}) select ${columns} from jsonb_populate_recordset(null::public.subscriptions, $1)`,
    [rows.map((row) => ({ user_deleted: false, cancel_at_period_end: false, ...row }))],
  );
}

const moment = '2026-11-02T10:00:00.123456Z';
const nasty = [
  ...['=1+1', '+971', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x', "'=1", ' =1'],
  ...[
    'a,b',
    '"',
    '""',
    'two\nlines',
    'two\r\nlines',
    'cr\ralone',
    'ليلى 👋',
    '^',
    ']',
    '\\',
    'a\u001b[2J',
    '',
  ],
];

test('the rows of a file are the bytes that the SDK makes of the same rows', async () => {
  await add([
    ...nasty.map((name, index) => ({ name, email: `${name}${index}`, plan: name, created_at: moment })),
    {
      status: 'active',
      trial_start: moment,
      current_period_end: '0999-12-31T23:59:59.999999Z',
      created_at: moment,
    },
    { user_deleted: true, cancel_at_period_end: true, user_id: stage.users.owner, created_at: moment },
  ]);
  expect(await exported()).toBe(subscriptionsCsv(await listed(), { header: false }));
});

test('whatever people are called', async () => {
  const unit = fc.oneof(
    fc.constantFrom(...',"\n\r=+-@\t\uFF1D'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  );
  const names = fc.array(fc.string({ unit, maxLength: 8 }), { minLength: 20, maxLength: 40 });
  for (const sample of fc.sample(names, 3)) {
    await add(sample.map((name) => ({ name, created_at: moment })));
    expect(await exported(50), JSON.stringify(sample)).toBe(
      subscriptionsCsv(await listed(), { header: false }),
    );
  }
});

test('a file takes the rows of its filter, and none is a file too', async () => {
  await add([
    { email: 'in', status: 'active', created_at: '2026-11-02T00:00:00Z' },
    { email: 'ended', status: 'canceled', created_at: '2026-11-02T00:00:00Z' },
    { email: 'later', status: 'active', created_at: '2026-11-03T00:00:00Z' },
  ]);
  const filter = { _status: 'active', _from: '2026-11-02T00:00:00Z', _to: '2026-11-03T00:00:00Z' };
  expect(await exported(10, filter)).toBe(subscriptionsCsv(await listed(filter), { header: false }));
  expect(await exported(10, { ...filter, _status: 'none' })).toBe('');
});
