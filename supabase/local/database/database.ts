import process from 'node:process';
import { App, appliedVersions } from '@supabase/lite';
import { createAccounts, type Query } from '../auth/accounts.ts';
import { authPath, createAuthApi } from '../auth/auth-api.ts';
import { type AuthLimits, readLimits } from '../auth/limits.ts';
import { createMailer, type Mail } from '../auth/mailer.ts';
import { keepCluster, openCluster } from './cluster.ts';
import { type LocalKeys, readConfig } from './config.ts';
import { answerQuietly } from './errors.ts';
import { applyMigrations, migrationDrift, migrationsDirectory } from './migrations.ts';
import { endTransaction } from './parameters.ts';
import { refuseRowEstimate } from './row-estimates.ts';
import { createSerialQueue } from './serial-queue.ts';

export interface LocalDatabase {
  /** How often what may be asked of the auth API, which the gateway holds its callers to. */
  readonly authLimits: AuthLimits;
  /** Answers /auth/v1 and /rest/v1 as a Supabase project does. */
  fetch(request: Request): Promise<Response>;
  /**
   * Runs SQL as the database's owner, past row level security. With `params` one statement; without, any
   * number of statements in one transaction, answering the last one's rows.
   */
  sql<Row = Record<string, unknown>>(text: string, params?: readonly unknown[]): Promise<Row[]>;
  /**
   * Applies the migrations that have come since, and answers their files.
   *
   * @throws LocalSetupError naming the first that fails; those before it are applied.
   */
  migrate(): Promise<string[]>;
  /** A line for each applied migration whose file was changed or removed since. */
  migrationDrift(): Promise<string[]>;
  /** Waits for what is under way, then closes. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Where the data is kept; `memory://` keeps none. */
  directory: string;
  keys: LocalKeys;
  /** Links in mails lead back to it. */
  siteUrl: string;
  /** Where `fetch` is served: links in mails are answered there first. */
  apiUrl: string;
  onMail: (mail: Mail) => void;
  /** Where the migrations are; `supabase/migrations` unless a test says otherwise. */
  migrations?: string;
  /** Whether a refresh token counts once; else one counts until what it was exchanged for is used, as on hosted Supabase. */
  strictRefresh?: boolean;
  /** Told, before the pending migrations run, which applied ones are not what their files say now. */
  log?: (line: string) => void;
}

/**
 * Opens the embedded Supabase: a real Postgres with its REST and auth API, from `supabase/config.toml` and
 * the pending migrations of `supabase/migrations`.
 *
 * @throws LocalSetupError when a migration fails (naming it; nothing of it is applied) or the data cannot be opened.
 */
export async function openDatabase(options: DatabaseOptions): Promise<LocalDatabase> {
  process.env.DO_NOT_TRACK = '1';
  process.env.LITE_TELEMETRY = '0';
  const config = await readConfig(options.keys);
  const migrations = options.migrations ?? migrationsDirectory;
  const mailer = createMailer({ config, ...options });
  const connection = await openCluster(options.directory, migrations);
  const { rate_limit: _rates, ...authConfig } = config.auth ?? {};
  const app = new App({
    ...config,
    auth: {
      ...authConfig,
      site_url: options.siteUrl,
      additional_redirect_urls: [...(authConfig.additional_redirect_urls ?? []), `${options.siteUrl}/**`],
    },
    connection,
    options: { server: { admin: false } },
  });
  app._mailer = mailer.library;
  try {
    await app.ensureSystemSchema();
    if (options.log) for (const line of await migrationDrift(connection, migrations)) options.log(line);
    const applied = await applyMigrations(connection, migrations);
    const isComplete = applied.length === (await appliedVersions(connection)).length;
    if (migrations === migrationsDirectory && applied.length > 0 && isComplete) await keepCluster(connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
  // Before its first request the library would grant every table to the API's roles, over the migrations' own
  // grants, unless it believes that it has done so.
  Reflect.set(connection, 'rlsState', 'active');

  const query: Query = async (text, params = []) =>
    (await connection.driver.query(text, [...params])).rows as never;
  const auth = createAuthApi({
    library: (request) => app.fetch(request),
    accounts: createAccounts(query),
    mailer,
    secretKey: options.keys.secret,
    jwtSecret: options.keys.jwtSecret,
    strictRefresh: options.strictRefresh,
  });
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname.startsWith(`${authPath}/`)) return auth(request);
    return refuseRowEstimate(request, options.keys.secret) ?? app.fetch(request);
  };

  const queue = createSerialQueue();
  /** In its turn; whatever becomes of it, the next one begins outside a transaction. */
  const take = <Result>(task: () => Promise<Result>) =>
    queue.run(async () => {
      let hasFailed = true;
      try {
        const result = await task();
        hasFailed = result instanceof Response && result.status >= 500;
        return result;
      } finally {
        if (hasFailed) await endTransaction(connection.driver);
      }
    });
  return {
    authLimits: readLimits(config.auth ?? {}),
    async fetch(request) {
      // A slow sender must not hold the others up, so the body is here before the turn begins.
      const whole = request.body === null ? request : await withWholeBody(request);
      return take(() => answerQuietly(async () => withReadBody(await answer(whole))));
    },
    sql: (text, params) =>
      take(async () => {
        if (params) return query(text, params);
        const results = await connection.driver.exec(text);
        return (results.at(-1)?.rows ?? []) as never;
      }),
    migrate: () => take(() => applyMigrations(connection, migrations)),
    migrationDrift: () => take(() => migrationDrift(connection, migrations)),
    close: () => queue.close(() => connection.close()),
  };
}

async function withWholeBody(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: await request.arrayBuffer() });
}

/** The whole answer is read within the turn: none of it waits for the database afterwards. */
async function withReadBody(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}
