import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

interface LockFile {
  packages: Record<string, { link?: true; integrity?: string }>;
}

test('every package that is installed is checked against its digest', async () => {
  const lock: LockFile = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  const fetched = Object.entries(lock.packages).filter(([place]) => place.includes('node_modules/'));
  const unchecked = fetched.filter(([, { link, integrity }]) => !link && !integrity?.startsWith('sha512-'));
  expect(unchecked.map(([place]) => place)).toEqual([]);
});

test('what an install builds prints nothing unless it fails', () => {
  expect(inject('packagesOutput')).toBe('');
});

test('an install on an older Node does not warn of engines that nothing here runs on', async () => {
  const { npm_config_loglevel: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'loglevel'], { cwd: root, env });
  expect(stdout).toBe('error\n');
});
