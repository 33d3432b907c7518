import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../../supabase/local/database/database.ts';
import { measureWholeExport } from '../export.ts';
import type { Figure } from '../figure.ts';
import { callsAt } from './calls.ts';
import { literal, type Measurement, measureCall, measuring } from './measure.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { fillScript } from './rows.ts';

/** Most that a page may cost with all rows, as a multiple of what it costs with a thousand. */
const mostTimes = 1.5;

interface Measured {
  rows: number;
  calls: ReadonlyMap<string, Measurement>;
}

interface Scale extends Measured {
  /** What a part of an export costs on average where all are written, in milliseconds. */
  exported: number;
}

/** A database and what stops it. */
type Server = Pick<PostgresServer, 'sql' | 'connect' | 'stop'>;

/** All calls are measured in turns, at each of the sizes, this often: a slow minute of the machine meets all of them. */
const rounds = 7;
const runsOfRound = 15;

/** Of several rounds the quickest, as what else the machine does only adds to it, with what any of them reads whole. */
export const quickest = (found: readonly Measurement[]): Measurement => ({
  ...found.reduce((best, next) => (next.milliseconds < best.milliseconds ? next : best)),
  scanned: [...new Set(found.flatMap(({ scanned }) => scanned))],
});

async function measureInTurns(servers: ReadonlyMap<number, Server>): Promise<Scale[]> {
  for (const [rows, { sql }] of servers) {
    console.error(`  ${rows.toLocaleString('en')} subscriptions ...`);
    await sql(measuring());
    await sql(fillScript(rows));
    await sql('vacuum analyze');
  }
  await using connections = new AsyncDisposableStack();
  // One for all calls, as PostgREST keeps: the first ones on a connection take a tenth longer.
  const scales = [...servers].map(([rows, server]) => ({
    rows,
    sql: connections.use(server.connect()).sql,
    found: new Map<string, Measurement[]>(),
    exports: [] as number[],
  }));
  const measure = async (names: readonly string[]) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        for (const { rows, sql, found } of scales) {
          const call = callsAt(rows)[name];
          if (call === undefined) continue;
          found.set(name, [...(found.get(name) ?? []), await measureCall(sql, call, runsOfRound)]);
        }
      }
    }
    return scales.map(({ rows, found }) => ({
      rows,
      calls: new Map([...found].map(([name, rounds]) => [name, quickest(rounds)])),
    }));
  };
  const measured = await measure(Object.keys(callsAt(1)));
  // What else the machine does may have met each round of a call.
  const above = [...(measured[0]?.calls.keys() ?? [])].filter((name) => timesOf(name, measured) > mostTimes);
  const [fewest, most] = [measured[0], measured.at(-1)];
  const compared = above.flatMap((name) => (fewest && most ? fewestRowsCall(name, fewest, most) : []));
  const again = await measure([...new Set([...above, ...compared])]);
  const exporting = 'select to_json(milliseconds / pages) as found from bench.read_all()';
  for (let round = 0; round < 3; round += 1) {
    for (const { sql, exports } of scales) exports.push(JSON.parse(await sql(exporting)) as number);
  }
  return again.map((scale, index) => ({ ...scale, exported: Math.min(...(scales[index]?.exports ?? [])) }));
}

/** PGlite's clock counts whole milliseconds. */
const short = (milliseconds: number) => {
  if (milliseconds === 0) return 'below 1';
  return milliseconds.toFixed(milliseconds < 10 && !Number.isInteger(milliseconds) ? 2 : 0);
};

/**
 * What a call is compared with, where the fewest rows are: a search with a full page of a search in the same list, of two letters
 * where it has two, and another call with itself, or with the list's first page where it has less of a page. Of what one row in 500
 * has, 1,000 rows have two.
 */
function fewestRowsCall(name: string, fewest: Measured, most: Measured): string {
  const answered = ({ calls }: Measured) => calls.get(name)?.answered ?? 0;
  const [list] = name.split(':');
  if (/two letters/.test(name)) return `${list}: search, two letters`;
  if (/: (counted, )?(search|by a rare focus)/.test(name)) return `${list}: search, many`;
  return answered(fewest) >= 0.9 * answered(most) ? name : `${list}: first page`;
}

/** What a call costs with the most rows, as a multiple of what it is compared with. */
function timesOf(name: string, scales: readonly Measured[]): number {
  const [fewest, most] = [scales[0], scales.at(-1)];
  if (!fewest || !most) return Number.NaN;
  const compared = fewest.calls.get(fewestRowsCall(name, fewest, most));
  return (most.calls.get(name)?.milliseconds ?? Number.NaN) / (compared?.milliseconds || Number.NaN);
}

