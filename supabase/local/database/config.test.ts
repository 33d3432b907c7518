import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { LocalSetupError } from '../setup-error.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { readConfig } from './config.ts';

const keys = { jwtSecret: 'jwt', publishable: 'publishable', secret: 'secret' };

async function file(text: string): Promise<string> {
  const name = path.join(await temporaryDirectory(), 'config.toml');
  await writeFile(name, text);
  return name;
}

test('the project’s config is read with its keys in place', async () => {
  const config = await readConfig(keys);
  expect(config.auth).toMatchObject({
    jwt_secret: 'jwt',
    publishable_key: 'publishable',
    secret_key: 'secret',
  });
  expect(config.auth?.minimum_password_length).toBe(8);
});

test('every function is known to the Supabase CLI, with its own check of callers and the shared imports', async () => {
  const config = await readConfig(keys);
  const folder = path.join(import.meta.dirname, '../../functions');
  const names = (await readdir(folder)).filter((name) => existsSync(path.join(folder, name, 'index.ts')));
  const settings = { verify_jwt: false, import_map: './functions/deno.json' };
  expect(config.functions).toEqual(Object.fromEntries(names.map((name) => [name, settings])));
  expect(existsSync(path.join(folder, '..', settings.import_map))).toBe(true);
});

test('where packages are found is said by the local commands, not by the file that hosted Supabase reads', async () => {
  const json = async (file: string) =>
    JSON.parse(await readFile(path.join(repositoryRoot, file), 'utf8')) as Record<string, unknown>;
  expect(await json('supabase/functions/deno.json')).not.toHaveProperty('nodeModulesDir');
  const { scripts } = (await json('package.json')) as { scripts: Record<string, string> };
  const commands = Object.values(scripts).filter((script) => script.startsWith('deno '));
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(command).toContain(' --node-modules-dir=manual ');
});

test('the mail templates are found from any directory', async () => {
  const config = await readConfig(keys);
  const template = config.auth?.email?.template?.recovery?.content_path ?? '';
  expect(path.isAbsolute(template)).toBe(true);
  expect(existsSync(template)).toBe(true);
});

test('a variable that is not known is named', async () => {
  const reading = readConfig(keys, await file('[auth]\nsite_url = "env(NOT_SET)"\n'));
  await expect(reading).rejects.toThrow(
    new LocalSetupError('config.toml: env(NOT_SET) is not known to the embedded stack'),
  );
});

test('a file that is not TOML is one error of one line', async () => {
  const reading = readConfig(keys, await file('[auth\nsite_url = 1\n'));
  await expect(reading).rejects.toThrow(LocalSetupError);
  await expect(reading).rejects.toThrow(/^config\.toml: [^\n]+$/);
});
