import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imported = /\b(?:import|from)\s*["'`]\.\/(?<file>[\w.-]+\.js)["'`]/g;

/**
 * The one script of a build that contains a text, a word of a package that stays as it is when scripts are made small;
 * and the scripts that come with it.
 */
export function scriptWith(directory: string, text: string): string[] {
  const assets = path.join(directory, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const found = scripts
    .map((name) => path.join(assets, name))
    .filter((file) => readFileSync(file, 'utf8').includes(text));
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} scripts contain ${text}, not one.`);
  const loaded = new Set([only]);
  for (const script of loaded)
    for (const { groups } of readFileSync(script, 'utf8').matchAll(imported))
      loaded.add(path.join(assets, groups?.file ?? ''));
  return [...loaded];
}