/** Each named after the database and the sizes: another part of the benchmark has the same calls. */
function figures(database: string, scales: readonly Scale[]): Figure[] {
  const sizes = scales.map(({ rows }) => `${rows / 1000}k`).join(' / ');
  const [fewest, most] = [scales[0], scales.at(-1)];
  if (!fewest || !most) return [];
  const figure = (name: string, costs: readonly number[], times: number, read = ''): Figure => ({
    name: `${database}, ${sizes}: ${name}`,
    value: `${costs.map(short).join(' / ')} ms${Number.isFinite(times) ? ` (${times.toFixed(2)} x)` : ''}${read}`,
    target: `at most ${mostTimes} x`,
    // Of whole milliseconds two are twice as much as one.
    failure: database !== 'PGlite' && !(times <= mostTimes) ? `above ${mostTimes} x.` : undefined,
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
        timesOf(name, scales),
        `${beside}; ${calls.map(({ answered }) => answered).join(' / ')} rows, ${calls.at(-1)?.read} read`,
      );
    }),
    figure(
      'subscriptions: export of all, a part of 500',
      scales.map(({ exported }) => exported),
      most.exported / fewest.exported,
    ),
    {
      name: `${database}, ${sizes}: tables of more than 1,000 rows that are read whole`,
      value: scanned.join(', ') || 'none',
      target: 'none',
      failure: scanned.length > 0 ? 'above none.' : undefined,
    },
  ];
}

/** The whole of the largest size, as one file. */
async function exportFrom(
  server: PostgresServer,
  database: string,
  sizes: readonly number[],
): Promise<Figure> {
  await using session = server.connect();
  await session.sql("select set_config('request.jwt.claim.role', 'service_role', false)");
  const rows = (sizes.at(-1) ?? 0).toLocaleString('en');
  return await measureWholeExport(`${database}: flow-admin export, ${rows} rows`, async (question) => {
    const given = Object.entries(JSON.parse(question) as Record<string, string | number | null>);
    const filter = given.map(
      ([name, value]) => `${name} => ${value === null ? 'null' : literal(`${value}`)}`,
    );
    const asked = `select coalesce(json_agg(found), '[]') from public.export_subscriptions(${filter}) as found`;
    return JSON.parse(await session.sql(asked));
  });
}

/** Each of the sizes on a server of its own, all of them at once, which are gone afterwards. */
export async function measurePostgres(sizes: readonly number[], programs?: string): Promise<Figure[]> {
  const servers = new Map<number, PostgresServer>();
  try {
    for (const rows of sizes) {
      const server = await startPostgres(programs);
      if (server === null) {
        const value = 'PostgreSQL is not installed: apt-get install postgresql';
        return [{ name: 'PostgreSQL', value, target: '' }];
      }
      servers.set(rows, server);
    }
    const largest = [...servers.values()].at(-1);
    const database = `PostgreSQL ${largest?.version.split(' ')[0]}`;
    const measured = figures(database, await measureInTurns(servers));
    return largest ? [...measured, await exportFrom(largest, database, sizes)] : measured;
  } finally {
    for (const server of servers.values()) await server.stop();
  }
}

async function startEmbedded(): Promise<Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'flow-scale-'));
  const keys = {
    publishable: 'sb_publishable_bench',
    secret: 'sb_secret_bench',
    jwtSecret: 'a secret of the benchmark',
  };
  const url = 'http://localhost:54321';
  const database = await openDatabase({ directory, keys, siteUrl: url, apiUrl: url, onMail: () => {} });
  const sql = async (text: string) =>
    JSON.stringify(Object.values((await database.sql(text)).at(-1) ?? {})[0]);
  return {
    sql,
    connect: () => ({ sql, async [Symbol.asyncDispose]() {} }),
    async stop() {
      await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function measureEmbedded(sizes: readonly number[]): Promise<Figure[]> {
  const servers = new Map<number, Server>();
  try {
    for (const rows of sizes) servers.set(rows, await startEmbedded());
    return figures('PGlite', await measureInTurns(servers));
  } finally {
    for (const server of servers.values()) await server.stop();
  }
}

/** What the product asks of the database, from 1,000 to 100,000 subscriptions, on a server and embedded. */
export async function measureDatabaseScale(): Promise<Figure[]> {
  return [...(await measurePostgres([1_000, 10_000, 100_000])), ...(await measureEmbedded([1_000, 100_000]))];
}

/** The same with 1,000,000, which takes minutes and some gigabytes of disk for a while. */
export async function measureMillion(): Promise<Figure[]> {
  return measurePostgres([1_000, 1_000_000]);
}
