import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LocalDatabase, openDatabase } from '../../supabase/local/database/database.ts';
import { functionsEnvironment } from '../../supabase/local/functions/environment.ts';
import { startFunctions } from '../../supabase/local/functions/process.ts';
import { startGateway } from '../../supabase/local/gateway.ts';
import { loadKeys, type StackKeys } from '../../supabase/local/keys.ts';
import { freeSettings } from '../../supabase/local/ports.ts';
import { repositoryRoot } from '../../supabase/local/repository-root.ts';
import { apiUrl } from '../../supabase/local/settings.ts';
import { functionsAtOnce } from '../setup/stack.ts';

export interface CrashStack {
  /** The function process itself, with no gateway in front that would answer while it is away. */
  functionsUrl: string;
  database: LocalDatabase;
  keys: StackKeys;
  /** Kills the process and resolves when the next one answers. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Postgres, its API, and one process of the functions, which is back at once after a crash. */
export async function startCrashStack(environment: Record<string, string>): Promise<CrashStack> {
  await using parts = new AsyncDisposableStack();
  const directory = await mkdtemp(path.join(tmpdir(), 'flow-crash-'));
  parts.defer(() => rm(directory, { recursive: true, force: true }));
  const settings = await freeSettings(environment);
  const keys = await loadKeys({
    dataDirectory: directory,
    apiUrl: apiUrl(settings),
    siteUrl: settings.siteUrl,
  });
  const database = await openDatabase({
    directory: 'memory://',
    keys: { publishable: keys.publishable, secret: keys.secret, jwtSecret: keys.jwtSecret },
    siteUrl: settings.siteUrl,
    apiUrl: apiUrl(settings),
    onMail: () => {},
  });
  parts.adopt(database, (part) => part.close());
  // The functions reach Postgres through it; nobody reaches them.
  const nobody = { url: 'http://127.0.0.1:1', isReady: () => false };
  const gateway = await startGateway({
    port: settings.ports.api,
    database,
    functions: nobody,
    log: () => {},
  });
  parts.adopt(gateway, (part) => part.close());
  const functions = await startFunctions({
    directory: path.join(repositoryRoot, 'supabase/functions'),
    port: settings.ports.functions,
    env: functionsEnvironment({ settings, keys, stripeUrl: 'http://127.0.0.1:1', mailboxPort: 1 }),
    allowHosts: [],
    allowRead: [repositoryRoot],
    watch: null,
    ...functionsAtOnce,
    log: () => {},
  });
  parts.adopt(functions, (part) => part.stop());
  const running = parts.move();
  return {
    functionsUrl: functions.url,
    database,
    keys,
    async crash() {
      const pid = functions.pid();
      // Zero would be this very process and its like.
      if (pid <= 0) throw new Error('The functions are not running.');
      process.kill(pid, 'SIGKILL');
      while (functions.pid() === pid || !functions.isReady()) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    stop: () => running.disposeAsync(),
  };
}
