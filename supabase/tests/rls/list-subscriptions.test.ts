import { listSubscriptionsResponseSchema } from '@flow/sdk/contracts/subscription';
import { beforeEach, expect, test } from 'vitest';
import { openStage } from './actors.ts';

const stage = await openStage();
beforeEach(() => stage.database.sql('delete from public.subscriptions'));

interface Row {
  id: string;
  email: string;
  began_at: string;
  last_sign_in_at: string | null;
}

async function list(filter: Record<string, unknown> = {}): Promise<Row[]> {
  const { status, body } = await stage.actors.service.rest('POST', 'rpc/list_subscriptions', filter);
  expect(status).toBe(200);
  return body as Row[];
}

const emails = async (filter?: Record<string, unknown>) => (await list(filter)).map((row) => row.email);

function add(rows: Record<string, unknown>[]) {
  const columns =
    'email, name, status, trial_start, created_at, user_id, stripe_customer_id, stripe_subscription_id';
  return stage.database.sql(
    `insert into public.subscriptions (${columns}) select ${columns} from jsonb_populate_recordset(null::public.subscriptions, $1)`,
    [rows],
  );
}

test('list_subscriptions answers rows of the contract, with the last sign-in of their users', async () => {
  await add([
    { email: 'signed-up', user_id: stage.users.owner, created_at: '2026-11-02T00:00:00Z' },
    { email: 'not-signed-up', created_at: '2026-11-01T00:00:00Z' },
  ]);
  const { items } = listSubscriptionsResponseSchema.parse({ items: await list(), next_cursor: null });
  expect(items.map((item) => [item.email, item.last_sign_in_at !== null])).toEqual([
    ['signed-up', true],
    ['not-signed-up', false],
  ]);
});

test('list_subscriptions is newest first by the trial’s start, else by creation', async () => {
  await add([
    { email: 'created 3rd', created_at: '2026-11-03T00:00:00Z' },
    { email: 'trial 5th', trial_start: '2026-11-05T00:00:00Z', created_at: '2026-11-01T00:00:00Z' },
    { email: 'trial 2nd', trial_start: '2026-11-02T00:00:00Z', created_at: '2026-11-04T00:00:00Z' },
  ]);
  expect(await emails()).toEqual(['trial 5th', 'created 3rd', 'trial 2nd']);
});

test('list_subscriptions filters by status, and none takes in rows without one', async () => {
  await add([
    { email: 'active', status: 'active', created_at: '2026-11-03T00:00:00Z' },
    { email: 'none', status: 'none', created_at: '2026-11-02T00:00:00Z' },
    { email: 'empty', status: null, created_at: '2026-11-01T00:00:00Z' },
  ]);
  expect(await emails({ _status: 'active' })).toEqual(['active']);
  expect(await emails({ _status: 'none' })).toEqual(['none', 'empty']);
  expect(await emails({ _status: 'past_due' })).toEqual([]);
  expect(await emails({ _status: 'all' })).toEqual(['active', 'none', 'empty']);
});

test('list_subscriptions searches in the address and the name, in any case, and for a whole id of Stripe’s', async () => {
  const created_at = '2026-11-01T00:00:00Z';
  await add([
    {
      email: 'Layla_1@example.com',
      name: 'Zoë 100%',
      stripe_customer_id: 'cus_a',
      stripe_subscription_id: 'sub_a1',
      created_at,
    },
    {
      email: 'laylax1@example.com',
      stripe_customer_id: 'cus_b',
      stripe_subscription_id: 'sub_a12',
      created_at,
    },
    { email: null, name: 'Back\\slash', status: 'active', created_at: '2020-01-01T00:00:00Z' },
  ]);
  const found = async (search: string, more = {}) =>
    (await list({ _search: search, ...more })).map((row) => row.email).sort();
  expect(await found(' LAYLA ')).toEqual(['Layla_1@example.com', 'laylax1@example.com']);
  // What stands for any letter in a pattern stands for itself here.
  expect(await found('layla_1')).toEqual(['Layla_1@example.com']);
  expect(await found('00%')).toEqual(['Layla_1@example.com']);
  expect(await found('_1')).toEqual(['Layla_1@example.com']);
  for (const sign of ['%', '\\', '_%']) expect(await found(sign)).toEqual([]);
  expect(await found('k\\s', { _status: 'active', _to: '2021-01-01T00:00:00Z' })).toEqual([null]);
  expect(await found('k\\s', { _status: 'none' })).toEqual([]);
  expect(await found('sub_a1')).toEqual(['Layla_1@example.com']);
  expect(await found('cus_b')).toEqual(['laylax1@example.com']);
  expect(await found('sub_a')).toEqual([]);
  expect(await found('  ')).toHaveLength(3);
  // Of these the index is asked for a part alone; the whole counts all the same.
  expect(await found('LAYLA_1@example.com')).toEqual(['Layla_1@example.com']);
  expect(await found('layla_1@elsewhere')).toEqual([]);
  expect(await found('@example')).toEqual(['Layla_1@example.com', 'laylax1@example.com']);
  expect(await found('zoë 10')).toEqual(['Layla_1@example.com']);
  expect(await found('zoë 11')).toEqual([]);
});

