import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Config } from './config-file.ts';
import { resolveConnection } from './connection-settings.ts';
import { exitCodes } from './exit-codes.ts';
import { scratchDirectory } from './testing/scratch-directory.ts';

let root: string;
let deep: string;
beforeEach(() => {
  root = scratchDirectory();
  deep = join(root, 'web', 'src');
  mkdirSync(deep, { recursive: true });
});

function writeLocalFile(text: string): string {
  mkdirSync(join(root, '.flow'));
  const path = join(root, '.flow', 'local.env');
  writeFileSync(path, text);
  return path;
}

function failureOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

const local =
  'SUPABASE_URL=http://localhost:54321\nSUPABASE_PUBLISHABLE_KEY="local key"\nSUPABASE_SECRET_KEY=s\n';
const environment = { FLOW_URL: 'https://env.test', FLOW_KEY: 'env key' };

describe('the server', () => {
  it('is the one of the options before all others', () => {
    writeLocalFile(local);
    expect(resolveConnection({ url: 'https://flag.test', key: 'flag key' }, environment, root)).toEqual({
      url: 'https://flag.test',
      key: 'flag key',
      origin: '--url and --key',
    });
  });

  it('is the one of the environment before the local stack', () => {
    writeLocalFile(local);
    expect(resolveConnection({}, environment, root)).toMatchObject({
      url: 'https://env.test',
      key: 'env key',
      origin: 'FLOW_URL and FLOW_KEY',
    });
  });

  it('is the local stack of the repository around the working directory', () => {
    const origin = writeLocalFile(local);
    const expected = { url: 'http://localhost:54321', key: 'local key', origin };
    expect(resolveConnection({}, {}, root)).toEqual(expected);
    expect(resolveConnection({}, {}, deep)).toEqual(expected);
    expect(resolveConnection({}, { FLOW_URL: '', FLOW_KEY: '' }, deep)).toEqual(expected);
  });

  it('has the site of the option, of the environment, or of the local stack, when one is known', () => {
    writeLocalFile(`${local}SITE_URL=http://localhost:4173/\n`);
    const siteOf = (options: { site?: string }, given = {}) => resolveConnection(options, given, root).site;
    expect(siteOf({})).toBe('http://localhost:4173');
    expect(siteOf({}, { FLOW_SITE_URL: 'https://env.test/' })).toBe('https://env.test');
    expect(siteOf({ site: 'https://flag.test' }, { FLOW_SITE_URL: 'https://env.test' })).toBe(
      'https://flag.test',
    );
    expect(siteOf({}, environment)).toBeUndefined();
    expect(failureOf(() => siteOf({ site: 'flow' }))).toMatchObject({
      message: "--site is not a web address: 'flow'. Expected one like https://abc.supabase.co.",
      exitCode: exitCodes.usage,
    });
  });

  it.each([
    ['https://a.test/', 'https://a.test'],
    ['https://a.test/base//', 'https://a.test/base'],
    ['HTTPS://A.test:443', 'https://a.test'],
  ])('is known by one spelling: %s', (url, expected) => {
    expect(resolveConnection({ url, key: 'k' }, {}, root).url).toBe(expected);
  });
});

