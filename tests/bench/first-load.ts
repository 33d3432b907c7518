import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files that a built page names in its HTML, so what a browser loads before anyone does anything. */
export interface FirstLoad {
  html: string;
  scripts: string[];
  styles: string[];
  fonts: string[];
}

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap((match) => match[1] ?? []);
}

/** Paths below the build's directory of what `page` (`index.html`) loads first. */
export function firstLoad(directory: string, page: string): FirstLoad {
  const file = path.join(directory, page);
  const html = readFileSync(file, 'utf8');
  const local = (urls: string[]) =>
    [...new Set(urls)].filter((url) => url.startsWith('/')).map((url) => path.join(directory, url));
  return {
    html: file,
    // Vite names every module that the entry imports statically as a preload.
    scripts: local([
      ...matches(html, /<script\b[^>]*\bsrc="([^"]+)"/g),
      ...matches(html, /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g),
    ]),
    styles: local(matches(html, /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g)),
    fonts: local(matches(html, /<link\b[^>]*\bas="font"[^>]*\bhref="([^"]+)"/g)),
  };
}
