import path from 'node:path';
import { buildSite } from '../../supabase/local/site/site-server.ts';
import { startStaticServer } from '../../web/server/static-server.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds the site without a backend when what it is made of changed, and resolves to its folder. */
export function builtSite(): Promise<string> {
  return buildSite({
    root,
    dataDirectory: path.join(root, 'node_modules/.cache/flow'),
    publicEnv: {},
    compression: 'fast',
    log: () => {},
  });
}

/** Runs a measurement against that site, and stops serving it afterwards. */
export async function withBuiltSite<Result>(measure: (url: string) => Promise<Result>): Promise<Result> {
  const directory = await builtSite();
  const server = await startStaticServer({ directory, port: 0, apiUrl: 'http://localhost:54321' });
  try {
    return await measure(server.url);
  } finally {
    await server.close();
  }
}
