import { loadContent } from '@flow/content/load';
import type { Content } from '@flow/content/schema';
import type { Plugin } from 'vite';
import { artworkPath, parseArtworkPath } from '../src/art/artwork.ts';
import { artworksOf } from '../src/art/artworks.ts';
import { renderArtwork } from '../src/art/render.ts';

/**
 * Draws the site's art. A build writes a file for every drawing the content calls for; the development server draws
 * whatever is asked for.
 */
export function artPlugin(load: () => Promise<Pick<Content, 'pages'>> = loadContent): Plugin {
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
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const artwork of artworksOf(await load())) {
        const fileName = artworkPath(artwork).slice(1);
        this.emitFile({ type: 'asset', fileName, source: renderArtwork(artwork) });
      }
    },
  };
}
