import type { Plugin } from 'vite';
import { parseArtworkPath } from '../src/art/artwork.ts';
import { renderArtwork } from '../src/art/render.ts';

/** Lets the development server draw whatever art is asked for. A build draws what its pages show. */
export function artPlugin(): Plugin {
  return {
    name: 'flow-art',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const artwork = parseArtworkPath((request.url ?? '').split('?')[0] ?? '');
        if (!artwork) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(renderArtwork(artwork));
      });
    },
  };
}
