import { extname } from 'node:path';
import type { Plugin } from 'vite';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
};

/** Serves in development what a build writes as files. What `find` does not know is left to others. */
export function serveGeneratedFiles(
  name: string,
  find: (path: string) => Promise<Buffer | string | undefined>,
): Plugin {
  return {
    name,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const type = types[extname(path)];
        if (!type) return next();
        find(path)
          .then((file) => {
            if (file === undefined) return next();
            response.setHeader('content-type', type);
            response.end(file);
          })
          .catch(next);
      });
    },
  };
}
