import type { Plugin } from 'vite';
import { parseArtworkPath } from '../src/art/artwork.ts';
import { renderArtwork } from '../src/art/render.ts';
import { serveGeneratedFiles } from './serve-generated-files.ts';

/** Lets the development server draw whatever art is asked for. A build draws what its pages show. */
export function artPlugin(): Plugin {
  return serveGeneratedFiles('flow-art', async (path) => {
    const artwork = parseArtworkPath(path);
    return artwork && renderArtwork(artwork);
  });
}
