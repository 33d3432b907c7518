import { loadContent } from '@flow/content/load';
import type { Plugin } from 'vite';
import { iconFiles } from '../scripts/icons.ts';
import { serveGeneratedFiles } from './serve-generated-files.ts';

/** Lets the development server serve the icons and the manifest. A build writes them as files. */
export function iconsPlugin(): Plugin {
  let drawing: ReturnType<typeof iconFiles> | undefined;
  return serveGeneratedFiles('flow-icons', async (path) => {
    if (!/^\/[^/]+$/.test(path)) return undefined;
    drawing ??= loadContent().then(({ site }) => iconFiles(site));
    const icons = await drawing.catch((error: unknown) => {
      drawing = undefined;
      throw error;
    });
    return icons.get(path);
  });
}
