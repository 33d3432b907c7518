import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { buildWhenChanged } from './built-parts.ts';

async function project() {
  const root = await temporaryDirectory();
  const output = path.join(root, 'out.html');
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  };
  await write('web/src/app.ts', 'one');
  await write('lock.json', '{}');
  let runs = 0;
  const build = (values: Record<string, string> = {}, failing = false) =>
    buildWhenChanged({
      name: 'site',
      root,
      inputs: ['web', 'lock.json', 'not-there'],
      values,
      output,
      hashDirectory: path.join(root, 'hashes'),
      async build() {
        runs += 1;
        if (failing) throw new Error('no');
        await writeFile(output, 'built');
      },
    });
  return { root, output, write, build, runs: () => runs };
}

describe('buildWhenChanged', () => {
  it('builds once and not again', async () => {
    const { build, runs } = await project();
    expect(await build()).toBe(true);
    expect(await build()).toBe(false);
    expect(runs()).toBe(1);
  });

  it.each([
    ['a file changes', 'web/src/app.ts', 'two'],
    ['a file is added', 'web/src/other.ts', ''],
    ['a single file that counts changes', 'lock.json', '{"a":1}'],
  ])('builds again when %s', async (_what, file, content) => {
    const { build, write } = await project();
    await build();
    await write(file, content);
    expect(await build()).toBe(true);
  });

  it('builds again when a value changes, whatever the order of the values', async () => {
    const { build } = await project();
    await build({ a: '1', b: '2' });
    expect(await build({ b: '2', a: '1' })).toBe(false);
    expect(await build({ a: '1', b: '3' })).toBe(true);
  });

  it('tells files apart by where one ends and the next begins', async () => {
    const { build, write } = await project();
    await write('web/a.ts', 'xy');
    await write('web/b.ts', 'z');
    await build();
    await write('web/a.ts', 'x');
    await write('web/b.ts', 'yz');
    expect(await build()).toBe(true);
  });

  it.each([
    'web/src/app.test.ts',
    'web/node_modules/x/index.js',
    'web/dist/x.js',
    'web/.cache',
    'web/made.gen.json',
  ])('does not build for %s', async (file) => {
    const { build, write } = await project();
    await build();
    await write(file, 'x');
    expect(await build()).toBe(false);
  });

  it('builds again when what it built is gone', async () => {
    const { build, output } = await project();
    await build();
    await rm(output);
    expect(await build()).toBe(true);
  });

  it('builds again after a build that failed, even where an older one stands', async () => {
    const { build, write } = await project();
    await build();
    await write('web/src/app.ts', 'broken');
    await expect(build({}, true)).rejects.toThrow('no');
    await write('web/src/app.ts', 'one');
    expect(await build()).toBe(true);
  });
});
