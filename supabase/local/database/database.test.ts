import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LocalSetupError } from '../setup-error.ts';
import { apiUrl, authKeys as keys, openTestDatabase as open } from '../testing/auth-fixture.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import type { LocalDatabase } from './database.ts';
import { migrationsDirectory } from './migrations.ts';

function read(database: LocalDatabase, table: string, apikey: string | null): Promise<Response> {
  const headers = apikey === null ? {} : { apikey };
  return database.fetch(new Request(`${apiUrl}/rest/v1/${table}?select=*`, { headers }));
}

async function migrationsWith(file: string, text: string): Promise<string> {
  const directory = path.join(await temporaryDirectory(), 'migrations');
  await cp(migrationsDirectory, directory, { recursive: true });
  await writeFile(path.join(directory, file), text);
  return directory;
}

describe('a database', () => {
  let database: LocalDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('has every migration in Supabase’s history table', async () => {
    const history = await database.sql<{ file: string }>(
      "select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by version",
    );
    expect(history.map((row) => row.file)).toEqual((await readdir(migrationsDirectory)).sort());
  });

  test('refuses a request without a key or with a wrong one', async () => {
    expect((await read(database, 'subscriptions', null)).status).toBe(401);
    expect((await read(database, 'subscriptions', `${keys.secret}x`)).status).toBe(401);
  });

  test('keeps the rights that the migrations gave, whatever requests came', async () => {
    await read(database, 'subscriptions', keys.publishable);
    const rights = await database.sql(
      "select 1 from information_schema.role_table_grants where table_schema = 'public' and grantee = 'anon'",
    );
    expect(rights).toEqual([]);
  });

  test('answers many at once each with their own rights, and SQL among them with its owner’s', async () => {
    const rounds = Array.from({ length: 15 }, () => [
      read(database, 'subscriptions', keys.publishable).then((response) => response.status),
      read(database, 'subscriptions', keys.secret).then((response) => response.status),
      database.sql<{ role: string }>('select current_user as role').then((rows) => rows[0]?.role),
    ]);
    const answers = await Promise.all(rounds.map((round) => Promise.all(round)));
    expect(answers).toEqual(Array.from({ length: 15 }, () => [401, 200, 'postgres']));
  });

  test('answers the next request after one whose sender never finishes', async () => {
    const unfinished = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array([123])),
    });
    void database.fetch(
      new Request(`${apiUrl}/rest/v1/subscriptions`, {
        method: 'POST',
        headers: { apikey: keys.secret },
        body: unfinished,
        duplex: 'half',
      } as RequestInit),
    );
    expect((await read(database, 'subscriptions', keys.secret)).status).toBe(200);
  });

  test('runs SQL past row level security, with parameters', async () => {
    const rows = await database.sql<{ slug: string }>(
      'select slug from public.forms_registry where form_key = $1',
      ['goal_setting'],
    );
    expect(rows).toEqual([{ slug: 'goal-setting' }]);
  });

  test('answers values as JavaScript has them, and arrays of them', async () => {
    const [row] = await database.sql(
      `select 1 as number, timestamptz '2026-11-01T00:00:00Z' as instant, array[1, 2] as numbers, array['a', 'b'] as texts, array[true] as flags,
        array['{"a": 1}'::jsonb] as documents`,
    );
    expect(row).toEqual({
      number: 1,
      instant: '2026-11-01 00:00:00+00',
      numbers: [1, 2],
      texts: ['a', 'b'],
      flags: [true],
      documents: [{ a: 1 }],
    });
  });

  test('runs a script as one transaction: one failing statement leaves nothing', async () => {
    const script =
      "insert into public.stripe_events (id, type, occurred_at) values ('evt_script', 'x', now()); select 1 / 0;";
    await expect(database.sql(script)).rejects.toThrow('division by zero');
    expect(await database.sql("select id from public.stripe_events where id = 'evt_script'")).toEqual([]);
    expect((await read(database, 'stripe_events', keys.secret)).status).toBe(200);
  });

  test('ends the transaction that a failing script leaves open', async () => {
    await expect(database.sql('begin; select 1 / 0;')).rejects.toThrow('division by zero');
    expect((await read(database, 'stripe_events', keys.secret)).status).toBe(200);
  });

  test('prints nothing when a request is refused', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await read(database, 'audit_log', keys.publishable)).status).toBe(401);
    expect((await read(database, 'no_such_table', keys.secret)).status).toBe(404);
    expect(print).not.toHaveBeenCalled();
  });

  test('prints why a request failed', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await database.fetch(
      new Request(`${apiUrl}/rest/v1/subscriptions`, {
        method: 'POST',
        headers: { apikey: keys.secret, 'content-type': 'application/json' },
        body: JSON.stringify({ status: 'no status of ours' }),
      }),
    );
    expect(response.status).toBe(500);
    expect(print).toHaveBeenCalledTimes(1);
    expect(String(print.mock.calls[0]?.[0])).toContain('subscriptions_status_check');
  });

  // The last one: nobody else has the database then.
  test('answers nothing after it is closed, and finishes what came before', async () => {
    const last = read(database, 'forms_registry', keys.secret);
    const closed = database.close();
    const late = expect(database.sql('select 1')).rejects.toThrow('The database is closed.');
    expect((await last).status).toBe(200);
    await closed;
    await late;
    await expect(read(database, 'forms_registry', keys.secret)).rejects.toThrow('The database is closed.');
  });
});

