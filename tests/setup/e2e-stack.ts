// A whole product in a process of its own: the site that is named, Postgres, Deno, mailbox and Stripe's stand-in. It says
// where it answers over the channel to its parent, and stops when that channel closes, however the parent ended.
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeSettings } from '../../supabase/local/ports.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { startStaticServer } from '../../web/server/static-server.ts';
import { axeFile, axePath } from './axe-file.ts';
import { copySite } from './e2e-site.ts';
import type { RunningStack } from './running-stack.ts';
import { compiledFunctions, noAuthLimits } from './stack.ts';

const closed = once(process, 'disconnect');
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'flow-e2e-'));
const lines: string[] = [];
try {
  const settings = await freeSettings();
  const stack = await startStack({
    settings,
    dataDirectory,
    demoData: true,
    databaseInMemory: true,
    functions: { cacheDirectory: compiledFunctions, loadsLate: true },
    web: 'none',
    authLimits: noAuthLimits,
    log: (line) => lines.push(line),
  });
  const { urls, keys } = stack;
  const directory = path.join(dataDirectory, 'site');
  await copySite(process.argv[2] ?? '', directory, {
    VITE_SUPABASE_URL: urls.api,
    VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
  });
  await copyFile(axeFile, path.join(directory, axePath));
  const site = await startStaticServer({ directory, port: settings.ports.web, apiUrl: urls.api });
  await stack.database.sql('grant select, delete on public.rate_limits to service_role');
  process.send?.({ urls, keys } satisfies RunningStack);
  await closed;
  await site.close();
  await stack.stop();
} catch (error) {
  console.error(lines.join('\n'), error);
  process.exitCode = 1;
  if (process.connected) process.disconnect();
} finally {
  await rm(dataDirectory, { recursive: true, force: true });
}
