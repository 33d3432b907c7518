import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../../supabase/local/database/database.ts';
import type { Figure } from '../figure.ts';
import { callsAt } from './calls.ts';
import { type Measurement, measureCall, measuring } from './measure.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { fillScript } from './rows.ts';

/** Most that a page may cost with all rows, as a multiple of what it costs with a thousand. */
const target = 'at most 1.5 x';

interface Scale {
  rows: number;
  calls: ReadonlyMap<string, Measurement>;
  /** What a page of 1,000 costs on average where all are read, in milliseconds. */
  exported: number;
}

async function measureScale({ sql }: Pick<PostgresServer, 'sql'>, rows: number): Promise<Scale> {
  console.error(`  ${rows.toLocaleString('en')} subscriptions ...`);
  await sql(measuring());
  await sql(fillScript(rows));
  await sql('vacuum analyze');
  const calls = new Map<string, Measurement>();
  for (const [name, call] of Object.entries(callsAt(rows))) calls.set(name, await measureCall(sql, call));
  const exported = JSON.parse(
    await sql('select to_json(milliseconds / pages) as found from bench.read_all()'),
  ) as number;
  return { rows, calls, exported };
}

/** PGlite's clock counts whole milliseconds. */
const short = (milliseconds: number) => {
  if (milliseconds === 0) return 'below 1';
  return milliseconds.toFixed(milliseconds < 10 && !Number.isInteger(milliseconds) ? 2 : 0);
};

/**
 * What a call is compared with, where the fewest rows are: a search with a full page of a search in the same list, and another call
 * with itself, or with the list's first page where it has less of a page. Of what one row in 500 has, 1,000 rows have two.
 */
function fewestRowsCall(name: string, fewest: Scale, most: Scale): string {
  const answered = ({ calls }: Scale) => calls.get(name)?.answered ?? 0;
  const [list] = name.split(':');
  if (/: (search|by a rare focus)/.test(name)) return `${list}: search, many`;
  return answered(fewest) >= 0.9 * answered(most) ? name : `${list}: first page`;
}

/** Each named after the database and the sizes: another part of the benchmark has the same calls. */
function figures(database: string, scales: readonly Scale[]): Figure[] {
  const sizes = scales.map(({ rows }) => `${rows / 1000}k`).join(' / ');
  const [fewest, most] = [scales[0], scales.at(-1)];
  if (!fewest || !most) return [];
  const figure = (name: string, times: readonly number[], first = times[0], read = ''): Figure => ({
    name: `${database}, ${sizes}: ${name}`,
    value: `${times.map(short).join(' / ')} ms${first ? ` (${((times.at(-1) ?? 0) / first).toFixed(1)} x)` : ''}${read}`,
    target,
  });
  const names = [...fewest.calls.keys()];
  const scanned = scales.flatMap(({ rows, calls }) =>
    [...calls].flatMap(([name, call]) => call.scanned.map((table) => `${name}: ${table} (${rows})`)),
  );
  return [
    ...names.map((name) => {
      const calls = scales.flatMap((scale) => scale.calls.get(name) ?? []);
      const compared = fewestRowsCall(name, fewest, most);
      const beside = compared === name ? '' : ` beside '${compared}'`;
      return figure(
        name,
        calls.map(({ milliseconds }) => milliseconds),
        fewest.calls.get(compared)?.milliseconds,
        `${beside}; ${calls.map(({ answered }) => answered).join(' / ')} rows, ${calls.at(-1)?.read} read`,
      );
    }),
    figure(
      'subscriptions: export of all, a page of 1,000',
      scales.map(({ exported }) => exported),
    ),
    { name: `${database}, ${sizes}: tables read whole`, value: scanned.join(', ') || 'none', target: 'none' },
  ];
}

/** Each of the sizes on a server of its own, which is gone afterwards. */
async function measurePostgres(sizes: readonly number[]): Promise<Figure[]> {
  const scales: Scale[] = [];
  let database = '';
  for (const rows of sizes) {
    const server = await startPostgres();
    if (server === null) {
      const value = 'PostgreSQL is not installed: apt-get install postgresql';
      return [{ name: 'PostgreSQL', value, target: '' }];
    }
    try {
      database = `PostgreSQL ${server.version.split(' ')[0]}`;
      scales.push(await measureScale(server, rows));
    } finally {
      await server.stop();
    }
  }
  return figures(database, scales);
}

async function measureEmbedded(sizes: readonly number[]): Promise<Figure[]> {
  const scales: Scale[] = [];
  for (const rows of sizes) {
    const directory = await mkdtemp(path.join(tmpdir(), 'flow-scale-'));
    const keys = {
      publishable: 'sb_publishable_bench',
      secret: 'sb_secret_bench',
      jwtSecret: 'a secret of the benchmark',
    };
    const url = 'http://localhost:54321';
    try {
      const database = await openDatabase({ directory, keys, siteUrl: url, apiUrl: url, onMail: () => {} });
      const sql = async (text: string) =>
        JSON.stringify(Object.values((await database.sql(text)).at(-1) ?? {})[0]);
      try {
        scales.push(await measureScale({ sql }, rows));
      } finally {
        await database.close();
      }
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }
  return figures('PGlite', scales);
}

/** What the product asks of the database, from 1,000 to 100,000 subscriptions, on a server and embedded. */
export async function measureDatabaseScale(): Promise<Figure[]> {
  return [...(await measurePostgres([1_000, 10_000, 100_000])), ...(await measureEmbedded([1_000, 100_000]))];
}

/** The same with 1,000,000, which takes minutes and some gigabytes of disk for a while. */
export async function measureMillion(): Promise<Figure[]> {
  return measurePostgres([1_000, 1_000_000]);
}
