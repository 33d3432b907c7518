import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { startStaticServer } from '../../web/server/static-server.ts';
import { copySite, type SiteSettings } from '../setup/e2e-site.ts';
import { runningStack } from '../setup/running-stack.ts';

/** The site of a business that has settings of its own. Its backend is the stack's. */
export async function startOwnSite(settings: SiteSettings) {
  const { urls, keys } = runningStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'flow-own-site-'));
  const directory = path.join(folder, 'site');
  await copySite(inject('builtSite'), directory, {
    VITE_SUPABASE_URL: urls.api,
    VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    ...settings,
  });
  const server = await startStaticServer({ directory, port: 0, apiUrl: urls.api });
  return {
    url: server.url,
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;
