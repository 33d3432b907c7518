import { extname } from 'node:path';
import { loadContent } from '@flow/content/load';
import type { Plugin } from 'vite';
import { iconFiles } from '../scripts/icons.ts';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Lets the development server serve the icons and the manifest. A build writes them as files. */
export function iconsPlugin(): Plugin {
  return {
    name: 'flow-icons',
    configureServer(server) {
      let drawing: Promise<Map<string, Buffer>> | undefined;
      const files = async () => iconFiles((await loadContent()).site);
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        const type = /^\/[^/]+$/.test(path) ? types[extname(path)] : undefined;
        if (!type) return next();
        drawing ??= files();
        drawing
          .then((icons) => {
            const icon = icons.get(path);
            if (!icon) return next();
            response.setHeader('content-type', type);
            response.end(icon);
          })
          .catch((error: unknown) => {
            drawing = undefined;
            next(error);
          });
      });
    },
  };
}
