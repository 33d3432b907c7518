import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The one script of a build that contains a text: a word of a package that stays as it is when scripts are made small. */
export function scriptWith(directory: string, text: string): string {
  const assets = path.join(directory, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const found = scripts
    .map((name) => path.join(assets, name))
    .filter((file) => readFileSync(file, 'utf8').includes(text));
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} scripts contain ${text}, not one.`);
  return only;
}
