import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { onTestFinished } from 'vitest';

/** What a development server of this plugin alone answers. */
export async function serve(plugin: Plugin): Promise<(path: string) => Promise<Response>> {
  const root = await mkdtemp(join(tmpdir(), 'flow-dev-server-'));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });
  await server.listen();
  const [origin] = server.resolvedUrls?.local ?? [];
  return (path) => fetch(new URL(path, origin));
}
