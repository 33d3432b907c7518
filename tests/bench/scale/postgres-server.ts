import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chown, glob, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { migrationsDirectory } from '../../../supabase/local/database/migrations.ts';
import { hostedBeginnings } from './hosted.ts';

const execute = promisify(execFile);

export interface PostgresServer {
  version: string;
  /** Runs statements as the owner of the database and answers what the last of them wrote, as one text. */
  sql(text: string): Promise<string>;
  /** The same, of one statement after another on one connection: to begin one takes longer than many a statement. */
  connect(): Session;
  stop(): Promise<void>;
}

interface Session extends AsyncDisposable {
  sql(text: string): Promise<string>;
}

/** The newest PostgreSQL of Debian's packages; null where there is none. */
async function installedPrograms(pattern: string): Promise<string | null> {
  const found = await Array.fromAsync(glob(pattern));
  const version = (directory: string) => Number(directory.split('/')[4]);
  return found.sort((a, b) => version(b) - version(a))[0] ?? null;
}

/** PostgreSQL refuses to run as root: its own account runs it then. */
async function serverAccount(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => execute('id', [flag, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

/**
 * Starts a server of its own in a temporary folder, on a Unix socket there, with what hosted Supabase has before a
 * project's first migration and with all migrations. Resolves to null where PostgreSQL is not installed.
 */
export async function startPostgres(pattern = '/usr/lib/postgresql/*/bin'): Promise<PostgresServer | null> {
  const programs = await installedPrograms(pattern);
  if (programs === null) return null;
  const account = await serverAccount();
  const directory = await mkdtemp(path.join(tmpdir(), 'flow-postgres-'));
  if (account) await chown(directory, account.uid, account.gid);
  const data = path.join(directory, 'data');
  const run = { ...account, cwd: directory };

  let server: ChildProcess | undefined;
  const abandon = () => {
    spawnSync(path.join(programs, 'pg_ctl'), ['stop', '-m', 'immediate', '-D', data], run);
    rmSync(directory, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  const stop = async () => {
    process.off('exit', abandon);
    if (server && server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
    await rm(directory, { recursive: true, force: true });
  };

  const client = path.join(programs, 'psql');
  const options = ['-XqAt', '-v', 'ON_ERROR_STOP=1', '-h', directory, '-U', 'postgres', '-d'];
  const psql = (database: string, text: string) => {
    const child = execute(client, [...options, database], { ...run, maxBuffer: 100_000_000 });
    child.child.stdin?.end(text);
    return child.then(({ stdout }) => stdout.trim());
  };
  const connect = (): Session => {
    const child = spawn(client, [...options, 'flow'], { ...run, stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    return {
      // A statement answers one line.
      async sql(text) {
        child.stdin.write(`${text};\n`);
        const { value, done } = await lines.next();
        if (done) throw new Error(`PostgreSQL has refused: ${text}`);
        return value;
      },
      async [Symbol.asyncDispose]() {
        child.stdin.end();
        await ended;
      },
    };
  };

  try {
    const initialize = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
    await execute(path.join(programs, 'initdb'), initialize, run);
    // Only reads are measured: what is written need not outlive the server.
    const settings = [
      'listen_addresses=',
      'fsync=off',
      'autovacuum=off',
      'max_wal_size=8GB',
      'shared_buffers=512MB',
      // PostgreSQL's own setting is for disks that turn.
      'random_page_cost=1.1',
    ];
    server = spawn(
      path.join(programs, 'postgres'),
      ['-D', data, '-k', directory, ...settings.flatMap((setting) => ['-c', setting])],
      { ...run, stdio: 'ignore' },
    );
    if (server.pid) setPriority(server.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    for (let tries = 0; ; tries += 1) {
      try {
        await psql('postgres', 'create database flow');
        break;
      } catch (error) {
        if (tries > 100 || server.exitCode !== null) throw error;
        await delay(100);
      }
    }
    await psql('flow', hostedBeginnings);
    for (const file of (await readdir(migrationsDirectory)).sort()) {
      await psql('flow', `begin;\n${await readFile(path.join(migrationsDirectory, file), 'utf8')}\ncommit;`);
    }
    const version = await psql('flow', 'show server_version');
    return { version, sql: (text) => psql('flow', text), connect, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
