import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from '../../web/scripts/build.ts';
import { startStaticServer } from '../../web/server/static-server.ts';

/** Runs a measurement against the site as it is deployed, and cleans up after it. */
export async function withBuiltSite<Result>(measure: (url: string) => Promise<Result>): Promise<Result> {
  const directory = await mkdtemp(path.join(tmpdir(), 'flow-bench-site-'));
  try {
    const site = path.join(directory, 'site');
    await buildWeb({ outDirectory: site, publicEnv: {} });
    const server = await startStaticServer({ directory: site, port: 0, apiUrl: 'http://localhost:54321' });
    try {
      return await measure(server.url);
    } finally {
      await server.close();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
