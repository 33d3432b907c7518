import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const [button, theme] = ['src/ui/Button/Button.css.ts', 'src/theme/theme.css.ts'];

test('a name is its own, and the same in the other build and when a file is read again', () => {
  const ids = [
    { hash: 'b0', filePath: button },
    { hash: 'b1', filePath: button },
    { hash: 't0', filePath: theme },
    { hash: 't1', filePath: theme },
  ];
  const [scripts, pages] = [shortNames(web), shortNames(web)];
  const names = ids.map(scripts);
  expect(new Set(names).size).toBe(ids.length);
  expect(ids.map(scripts)).toEqual(names);
  expect([ids[2], ids[3], ids[0], ids[1]].map((id) => id && pages(id))).toEqual([
    names[2],
    names[3],
    names[0],
    names[1],
  ]);
  for (const name of names) expect(name).toMatch(/^_[0-9a-z]{3}$/);
});

test('a file that was not there when the build began has no name', () => {
  const name = shortNames(mkdtempSync(join(tmpdir(), 'flow-names-')));
  expect(() => name({ hash: 'b0', filePath: button })).toThrow(button);
});
