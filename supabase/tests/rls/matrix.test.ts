import { describe, expect, test } from 'vitest';
import { type ActorName, actorNames, openStage } from './actors.ts';
import { fixtures, plant, plantParent } from './fixtures.ts';
import { callers, matrix, type Outcome, outcomesOf, privateCallers, type Verb, verbs } from './matrix.ts';

const stage = await openStage();

const words: Record<Outcome, string> = { yes: 'may', none: 'reaches nothing to', no: 'may not' };

const cells = Object.keys(matrix).flatMap((table) =>
  actorNames.flatMap((actor) =>
    verbs.map((verb, index) => ({ table, actor, verb, expected: outcomesOf(table, actor)[index] ?? 'no' })),
  ),
);

describe.each(Object.keys(matrix))('%s', (table) => {
  test.each(
    cells.filter((cell) => cell.table === table).map((cell) => ({ ...cell, may: words[cell.expected] })),
  )('$actor $may $verb', async ({ actor, verb, expected }) => {
    expect(await attempt(table, actor, verb)).toEqual(refusal(expected, actor));
  });
});

function refusal(outcome: Outcome, actor: ActorName) {
  const status = actor === 'anon' || actor === 'expired' ? 401 : 403;
  return outcome === 'no' ? { outcome, status } : { outcome };
}

/** Tries one verb on a fresh row of the owner's and says what became of it. */
async function attempt(table: string, actor: ActorName, verb: Verb) {
  const fixture = fixtures[table];
  if (!fixture) throw new Error(`${table} has no fixture`);
  const row = fixture.row(stage);
  const { rest } = stage.actors[actor];
  const filter = `${table}?${fixture.key}=eq.${encodeURIComponent(String(row[fixture.key]))}`;
  if (verb !== 'insert' || fixture.another) await plant(stage.database, table, row);
  else await plantParent(stage.database, table, row);
  try {
    const answer =
      verb === 'select'
        ? await rest('GET', `${filter}&select=${fixture.key}`)
        : verb === 'insert'
          ? await rest('POST', table, fixture.another?.(stage) ?? row)
          : verb === 'update'
            ? await rest('PATCH', filter, fixture.change)
            : await rest('DELETE', filter);
    if (answer.status === 401 || answer.status === 403) return { outcome: 'no', status: answer.status };
    if (answer.status >= 300 || !Array.isArray(answer.body)) return answer;
    return { outcome: answer.body.length > 0 ? 'yes' : 'none' };
  } finally {
    if (fixture.remove) {
      await stage.database.sql(`delete from public.${table} where user_id <> $1`, [stage.users.admin]);
    }
  }
}

describe('the schema', () => {
  test('has a line in the matrix for every table, and row level security on each', async () => {
    const tables = await stage.database.sql<{ name: string; secured: boolean }>(
      `select relname as name, relrowsecurity as secured from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    expect(tables.filter((table) => !table.secured)).toEqual([]);
    expect(tables.map((table) => table.name).sort()).toEqual(Object.keys(matrix).sort());
    expect(Object.keys(fixtures).sort()).toEqual(Object.keys(matrix).sort());
  });

  test('names its roles in every policy: none applies to everybody', async () => {
    const policies = await stage.database.sql<{ policyname: string; roles: string }>(
      "select policyname, roles::text as roles from pg_policies where schemaname = 'public'",
    );
    expect(policies.length).toBeGreaterThan(0);
    expect(policies.filter((policy) => policy.roles !== '{authenticated}')).toEqual([]);
  });

  test('gives anon no right on any table', async () => {
    const rights = await stage.database.sql(
      `select table_name, privilege_type from information_schema.role_table_grants
       where table_schema = 'public' and grantee in ('anon', 'PUBLIC')`,
    );
    expect(rights).toEqual([]);
  });

  test.each([
    ['public', callers],
    ['private', privateCallers],
  ])(
    'lets each function of %s be called by the roles of the matrix and no other',
    async (schema, expected) => {
      const functions = await stage.database.sql<{ name: string; callers: string[] }>(
        `select p.proname as name, to_json(array(
         select role from unnest(array['anon', 'authenticated', 'service_role']) as role
         where has_function_privilege(role, p.oid, 'execute')
       )) as callers
       from pg_proc p where p.pronamespace = $1::regnamespace`,
        [schema],
      );
      const called = functions.filter((each) => schema === 'public' || each.callers.length > 0);
      expect(Object.fromEntries(called.map((each) => [each.name, each.callers]))).toEqual(expected);
    },
  );

  test('gives no role a right on what the private schema holds beside functions', async () => {
    const relations = await stage.database.sql<{ name: string; readers: string[] }>(
      `select c.relname as name, to_json(array(
         select role from unnest(array['anon', 'authenticated', 'service_role']) as role
         where has_table_privilege(role, c.oid, 'select, insert, update, delete')
       )) as readers
       from pg_class c where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    expect(relations.length).toBeGreaterThan(0);
    expect(relations.filter((each) => each.readers.length > 0)).toEqual([]);
  });

  test('runs every function with an empty search path, unless its names were looked up when it was made', async () => {
    const loose = await stage.database.sql(
      `select proname from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and prosqlbody is null
         and not coalesce(proconfig @> array['search_path=""'], false)`,
    );
    expect(loose).toEqual([]);
  });

  test('grants nothing on a table, sequence or function that a later migration forgets to grant', async () => {
    await stage.database.sql(
      `create table public.forgotten (id bigserial primary key);
       create function public.forgotten_function() returns integer language sql as 'select 1';`,
    );
    const rights = await stage.database.sql(
      `select role
       from unnest(array['anon', 'authenticated', 'service_role']) as role
       where has_table_privilege(role, 'public.forgotten', 'select, insert, update, delete')
         or has_sequence_privilege(role, 'public.forgotten_id_seq', 'usage, select, update')
         or has_function_privilege(role, 'public.forgotten_function()', 'execute')`,
    );
    await stage.database.sql('drop table public.forgotten; drop function public.forgotten_function();');
    expect(rights).toEqual([]);
  });
});
