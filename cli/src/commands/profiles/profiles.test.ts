import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommanderError } from 'commander';
import { beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import { sessionPath } from '../../session-file.ts';
import { runProgram } from '../../testing/run-program.ts';
import { scratchDirectory } from '../../testing/scratch-directory.ts';

let directory: string;
beforeEach(() => {
  directory = join(scratchDirectory(), 'config');
});

const run = (line: string, environment: Record<string, string> = {}) =>
  runProgram(line, { home: directory, environment });

const add = (name: string, more = '') =>
  run(`profiles add ${name} --url https://${name}.test --key sb_publishable_${name}${more}`);
const file = () => join(directory, 'config.json');
const saveSession = (profile: string) => {
  const path = sessionPath(file(), { url: `https://${profile}.test`, profile });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '{}');
  return path;
};

describe('profiles', () => {
  it('are added, the first one as the one in use, and listed with who is signed in', async () => {
    expect((await add('one')).stderr).toBe('one is https://one.test, and in use.\n');
    expect((await add('two', ' --site https://flow.example/')).stderr).toBe('two is https://two.test.\n');
    saveSession('two');
    expect((await run('profiles list')).stdout).toBe(
      'one\thttps://one.test\t\tyes\tno\ntwo\thttps://two.test\thttps://flow.example\tno\tyes\n',
    );
    expect(JSON.parse((await run('profiles list --json profile,in_use')).stdout)).toEqual([
      { profile: 'one', in_use: true },
      { profile: 'two', in_use: false },
    ]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('are all there when several are added at once', async () => {
    await Promise.all(['one', 'two', 'three'].map((name) => add(name)));
    expect((await run('profiles list')).stdout.split('\n').map((line) => line.split('\t')[0])).toEqual(
      expect.arrayContaining(['one', 'two', 'three']),
    );
  });

  it('that are in use and not asked nevertheless say what comes first', async () => {
    const environment = { FLOW_URL: 'https://a.test', FLOW_KEY: 'k' };
    const nevertheless =
      'Here https://a.test is asked nevertheless, by FLOW_URL and FLOW_KEY: pass --profile one to ask it.\n';
    const server = '--url https://one.test --key sb_publishable_one';
    expect((await run(`profiles add one ${server}`, environment)).stderr).toBe(
      `one is https://one.test, and in use.\n${nevertheless}`,
    );
    expect((await run('profiles use one', environment)).stderr).toBe(
      `one (https://one.test) is in use.\n${nevertheless}`,
    );
    expect((await run('profiles use one')).stderr).toBe('one (https://one.test) is in use.\n');
  });

  it('decide which server is asked: the one in use, of FLOW_PROFILE, of the option', async () => {
    await add('one');
    await add('two');
    expect((await run('config get url')).stdout).toBe('https://one.test\n');
    expect((await run('profiles use two')).stderr).toBe('two (https://two.test) is in use.\n');
    expect((await run('config get url')).stdout).toBe('https://two.test\n');
    expect((await run('config get url', { FLOW_PROFILE: 'one' })).stdout).toBe('https://one.test\n');
    expect((await run('config get url --profile one')).stdout).toBe('https://one.test\n');
    expect((await run('whoami --profile one')).failure).toMatchObject({
      message: 'You are not signed in to https://one.test: run "flow-admin login".',
    });
  });

  it('are removed with their session', async () => {
    await add('one');
    const session = saveSession('one');
    expect((await run('profiles remove one')).stderr).toBe('one is removed.\n');
    expect(existsSync(session)).toBe(false);
    expect((await run('profiles list')).stderr).toBe(
      'There is no profile yet: "flow-admin profiles add" makes one.\n',
    );
    expect((await run('config get url')).failure).toMatchObject({ exitCode: exitCodes.usage });
  });

  it('stay as they are unless they are to be replaced', async () => {
    await add('one');
    const before = readFileSync(file(), 'utf8');
    expect((await add('one')).failure).toMatchObject({
      message: 'There is a profile one already: pass --force to replace it.',
      exitCode: exitCodes.usage,
    });
    expect((await run('profiles add two --url https://two.test --key sb_secret_1')).failure).toMatchObject({
      exitCode: exitCodes.usage,
    });
    expect(readFileSync(file(), 'utf8')).toBe(before);
    expect((await add('one', ' --site https://flow.example --force')).failure).toBeUndefined();
  });

  it.each(['whoami --profile nope', 'config set site https://a.test --profile nope'])(
    'that are not there are named: %s',
    async (line) => {
      await add('one');
      expect((await run(line)).failure).toMatchObject({
        message: 'There is no profile nope. There are: one. "flow-admin profiles add" makes one.',
        exitCode: exitCodes.usage,
      });
    },
  );

  it('have names that can be a part of a file', async () => {
    const { stderr, failure } = await add('../one');
    expect(failure).toBeInstanceOf(CommanderError);
    expect(stderr).toContain('Expected up to 50 letters, digits, dots, dashes and underscores.');
  });

  it.each(['{', '[]', '{"profiles":{"one":{"url":1}}}'])(
    'of a file that is %s are an error that names it',
    async (text) => {
      mkdirSync(directory);
      writeFileSync(file(), text);
      expect((await run('profiles list')).failure).toMatchObject({
        message: `${file()} cannot be read (it is not understood): mend it, or remove it.`,
        exitCode: exitCodes.usage,
      });
    },
  );
});

describe('the settings', () => {
  it('are listed with where each comes from', async () => {
    await add('one');
    const { stdout } = await run('config list', { FLOW_SITE_URL: 'https://flow.example' });
    expect(stdout.split('\n')).toEqual([
      'url\thttps://one.test\tprofile one',
      'key\tsb_publishable_one\tprofile one',
      'site\thttps://flow.example\tFLOW_SITE_URL',
      'profile\tone\tprofile one',
      `file\t${file()}\tFLOW_CONFIG_DIR`,
      `session\t${join(directory, 'sessions', 'one@https%3A%2F%2Fone.test.json')}\tFLOW_CONFIG_DIR`,
      '',
    ]);
    const given = await run('config list --url https://a.test --key k --columns setting,origin');
    expect(given.stdout).toMatch(/^url\t--url and --key\nkey\t--url and --key\nsite\t\nprofile\t\n/);
  });

  it('are changed in the profile in use, or in another', async () => {
    await add('one');
    await add('two');
    expect((await run('config set site https://flow.example/')).stderr).toBe(
      'site of one is https://flow.example.\n',
    );
    await run('config set key sb_publishable_new --profile two');
    expect((await run('config get site')).stdout).toBe('https://flow.example\n');
    expect((await run('config get key --profile two')).stdout).toBe('sb_publishable_new\n');
    expect((await run('config get site --profile two')).stdout).toBe('');
  });
});
