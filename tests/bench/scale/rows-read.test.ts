import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../../../supabase/tests/rls/actors.ts';
import { type Call, callsAt } from './calls.ts';
import { type Measurement, measureCall, measuring } from './measure.ts';
import { fillScript, idOf, instantOf } from './rows.ts';

const many = 6_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.database.sql(measuring());
  await stage.database.sql(fillScript(many));
  await stage.database.sql('analyze');
  // With PostgreSQL's own setting, for disks that turn, a table must be larger before an index is worth it.
  await stage.database.sql('set random_page_cost = 1.1');
}, 240_000);
afterAll(() => stage.database.sql('reset random_page_cost; drop schema bench cascade;'));

async function measure(query: string, userId: string | null = null): Promise<Measurement> {
  const sql = async (text: string) =>
    JSON.stringify(Object.values((await stage.database.sql(text)).at(-1) ?? {})[0]);
  const role = userId === null ? 'service_role' : 'authenticated';
  return measureCall(sql, { role, user: userId, query }, 0);
}

// A tenth of what is many: a sixth of all rows here, and how it is read best is not what it is among many more.
const tenth = (query: string) =>
  query.replace('_limit => 1000', '_limit => 100').replace("'all', 500", "'all', 50");
const calls = Object.entries(callsAt(many)).map(([name, call]): [string, Call] => [
  name,
  { ...call, query: tenth(call.query) },
]);

test.each(calls)(
  '%s: reads little more than it answers, and no table whole',
  async (_name, { query, user }) => {
    const { answered, read, scanned } = await measure(query, user);
    expect(scanned).toEqual([]);
    expect(read).toBeLessThan(Math.max(1_200, 3 * answered));
  },
);

// One row in 18, one in 500, one and none.
test.each(['haddad', 'zubaydah', 'maya1005', 'nobody'])(
  'five rows of %s: what is read goes by the page, not by how many match',
  async (search) => {
    const { read, scanned } = await measure(
      `select * from public.list_subscriptions(_limit => 5, _search => '${search}')`,
    );
    expect(scanned).toEqual([]);
    expect(read).toBeLessThan(120);
  },
);

test('a page behind a row reads no more where none of the next rows match', async () => {
  const { answered, read } = await measure(
    `select * from public.list_subscriptions(_limit => 2, _search => 'haddad',
      _after_began_at => '${instantOf(3_000, many)}', _after_id => '${idOf('subscription', 3_000)}')`,
  );
  expect(answered).toBe(2);
  // Four pages to learn that, and two that match: not four more of all that match.
  expect(read).toBeLessThan(30);
});

test('the last page of a search reads what matches once, though it fills no page', async () => {
  const { answered, read } = await measure(
    "select * from public.list_subscriptions(_limit => 20, _search => 'zubaydah')",
  );
  expect(answered).toBe(12);
  // Four pages to learn how many match, and of each that does its row, the one of the list, a person, an account and a notice.
  expect(read).toBeLessThan(4 * 20 + 5 * 12 + 1);
});

test('a reconciliation that begins forgets a thousand of what an earlier one has met, whose other rows it does not read', async () => {
  await stage.database.sql(
    `update public.reconciliations set finished_at = now() where id = '${idOf('run', 0)}'`,
  );
  const { read, scanned } = await measure('select * from public.begin_reconciliation(true)');
  expect(scanned).toEqual([]);
  expect(read).toBeGreaterThan(1_000);
  expect(read).toBeLessThan(4_000);
});

test('what is read whole is told, or the tests above would prove nothing', async () => {
  const { read, scanned } = await measure('select * from public.subscriptions where plan is null');
  expect(scanned).toEqual(['subscriptions']);
  expect(read).toBe(many);
});