const late = '20991231000000_break_things.sql';

describe('a directory', () => {
  test('keeps its data from one opening to the next, which applies what migrations have come and names those that changed', async () => {
    const directory = path.join(await temporaryDirectory(), 'db');
    const migrations = await migrationsWith(late, 'create table public.later (id integer);');
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const first = await open({ directory, migrations, log });
    await first.sql(
      "insert into public.stripe_events (id, type, occurred_at) values ('evt_kept', 'x', now())",
    );
    const kept = await first.sql<{ statements: string[] }>(
      'select to_json(statements) as statements from supabase_migrations.schema_migrations where version = $1',
      [late.slice(0, 14)],
    );
    expect(kept[0]?.statements.join()).toContain('create table public.later');
    expect(await first.migrationDrift()).toEqual([]);
    await first.close();
    expect(lines).toEqual([]);

    await writeFile(path.join(migrations, late), 'create table public.later (id bigint);');
    await writeFile(
      path.join(migrations, '20991231000001_last.sql'),
      'create table public.last (id integer);',
    );
    const second = await open({ directory, migrations, log });
    expect(await second.sql('select id from public.stripe_events')).toEqual([{ id: 'evt_kept' }]);
    expect(await second.sql('select * from public.last')).toEqual([]);
    expect(lines).toEqual([
      `Migration ${late} was changed after it was applied: "npm run reset" applies its changes.`,
    ]);
    await rm(path.join(migrations, late));
    expect(await second.migrationDrift()).toEqual([
      `Migration ${late} was applied and is gone: "npm run reset" makes the database without it.`,
    ]);
    await second.close();
  });

  test('that holds something else is one clear error', async () => {
    const directory = path.join(await temporaryDirectory(), 'db');
    await mkdir(directory);
    await writeFile(path.join(directory, 'PG_VERSION'), 'not a database');
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    const opening = open({ directory });
    await expect(opening).rejects.toThrow(LocalSetupError);
    await expect(opening).rejects.toThrow(
      /^The database in .*db cannot be opened: .*"npm run reset" forgets it\.$/,
    );
    print.mockRestore();
  });
});

describe('a migration', () => {
  test('that fails at the start is named with Postgres’s reason and its line', async () => {
    const broken = 'create table public.half (id integer);\n\ninsert into public.missing values (1);\n';
    const opening = open({ migrations: await migrationsWith(late, broken) });
    await expect(opening).rejects.toThrow(LocalSetupError);
    await expect(opening).rejects.toThrow(
      new LocalSetupError(`Migration ${late}, line 3: relation "public.missing" does not exist`),
    );
  });

  test('that comes while the database is open is applied on demand, and the API knows what it made', async () => {
    const migrations = await migrationsWith(late, 'create table public.later (id integer);');
    const database = await open({ migrations });
    const write = (file: string, text: string) => writeFile(path.join(migrations, file), text);
    expect(await database.migrate()).toEqual([]);
    expect((await read(database, 'latest', keys.secret)).status).toBe(404);

    const broken = '20991231000002_break.sql';
    await write(
      '20991231000001_latest.sql',
      'create table public.latest (id integer); grant select on public.latest to service_role;',
    );
    await write(broken, 'create table public.half (id integer);\nselect * from nowhere;');
    await expect(database.migrate()).rejects.toThrow(
      new LocalSetupError(`Migration ${broken}, line 2: relation "nowhere" does not exist`),
    );
    const answer = await read(database, 'latest', keys.secret);
    expect(await answer.json()).toEqual([]);
    await write(broken, 'create tabel public.x (id integer);');
    await expect(database.migrate()).rejects.toThrow(
      new LocalSetupError(`Migration ${broken}, line 1: syntax error at or near "tabel"`),
    );

    // Nothing of what failed was applied.
    await write(
      broken,
      'alter table public.latest add column name text; create table public.half (id integer);',
    );
    expect(await database.migrate()).toEqual([broken]);
    const named = await database.fetch(
      new Request(`${apiUrl}/rest/v1/latest?select=name`, { headers: { apikey: keys.secret } }),
    );
    expect(named.status).toBe(200);

    const [taken] = (await readdir(migrations)).sort();
    const twin = `${taken?.slice(0, 14)}_zoom.sql`;
    for (const [file, why] of [
      ['add_things.sql', 'Migration add_things.sql: a migration is named <14 digits>_<verb_noun>.sql.'],
      [twin, `${twin}: ${taken} has the same version.`],
    ] as const) {
      await write(file, 'select 1;');
      await expect(database.migrate()).rejects.toThrow(why);
      await rm(path.join(migrations, file));
    }
    await database.close();
  });

  test('reads as text that hosted Supabase can run: nothing in it is the embedded database’s own', async () => {
    for (const file of await readdir(migrationsDirectory)) {
      const text = await readFile(path.join(migrationsDirectory, file), 'utf8');
      expect(text, file).not.toMatch(/pglite|supabase_admin|session_replication_role/i);
    }
  });
});
