import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `import ... from "./file.js"`, `export ... from "./file.js"` or `import "./file.js"`, as the bundler writes them. */
const relativeImport = /^(?:(?:import|export)\s[^;]*?from\s*|import\s*)"(?<file>\.[^"]+)"/gm;

/** A built module and every file beside it that it imports at once; packages and dynamic imports are not followed. */
export function staticImports(entry: string): string[] {
  const files = new Set<string>();
  const follow = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { groups } of readFileSync(file, 'utf8').matchAll(relativeImport)) {
      if (groups?.file) follow(path.join(path.dirname(file), groups.file));
    }
  };
  follow(entry);
  return [...files];
}
