import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { appliedVersions, splitSqlStatements } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { LocalSetupError } from '../setup-error.ts';

interface Migration {
  file: string;
  version: string;
  name: string;
}

export const migrationsDirectory = path.join(import.meta.dirname, '../../migrations');

// What hosted Supabase has before a project's first migration: the roles of its API, and default privileges
// that give them everything in public. The migrations must hold against that, so they begin from it here too.
const hostedBeginnings = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create schema extensions;
grant usage on schema public, extensions, auth to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/**
 * Applies the migrations that the database has not had, in their order, each with its row in Supabase's own
 * history table in one transaction. Resolves to their files; the API then sees what they made.
 *
 * @throws LocalSetupError naming the file and Postgres's reason; nothing of that file is applied.
 */
export async function applyMigrations(connection: PgliteConnection, directory: string): Promise<string[]> {
  const roles = await connection.driver.query("select 1 from pg_roles where rolname = 'anon'");
  if (roles.rows.length === 0) await connection.driver.exec(hostedBeginnings);

  const applied = new Set(await appliedVersions(connection));
  const pending = (await listMigrations(directory)).filter(({ version }) => !applied.has(version));
  try {
    for (const migration of pending) await apply(connection, directory, migration);
  } finally {
    await connection.clearSchemaCache();
  }
  return pending.map(({ file }) => file);
}

/**
 * A line for each applied migration whose file was changed or removed since: the database is not what the files say.
 */
export async function migrationDrift(connection: PgliteConnection, directory: string): Promise<string[]> {
  const { rows } = await connection.driver.query<{ version: string; name: string; statements: string[] }>(
    'select version, name, statements from supabase_migrations.schema_migrations order by version',
  );
  const files = new Map((await listMigrations(directory)).map(({ version, file }) => [version, file]));
  const lines = rows.map(async ({ version, name, statements }) => {
    const file = files.get(version);
    if (file === undefined) {
      return `Migration ${version}_${name}.sql was applied and is gone: "npm run reset" makes the database without it.`;
    }
    const text = await readFile(path.join(directory, file), 'utf8');
    if (isDeepStrictEqual(splitSqlStatements(text), statements)) return null;
    return `Migration ${file} was changed after it was applied: "npm run reset" applies its changes.`;
  });
  return (await Promise.all(lines)).filter((line) => line !== null);
}

async function listMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  const seen = new Map<string, string>();
  return files.map((file) => {
    const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined) {
      throw new LocalSetupError(`Migration ${file}: a migration is named <14 digits>_<verb_noun>.sql.`);
    }
    const twin = seen.get(version);
    if (twin !== undefined) throw new LocalSetupError(`Migration ${file}: ${twin} has the same version.`);
    seen.set(version, file);
    return { file, version, name };
  });
}

async function apply(connection: PgliteConnection, directory: string, migration: Migration): Promise<void> {
  const text = await readFile(path.join(directory, migration.file), 'utf8');
  try {
    await connection.driver.transaction(async (transaction) => {
      await transaction.exec(text);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [migration.version, migration.name, splitSqlStatements(text)],
      );
    });
  } catch (cause) {
    const { message, position } = cause as Error & { position?: string };
    const line = position === undefined ? '' : `, line ${text.slice(0, Number(position)).split('\n').length}`;
    throw new LocalSetupError(`Migration ${migration.file}${line}: ${message}`, { cause });
  }
}
