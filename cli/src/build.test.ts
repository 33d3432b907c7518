import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram } from './testing/build-program.ts';

let build: string;
beforeAll(async () => {
  build = await buildProgram();
}, 60_000);

describe('the build', () => {
  it('carries the licences of what it contains', () => {
    const licenses = readFileSync(join(build, 'dist', 'third-party-licenses.txt'), 'utf8');
    for (const name of ['commander', '@supabase/auth-js', 'zod', 'csv-stringify']) {
      expect(licenses).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'));
    }
    expect(licenses).not.toMatch(/^vitest /m);
  });

  /** The files that are read before the first command runs. */
  function startFiles(name: string, seen = new Set<string>()): Set<string> {
    if (seen.has(name)) return seen;
    seen.add(name);
    const text = readFileSync(join(build, 'dist', name), 'utf8');
    for (const [, imported] of text.matchAll(/(?:from |^import )"\.\/([^"]+)";/gm)) {
      if (imported) startFiles(imported, seen);
    }
    return seen;
  }

  /** What those files contain of other packages, and what they import that is not ours. */
  function outside(files: Iterable<string>) {
    const texts = [...files].map((name) => readFileSync(join(build, 'dist', name), 'utf8'));
    const sources = texts.flatMap((text) => [...text.matchAll(/^\/\/ (?:\.\.\/)*(.*node_modules\/.*)$/gm)]);
    const packages = sources.map(([, path]) =>
      path?.replace(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\/.*/, '$1'),
    );
    const imports = texts.flatMap((text) =>
      [...text.matchAll(/from "([^".][^"]*)";$/gm)].map(([, name]) => name ?? ''),
    );
    return { packages: [...new Set(packages)], imports: [...new Set(imports)].sort(), texts };
  }

  it('reads commander and nothing else from outside before a command is known', () => {
    const { packages, imports } = outside(startFiles('main.js'));
    expect(packages).toEqual(['commander']);
    expect(imports).toEqual(['node:events', 'node:path']);
  });

  it('reads no contract, no table and no backend for the help of a command', () => {
    const text = readFileSync(join(build, 'dist', 'main.js'), 'utf8');
    const commands = [...text.matchAll(/import\("\.\/([^"]+)"\)/g)].flatMap(([, name]) => name ?? []);
    const files = commands.filter((name) =>
      /export \{[^}]*\bconfigure\b/.test(readFileSync(join(build, 'dist', name), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const { packages, imports, texts } = outside(startFiles(file));
      expect(packages.filter((name) => name !== 'commander')).toEqual([]);
      expect(imports.filter((name) => name !== 'node:events' && name !== 'node:path')).toEqual([]);
      expect(texts.join('')).not.toMatch(/^\/\/ \.\.\/sdk\/src/m);
    }
  });
});
