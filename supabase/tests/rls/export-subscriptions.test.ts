import { subscriptionSchema } from '@flow/sdk/contracts/subscription';
import { subscriptionCsvColumns } from '@flow/sdk/contracts/subscription-export';
import { subscriptionsCsv } from '@flow/sdk/csv';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { openStage } from './actors.ts';

const stage = await openStage();
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

/** Instants of the test below as somebody in Dubai writes them. */
const dubai: Record<string, string> = {
  trial_start: '2026-11-01T02:30:01.123+04:00',
  trial_end: '2026-11-08T02:30:02.456+04:00',
  current_period_end: '2026-12-08T01:00:03+04:00',
  updated_at: '2026-11-03T00:45:04.321+04:00',
};
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

test('a row of which every column has a value of its own is written column by column, instants in UTC', async () => {
  const { database, users } = stage;
  // Each instant falls on another day in UTC than where it was written.
  const lastSignIn = '2026-10-05T23:30:05.789Z';
  const record: Record<(typeof subscriptionCsvColumns)[number], string> = {
    email: 'noor@flow.example',
    name: 'Noor Haddad',
    plan: 'Online, monthly',
    status: 'trialing',
    trial_start: '2026-10-31T22:30:01.123Z',
    trial_end: '2026-11-07T22:30:02.456Z',
    current_period_end: '2026-12-07T21:00:03.000Z',
    stripe_customer_id: 'cus_export',
    stripe_subscription_id: 'sub_export',
    last_sign_in_at: lastSignIn,
    updated_at: '2026-11-02T20:45:04.321Z',
    user_deleted: 'no',
    cancel_at_period_end: 'yes',
  };
  expect(new Set(Object.values(record)).size).toBe(subscriptionCsvColumns.length);
  await database.sql('update auth.users set last_sign_in_at = $1 where id = $2', [lastSignIn, users.owner]);
  const columns = Object.keys(record).filter((column) => column !== 'last_sign_in_at');
  await database.sql(
    `insert into public.subscriptions (user_id, ${columns}) values ($1, ${columns.map((_, at) => `$${at + 2}`)})`,
    [users.owner, ...columns.map((column) => dubai[column] ?? record[column as 'email'])],
  );
  const expected = subscriptionCsvColumns.map((column) => record[column].replace(/.*,.*/, '"$&"')).join(',');
  for (const zone of ['UTC', 'Asia/Dubai', 'America/Lima']) {
    await database.sql(`set time zone '${zone}'`);
    const [file, rows] = [await exported(), await listed()];
    await database.sql('reset time zone');
    expect(file, zone).toBe(`${expected}\r\n`);
    expect(file, zone).toBe(subscriptionsCsv(rows, { header: false }));
  }
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