describe('the server of a profile', () => {
  const profile = (name: string) => ({ url: `https://${name}.test/`, key: `${name} key` });
  const config: Config = {
    profile: 'used',
    profiles: { used: profile('used'), named: { ...profile('named'), site: 'https://flow.example/' } },
  };
  const originOf = (options: { profile?: string; url?: string; key?: string }, given = {}) =>
    resolveConnection(options, given, root, () => config).origin;

  it('is the one that the option names, before the environment', () => {
    expect(resolveConnection({ profile: 'named' }, environment, root, () => config)).toEqual({
      url: 'https://named.test',
      key: 'named key',
      site: 'https://flow.example',
      origin: 'profile named',
      profile: 'named',
    });
  });

  it('gives way to what is nearer: the options, the variables, FLOW_PROFILE, the local stack, the profile in use', () => {
    const given = { ...environment, FLOW_PROFILE: 'named' };
    expect(originOf({}, given)).toBe('FLOW_URL and FLOW_KEY');
    expect(originOf({}, { FLOW_PROFILE: 'named' })).toBe('profile named');
    expect(originOf({})).toBe('profile used');
    const path = writeLocalFile(local);
    expect(originOf({})).toBe(path);
    expect(originOf({}, { FLOW_PROFILE: 'named' })).toBe('profile named');
  });

  it('is refused when it is not there, or when an address is given besides', () => {
    expect(failureOf(() => originOf({ profile: 'constructor' }))).toMatchObject({
      message:
        'There is no profile constructor. There are: used, named. "flow-admin profiles add" makes one.',
      exitCode: exitCodes.usage,
    });
    expect(failureOf(() => originOf({ profile: 'used', url: 'https://a.test' }))).toMatchObject({
      message: '--profile names the server already: leave out --url and --key.',
      exitCode: exitCodes.usage,
    });
  });
});

describe('a server that cannot be made out is wrong usage', () => {
  it('when nothing names one', () => {
    expect(failureOf(() => resolveConnection({}, {}, deep))).toMatchObject({
      message:
        'Which server? Pass --url and --key, set FLOW_URL and FLOW_KEY, add a profile with "flow-admin profiles add", or run this inside a repository whose local stack has been started.',
      exitCode: exitCodes.usage,
    });
  });

  it('when half of it is missing, and the other half is not borrowed from the local stack', () => {
    writeLocalFile(local);
    expect(failureOf(() => resolveConnection({ url: 'https://a.test' }, {}, root))).toMatchObject({
      message: 'An address was given without its publishable key: pass --key too, or set FLOW_KEY.',
      exitCode: exitCodes.usage,
    });
    expect(failureOf(() => resolveConnection({}, { FLOW_KEY: 'k' }, root))).toMatchObject({
      message: 'A key was given without an address: pass --url too, or set FLOW_URL.',
      exitCode: exitCodes.usage,
    });
  });

  it.each(['localhost:54321', 'ftp://a.test', 'abc', ''])('when its address is %j', (url) => {
    expect(failureOf(() => resolveConnection({ url, key: 'k' }, {}, root))).toMatchObject({
      exitCode: exitCodes.usage,
    });
  });

  it('and the message says where a wrong address came from', () => {
    const path = writeLocalFile('SUPABASE_URL=nonsense\nSUPABASE_PUBLISHABLE_KEY=k\n');
    const expected = "is not a web address: 'nonsense'. Expected one like https://abc.supabase.co.";
    expect(() => resolveConnection({}, {}, root)).toThrow(`SUPABASE_URL in ${path} ${expected}`);
    expect(() => resolveConnection({ url: 'nonsense', key: 'k' }, {}, root)).toThrow(`--url ${expected}`);
    expect(() => resolveConnection({ key: 'k' }, { FLOW_URL: 'nonsense' }, root)).toThrow(
      `FLOW_URL ${expected}`,
    );
  });

  it.each([
    ['SUPABASE_URL=http://localhost:54321\n', 'SUPABASE_PUBLISHABLE_KEY'],
    ['SUPABASE_PUBLISHABLE_KEY=k\n', 'SUPABASE_URL'],
    ['', 'SUPABASE_URL'],
  ])('when the file of the local stack is %j', (text, missing) => {
    const path = writeLocalFile(text);
    expect(failureOf(() => resolveConnection({}, {}, deep))).toMatchObject({
      message: `${path} has no ${missing}: start the local stack again, or pass --url and --key.`,
      exitCode: exitCodes.usage,
    });
  });

  it('when the file of the local stack cannot be read', () => {
    mkdirSync(join(root, '.flow', 'local.env'), { recursive: true });
    expect(() => resolveConnection({}, {}, root)).toThrow(
      `${join(root, '.flow', 'local.env')} cannot be read: EISDIR.`,
    );
  });
});
