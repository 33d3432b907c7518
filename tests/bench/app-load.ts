import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstLoad } from './first-load.ts';

/** `import("./file.js")`, statically or when it is needed, as the build writes it. */
const imported = /(?:import\(|from|import)\s*[`"']\.\/(?<file>[\w.-]+\.js)[`"']/g;

/** Where the frame finds the pages of signed-in people: it names all of them, and loads one. */
const pageTable = /\bapp-pages-[\w-]+\.js$/;

/**
 * The scripts of a page for people who are signed in, with everything that they may load later: supabase-js, the services
 * of the SDK, exports. What the frame offers on every page (the chat, the request form) is not followed.
 * @param except services of the SDK, by their modules, that nobody calls on the page
 */
export function appLoad(directory: string, page: string, except: readonly string[] = []): string[] {
  const { scripts } = firstLoad(directory, page);
  const [frame = '', ...own] = scripts;
  const files = new Set([frame]);
  const isLeftOut = (file: string) => except.some((module) => path.basename(file).startsWith(`${module}-`));
  const follow = (file: string) => {
    if (files.has(file) || !existsSync(file) || isLeftOut(file)) return;
    files.add(file);
    if (pageTable.test(file)) return;
    for (const { groups } of readFileSync(file, 'utf8').matchAll(imported)) {
      follow(path.join(path.dirname(file), groups?.file ?? ''));
    }
  };
  own.forEach(follow);
  return [...files];
}
