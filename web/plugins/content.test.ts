import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentDirectory } from '@flow/content/load';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentPlugin } from './content.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flow-content-plugin-'));
  const filter = (source: string) => !/node_modules|\.ts$/.test(source);
  await cp(contentDirectory, join(folder, 'content'), { recursive: true, filter });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function bundle(source: string): Promise<string> {
  await writeFile(join(folder, 'entry.js'), source);
  const output = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin(join(folder, 'content'))],
    build: { write: false, minify: false, lib: { entry: 'entry.js', formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
}

test('a page imports its own content and nothing of any other page', async () => {
  const code = await bundle("export { content } from 'content:page/not-found';");
  expect(code).toContain('Oops! Page not found');
  expect(code).not.toContain('AED 999');
});

test('the frame has a module of its own', async () => {
  const code = await bundle("export { content } from 'content:site';");
  expect(code).toContain('info@flow.example');
});

test('a broken content file stops the build and names file and field', async () => {
  await writeFile(join(folder, 'content', 'pages', 'not-found.yaml'), 'code: 404\n');
  await expect(bundle("export { content } from 'content:site';")).rejects.toThrow(
    'content/pages/not-found.yaml: ',
  );
});

test.each(['content:page/nothing', 'content:page/toString', 'content:pricing'])(
  '%s is no content',
  async (name) => {
    await expect(bundle(`export { content } from '${name}';`)).rejects.toThrow('there is no content named');
  },
);
