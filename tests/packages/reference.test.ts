import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Every page of a reference, by its name. */
async function pagesOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).toSorted();
  const texts = names.map((name) => readFile(path.join(folder, name), 'utf8'));
  return Object.fromEntries((await Promise.all(texts)).map((text, index) => [names[index], text]));
}

it('the reference of the SDK is that of its doc comments: npm run build:reference', async () => {
  const made = await mkdtemp(path.join(tmpdir(), 'flow-reference-'));
  onTestFinished(() => rm(made, { recursive: true }));
  const script = ['run', '--silent', 'build', '-w', 'sdk-reference', '--', '--out', made];
  await promisify(execFile)('npm', script, { cwd: root });
  const pages = await pagesOf(made);
  expect(Object.keys(pages)).toContain('index.md');
  expect(await pagesOf(path.join(root, 'docs/sdk'))).toEqual(pages);
});
