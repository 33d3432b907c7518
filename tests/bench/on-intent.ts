import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstLoad } from './first-load.ts';

/** A dynamic import as the build writes it, with the places of all that comes along in its script's list of files. */
const dynamicImport =
  /import\([`"']\.\/(?<file>(?<name>[\w.-]+)-[\w-]{7}\.js)[`"']\)(?:(?!import\().)*?(?:__vite__mapDeps\(\[(?<places>[\d,]*)\]\)|,\[\]\))/gs;
const fileList = /__vite__mapDeps=\(.*?m\.f=\[(?<files>.*?)\]/s;

/**
 * The scripts and styles that a page loads when it imports `parts` (their modules' names), beside those that it began
 * with. The script that every page begins with must import each of them, once.
 */
export function onIntent(directory: string, page: string, parts: readonly string[]): string[] {
  const { scripts, styles } = firstLoad(directory, page);
  const [frame = ''] = scripts;
  const source = readFileSync(frame, 'utf8');
  const files: string[] = JSON.parse(`[${fileList.exec(source)?.groups?.files ?? ''}]`);
  const imports = [...source.matchAll(dynamicImport)].map(({ groups }) => groups ?? {});

  const wanted = parts.flatMap((part) => {
    const found = imports.filter(({ name }) => name === part);
    const [only] = found;
    if (!only || found.length > 1) {
      throw new Error(`${path.basename(frame)} imports ${part} on intent ${found.length} times, not once.`);
    }
    const places = only.places?.split(',').filter(Boolean) ?? [];
    return [`assets/${only.file}`, ...places.map((place) => files[Number(place)] ?? '')];
  });
  const loaded = new Set([...scripts, ...styles]);
  return [...new Set(wanted.map((file) => path.join(directory, file)))].filter((file) => !loaded.has(file));
}
