import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from '../../web/scripts/build.ts';
import { startStaticServer } from '../../web/server/static-server.ts';
import { runningStack } from '../setup/running-stack.ts';

/** The site as a business builds it that has settings of its own. Its backend is the stack's. */
export async function startOwnSite(settings: Readonly<Record<string, string>>) {
  const { urls, keys } = runningStack();
  const directory = await mkdtemp(path.join(tmpdir(), 'flow-own-site-'));
  const forget = () => rm(directory, { recursive: true, force: true });
  try {
    const outDirectory = path.join(directory, 'site');
    await buildWeb({
      outDirectory,
      compression: 'fast',
      publicEnv: {
        VITE_SUPABASE_URL: urls.api,
        VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
        ...settings,
      },
    });
    const server = await startStaticServer({ directory: outDirectory, port: 0, apiUrl: urls.api });
    return {
      url: server.url,
      async close() {
        await server.close();
        await forget();
      },
    };
  } catch (error) {
    await forget();
    throw error;
  }
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;
