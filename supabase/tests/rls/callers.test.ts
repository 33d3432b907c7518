import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type ActorName, type Answer, openStage } from './actors.ts';
import { fixtures, plant } from './fixtures.ts';
import { callers } from './matrix.ts';

const stage = await openStage();

/** What any user may call; everything else that users may call asks for the admin's role. */
const everybody: Record<string, { status: number; body: unknown }> = {
  has_role: { status: 200, body: false },
  open_form: { status: 404, body: { code: 'PT404' } },
  save_form_draft: { status: 404, body: { code: 'PT404' } },
};

const byUsers = Object.keys(callers).filter((name) => callers[name]?.includes('authenticated'));
const byAdmins = byUsers.filter((name) => !(name in everybody));
const notByUsers = Object.keys(callers).filter((name) => !byUsers.includes(name));

/** A value of each type that a function takes and that names nothing that is there. */
const values: Record<string, () => unknown> = {
  uuid: randomUUID,
  text: () => 'x',
  _text: () => [],
  int4: () => 1,
  bool: () => false,
  jsonb: () => ({}),
  timestamptz: () => '2099-01-01T00:00:00Z',
  interval: () => '1 hour',
  app_role: () => 'admin',
};

/** The arguments that have no default, of every function. */
const given = Map.groupBy(
  await stage.database.sql<{ of: string; name: string; type: string }>(
    `select p.proname as of, p.proargnames[place] as name, t.typname as type
     from pg_proc as p
     cross join generate_series(1, p.pronargs - p.pronargdefaults) as place
     join pg_type as t on t.oid = p.proargtypes[place - 1]
     where p.pronamespace = 'public'::regnamespace`,
  ),
  (argument) => argument.of,
);

/** Calls a function with something for each argument that has no default. */
async function call(actor: ActorName, name: string): Promise<Answer> {
  const body = Object.fromEntries(
    (given.get(name) ?? []).map((argument) => {
      const value = values[argument.type];
      if (!value) throw new Error(`${name} takes a ${argument.type}, of which there is no value here.`);
      return [argument.name, value()];
    }),
  );
  return stage.actors[actor].rest('POST', `rpc/${name}`, body);
}

/** Does something without the admin's role, and gives it back. */
async function withoutRole<Result>(task: () => Promise<Result>): Promise<Result> {
  await stage.database.sql('delete from public.user_roles where user_id = $1', [stage.users.admin]);
  try {
    return await task();
  } finally {
    await stage.database.sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
      stage.users.admin,
    ]);
  }
}

const refused = { status: 403, body: { code: '42501' } };
const unknown = { status: 401 };

test('every function that is the admin’s asks for the role, and no other does', async () => {
  const asking = await stage.database.sql<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and prosrc ~ 'private.require_admin'`,
  );
  expect(asking.map(({ name }) => name).sort()).toEqual(byAdmins.sort());
});

describe.each(byAdmins)('%s', (name) => {
  test('is for an admin, until the role is taken away', async () => {
    expect((await call('admin', name)).status).not.toBe(403);
    expect(await withoutRole(() => call('admin', name))).toMatchObject(refused);
    expect((await call('admin', name)).status).not.toBe(403);
    if (callers[name]?.includes('service_role')) {
      expect((await call('service', name)).status).not.toBe(403);
    }
  });

  test('says the same to everyone else who is signed in, whose account is gone or not', async () => {
    const answers = [];
    for (const actor of ['stranger', 'owner', 'deleted'] as const) answers.push(await call(actor, name));
    expect(answers[0]).toMatchObject(refused);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });
});

describe.each(Object.entries(everybody))('%s', (name, nothing) => {
  test('has nothing for a user whose account is gone', async () => {
    expect(await call('deleted', name)).toMatchObject(nothing);
  });
});

describe.each(notByUsers)('%s', (name) => {
  test.each(['stranger', 'deleted', 'admin'] as const)('is refused to %s', async (actor) => {
    expect(await call(actor, name)).toMatchObject(refused);
  });
});

test.each(Object.keys(callers))('%s is refused to nobody and to an expired token', async (name) => {
  expect(await call('anon', name)).toMatchObject(unknown);
  expect(await call('expired', name)).toMatchObject(unknown);
});

test('what a policy shows an admin is hidden from the call on that follows the role’s removal', async () => {
  const policies = await stage.database.sql<{ table: string }>(
    `select distinct tablename as table from pg_policies
     where schemaname = 'public' and coalesce(qual, '') || coalesce(with_check, '') ~ 'has_role'`,
  );
  expect(policies.length).toBeGreaterThan(0);
  for (const { table } of policies) {
    const fixture = fixtures[table];
    if (!fixture) throw new Error(`${table} has no fixture`);
    const row = fixture.row(stage);
    await plant(stage.database, table, row);
    const path = `${table}?${fixture.key}=eq.${encodeURIComponent(String(row[fixture.key]))}&select=${fixture.key}`;
    const look = async () => (await stage.actors.admin.rest('GET', path)).body;
    expect({ table, rows: await look() }).toEqual({ table, rows: [{ [fixture.key]: row[fixture.key] }] });
    expect({ table, rows: await withoutRole(look) }).toEqual({ table, rows: [] });
  }
});

test('of a deleted user no row keeps the id, wherever a table refers to users', async () => {
  const references = await stage.database.sql<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column
     from pg_constraint as c
     join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'auth.users'::regclass and c.connamespace = 'public'::regnamespace`,
  );
  expect(references.length).toBeGreaterThan(5);
  const owner = stage.users.owner;
  for (const [table, fixture] of Object.entries(fixtures)) {
    if (table !== 'user_roles') await plant(stage.database, table, fixture.row(stage));
  }
  const left = async () => {
    const counts = await Promise.all(
      references.map(async ({ table, column }) => {
        const [row] = await stage.database.sql<{ count: number }>(
          `select count(*)::int as count from ${table} where ${column} = $1`,
          [owner],
        );
        return row?.count ?? 0;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  expect(await left()).toBeGreaterThan(5);
  await stage.database.sql('delete from auth.users where id = $1', [owner]);
  expect(await left()).toBe(0);
  for (const table of Object.keys(fixtures)) {
    const { status, body } = await stage.actors.owner.rest('GET', `${table}?select=*`);
    expect({ table, seen: status === 403 ? [] : body }).toEqual({ table, seen: [] });
  }
});