test('list_subscriptions pages through what it has found, newest first', async () => {
  await add(
    [1, 2, 3].map((day) => ({
      email: `found ${day}`,
      created_at: `2026-11-0${day}T00:00:00Z`,
      status: 'active',
    })),
  );
  await add([{ email: 'another', created_at: '2026-11-04T00:00:00Z' }]);
  const [newest, ...others] = await list({ _search: 'found', _limit: 2 });
  expect([newest?.email, ...others.map(({ email }) => email)]).toEqual(['found 3', 'found 2']);
  const after = { _after_began_at: newest?.began_at, _after_id: newest?.id };
  expect(await emails({ _search: 'found', ...after })).toEqual(['found 2', 'found 1']);
});

test.each([
  ['the letters before the domain of an address', 'Maya424245@flow.example', '%maya424245@%'],
  ['the word that is no short one', 'at 250 o’', '% 250 %'],
  ['all of it where the rest would be too short', 'a b', '%a b%'],
  ['all of a domain', '@flow', '%@flow%'],
  ['what stands for itself', 'al_hadd%', '%al\\_hadd\\%%'],
  ['nothing', ' ', null],
])('an index is asked for %s', async (_what, search, pattern) => {
  const [row] = await stage.database.sql('select private.index_pattern($1) as pattern', [search]);
  expect(row).toEqual({ pattern });
});

test('list_subscriptions takes rows from _from on and before _to', async () => {
  await add(
    ['09:59:59.999', '10:00:00', '11:59:59.999', '12:00:00'].map((time) => ({
      email: time,
      created_at: `2026-11-01T${time}Z`,
    })),
  );
  const bounds = { _from: '2026-11-01T10:00:00Z', _to: '2026-11-01T12:00:00Z' };
  expect(await emails(bounds)).toEqual(['11:59:59.999', '10:00:00']);
});

test('list_subscriptions pages through rows of one moment without losing or repeating any', async () => {
  const moment = '2026-11-01T00:00:00Z';
  await add(Array.from({ length: 7 }, (_, index) => ({ email: `same ${index}`, created_at: moment })));
  await add([{ email: 'older', created_at: '2026-10-01T00:00:00Z' }]);
  const seen: string[] = [];
  let after: Record<string, unknown> = {};
  for (;;) {
    const page = await list({ _limit: 3, ...after });
    seen.push(...page.map((row) => row.email));
    const last = page.at(-1);
    if (!last || page.length < 3) break;
    after = { _after_began_at: last.began_at, _after_id: last.id };
  }
  expect(seen).toHaveLength(8);
  expect(new Set(seen).size).toBe(8);
  expect(seen.at(-1)).toBe('older');
});

test.each([
  ['a status that does not exist', { _status: 'unpaid' }],
  ['a limit of zero', { _limit: 0 }],
  ['half a cursor', { _after_began_at: '2026-11-01T00:00:00Z' }],
])('list_subscriptions refuses %s', async (_what, filter) => {
  const answer = await stage.actors.service.rest('POST', 'rpc/list_subscriptions', filter);
  expect(answer).toMatchObject({ status: 400, body: { code: '22023' } });
});
