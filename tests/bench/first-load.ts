import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a browser loads of a built page before anyone does anything. */
export interface FirstLoad {
  html: string;
  scripts: string[];
}

/** The files of what `page` (`index.html`) loads first. Its styles and fonts are in the page itself. */
export function firstLoad(directory: string, page: string): FirstLoad {
  const file = path.join(directory, page);
  const [, scripts] = /\bdata-scripts="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  if (scripts === undefined) throw new Error(`${page} does not name its scripts.`);
  return { html: file, scripts: scripts.split(' ').map((url) => path.join(directory, url)) };
}
