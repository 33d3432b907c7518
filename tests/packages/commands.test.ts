import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The scripts that a script names, and those that they name. */
function scriptsOf(name: string): string[] {
  const words = (scripts[name] ?? '').split(/\s+/);
  const called = words.filter((word) => word !== name && word in scripts && word.includes(':'));
  return called.flatMap((script) => [script, ...scriptsOf(script)]);
}

test('a check leaves the site that was built for deployment alone, and does not ask for its settings', () => {
  expect(scriptsOf('check')).toContain('check:size');
  expect(scriptsOf('check')).not.toContain('build:web');
});
