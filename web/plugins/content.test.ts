import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentDirectory } from '@flow/content/load';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentPlugin } from './content.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flow-content-plugin-'));
  const filter = (source: string) => !/node_modules|\.ts$/.test(source);
  await cp(contentDirectory, join(folder, 'content'), { recursive: true, filter });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const options = (): InlineConfig => ({
  root: folder,
  configFile: false,
  logLevel: 'silent',
  plugins: [contentPlugin(join(folder, 'content'))],
  build: { write: false, minify: false, lib: { entry: 'entry.js', formats: ['es'] } },
});

async function bundle(source: string): Promise<string> {
  await writeFile(join(folder, 'entry.js'), source);
  const output = (await build(options())) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
}

test('a page imports its own content and nothing of any other page', async () => {
  const code = await bundle("export { content } from 'content:page/not-found';");
  expect(code).toContain('Oops! Page not found');
  expect(code).not.toContain('AED 1,180');
});

test('the words of the consultation form come with it, not with the frame', async () => {
  expect(await bundle("export { content } from 'content:consultation';")).toContain('within one working day');
  expect(await bundle("export { content } from 'content:site';")).not.toContain('within one working day');
});

test('the frame has a module of its own', async () => {
  const code = await bundle("export { content } from 'content:site';");
  expect(code).toContain('hello@ridge.example');
});

test('the plans of a trial come with their prices and with what subscriptions call them', async () => {
  const code = await bundle("export { content } from 'content:trial';");
  expect(code).toContain('AED 1,180 a month');
  expect(code).toContain('Remote, monthly');
});

test('a program, a post and a legal document each have a module, with nothing of their neighbours', async () => {
  const program = await bundle("export { content } from 'content:program/after-birth';");
  expect(program).toContain('/ridge-after-birth');
  expect(program).not.toContain('/flow-programs/ridge-pedal"');
  const post = await bundle("export { content } from 'content:post/the-quiet-hour';");
  expect(post).toContain('Why flow matters more than discipline');
  expect(post).not.toContain('Somebody always asks in the first call');
  const legal = await bundle("export { content } from 'content:legal/privacy-policy';");
  expect(legal).toContain('January 2025');
  expect(legal).not.toContain('May 2025');
});

test('a collection loads each of its records on demand', async () => {
  await writeFile(join(folder, 'entry.js'), "export { load } from 'content:posts';");
  const [output] = (await build(options())) as Rolldown.RolldownOutput[];
  const chunks = output?.output ?? [];
  expect(chunks.filter((chunk) => chunk.type === 'chunk' && chunk.isDynamicEntry)).toHaveLength(3);
  expect(chunks[0]?.code).toContain('"the-quiet-hour": () =>');
  expect(chunks[0]?.code).not.toContain('Why flow matters more than discipline');
});

test('the paths of programs outside their folder are known without loading one', async () => {
  const code = await bundle("export { programPaths } from 'content:program-paths';");
  expect(code).toContain('"/ridge-lean": "lean"');
  expect(code).not.toContain('/flow-programs/');
  expect(code.length).toBeLessThan(1000);
});

test('a broken content file stops the build and names file and field', async () => {
  await writeFile(join(folder, 'content', 'pages', 'not-found.yaml'), 'code: 404\n');
  await expect(bundle("export { content } from 'content:site';")).rejects.toThrow(
    'content/pages/not-found.yaml: ',
  );
});

test.each([
  'content:page/nothing',
  'content:page/toString',
  'content:pricing',
  'content:program/ridge-lean',
  'content:post/no-such-post',
  'content:legal/constructor',
])('%s is no content', async (name) => {
  await expect(bundle(`export { content } from '${name}';`)).rejects.toThrow('there is no content named');
});
