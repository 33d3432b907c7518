import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a browser loads of a built page before anyone does anything. */
export interface FirstLoad {
  html: string;
  scripts: string[];
  /** As files they are for those who come from another page: this one has them, and its fonts, in itself. */
  styles: string[];
}

/** The files of what `page` (`index.html`) loads first. */
export function firstLoad(directory: string, page: string): FirstLoad {
  const file = path.join(directory, page);
  const html = readFileSync(file, 'utf8');
  const named = (kind: string) => {
    const [, urls] = new RegExp(`\\bdata-${kind}="([^"]+)"`).exec(html) ?? [];
    if (urls === undefined) throw new Error(`${page} does not name its ${kind}.`);
    return urls.split(' ').map((url) => path.join(directory, url));
  };
  return { html: file, scripts: named('scripts'), styles: named('styles') };
}
