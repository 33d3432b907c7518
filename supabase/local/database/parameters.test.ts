import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiUrl, authKeys, sharedAuth } from '../testing/auth-fixture.ts';
import type { LocalDatabase } from './database.ts';
import { endTransaction } from './parameters.ts';

let database: LocalDatabase;

async function read(table: string, query: Record<string, string>): Promise<[number, unknown]> {
  const search = new URLSearchParams({ select: 'form_key', order: 'form_key', ...query });
  const response = await database.fetch(
    new Request(`${apiUrl}/rest/v1/${table}?${search}`, { headers: { apikey: authKeys.secret } }),
  );
  return [response.status, await response.json()];
}

const plain = { form_key: 'plain' };
const flagged = { form_key: 'flagged' };

beforeAll(async () => {
  ({ database } = await sharedAuth());
  await database.sql(`
    create table public.filtered (form_key text, flags text[], numbers integer[], asked_at timestamptz, payload jsonb);
    insert into public.filtered values
      ('plain', '{}', '{}', null, '{}'), ('flagged', '{pain,"a \\"b"}', '{1,2}', '2026-01-01T00:00:00Z', '{"a":1}');
    grant select on public.filtered to service_role;
  `);
  // The API looks anew at what there is.
  await database.migrate();
});
afterAll(async () => {
  await database.sql('drop table public.filtered');
  await database.migrate();
});

/** What the database asks Postgres by. */
async function driverOf({ sql }: LocalDatabase): Promise<PGlite> {
  const query = vi.spyOn(PGlite.prototype, 'query');
  await sql('select 1', []);
  const [driver] = query.mock.contexts;
  query.mockRestore();
  if (!(driver instanceof PGlite)) throw new Error('Nothing was asked.');
  return driver;
}

test.each([
  ['flags', 'neq.{}', [flagged]],
  ['flags', 'eq.{}', [plain]],
  ['flags', 'not.eq.{}', [flagged]],
  ['flags', 'eq.{pain,"a \\"b"}', [flagged]],
  ['flags', 'cs.{pain}', [flagged]],
  ['flags', 'neq.{1,true}', [flagged, plain]],
  ['numbers', 'neq.{}', [flagged]],
  ['numbers', 'eq.{1,2}', [flagged]],
  ['payload', 'eq.{}', [plain]],
  ['form_key', 'neq.{}', [flagged, plain]],
  ['form_key', 'neq.{a,b}', [flagged, plain]],
])('a filter finds the rows that PostgREST finds: %s=%s', async (column, filter, rows) => {
  expect(await read('filtered', { [column]: filter })).toEqual([200, rows]);
});

test.each([
  ['flags', 'neq.5', '22P02'],
  ['flags', 'eq.true', '22P02'],
  ['flags', 'eq.{"a":1}', '22P02'],
  ['flags', 'eq.pain', '22P02'],
  ['numbers', 'eq.{a}', '22P02'],
  ['asked_at', 'eq.true', '22007'],
  ['asked_at', 'eq.{}', '22007'],
])(
  'a value that is none of its column’s type is refused, and nobody else with it: %s=%s',
  async (column, filter, code) => {
    expect(await read('filtered', { [column]: filter })).toMatchObject([400, { code }]);
    expect(await read('filtered', {})).toEqual([200, [flagged, plain]]);
  },
);

test('a transaction is ended also where a broken message stands before its end', async () => {
  const driver = await driverOf(database);
  await driver.query('begin');
  const unwritable = { serializers: { 25: () => ({}) as string } };
  await expect(driver.query('select $1::text', ['x'], unwritable)).rejects.toThrow(TypeError);
  await endTransaction(driver);
  expect((await driver.query('select 1 as one where $1 = 1', [1])).rows).toEqual([{ one: 1 }]);
});
