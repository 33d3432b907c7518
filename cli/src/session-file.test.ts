import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSessionFile, sessionPath } from './session-file.ts';
import { scratchDirectory } from './testing/scratch-directory.ts';

let root: string;
let directory: string;
let notes: string[];
beforeEach(() => {
  root = scratchDirectory();
  directory = join(root, 'sessions');
  notes = [];
});

const open = (url = 'http://localhost:54321', profile?: string) =>
  openSessionFile(sessionPath(join(root, 'config.json'), { url, profile }), (line) => notes.push(line));
const permissions = (path: string) => statSync(path).mode & 0o777;

describe('a session without its user', () => {
  const tokens = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 1_999_999_999 };

  it.each([tokens, { ...tokens, user: null }, { ...tokens, user: {} }])(
    'counts as signed out, with one note: %j',
    (session) => {
      open().setItem('flow.session', JSON.stringify(session));
      const file = open();
      expect([file.getItem('flow.session'), file.getItem('flow.session')]).toEqual([null, null]);
      expect(notes).toEqual([`The session saved in ${file.path} cannot be read and is ignored.`]);
    },
  );
});

describe('a session file', () => {
  it('is of its own for each profile, also of two that have one server', () => {
    const paths = [open(), open(undefined, 'one'), open(undefined, 'two'), open('https://a.test', 'one')];
    expect(paths.map(({ path }) => basename(path))).toEqual([
      'http%3A%2F%2Flocalhost%3A54321.json',
      'one@http%3A%2F%2Flocalhost%3A54321.json',
      'two@http%3A%2F%2Flocalhost%3A54321.json',
      'one@https%3A%2F%2Fa.test.json',
    ]);
  });

  it('is readable by its owner alone, directory and all', () => {
    const file = open();
    file.setItem('flow.session', 'token');
    expect(permissions(file.path)).toBe(0o600);
    expect(permissions(dirname(file.path))).toBe(0o700);
  });

  it('closes a file again that was open to others', () => {
    const file = open();
    file.setItem('flow.session', 'token');
    chmodSync(file.path, 0o644);
    file.setItem('flow.session', 'newer');
    expect(permissions(file.path)).toBe(0o600);
  });

  it('keeps items from one run to the next', () => {
    open().setItem('flow.session', 'token');
    open().setItem('flow.other', 'more');
    expect(open().getItem('flow.session')).toBe('token');
    expect(open().getItem('flow.other')).toBe('more');
    expect(open().getItem('flow.missing')).toBeNull();
  });

  it('is one for each server', () => {
    open('https://a.test').setItem('flow.session', 'a');
    open('https://b.test/base').setItem('flow.session', 'b');
    expect(open('https://a.test').getItem('flow.session')).toBe('a');
    expect(open('https://b.test/base').getItem('flow.session')).toBe('b');
    expect(readdirSync(directory)).toEqual(['https%3A%2F%2Fa.test.json', 'https%3A%2F%2Fb.test%2Fbase.json']);
  });

  it('is written whole, with nothing left beside it', () => {
    const file = open();
    file.setItem('flow.session', 'token');
    expect(readdirSync(directory)).toEqual([basename(file.path)]);
    expect(readFileSync(file.path, 'utf8')).toBe('{"flow.session":"token"}\n');
  });

  it('is gone when its last item is removed', () => {
    const file = open();
    file.setItem('flow.session', 'token');
    file.setItem('flow.other', 'more');
    file.removeItem('flow.session');
    expect(file.getItem('flow.session')).toBeNull();
    expect(file.getItem('flow.other')).toBe('more');
    file.removeItem('flow.other');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('writes nothing when there was nothing to remove', () => {
    open().removeItem('flow.session');
    expect(readdirSync(root)).toEqual([]);
  });

  it('replaces all that was kept', () => {
    const file = open();
    file.setItem('flow.old', 'old');
    file.replace({ 'flow.session': 'new' });
    expect(file.getItem('flow.old')).toBeNull();
    expect(file.getItem('flow.session')).toBe('new');
  });

  it('says whether there was something to forget', () => {
    const file = open();
    file.setItem('flow.session', 'token');
    expect(file.clear()).toBe(true);
    expect(file.clear()).toBe(false);
    expect(file.getItem('flow.session')).toBeNull();
    expect(notes).toEqual([]);
  });
});

describe('a session file that is broken', () => {
  it.each(['', '{"flow.session":', 'null', '[]', '{"flow.session":1}'])(
    'counts as signed out, noted once: %j',
    (text) => {
      open().setItem('flow.session', 'token');
      const file = open();
      writeFileSync(file.path, text);
      expect(file.getItem('flow.session')).toBeNull();
      expect(file.getItem('flow.session')).toBeNull();
      expect(notes).toEqual([`The session saved in ${file.path} cannot be read and is ignored.`]);
    },
  );

  it('is mended by the next session', () => {
    const file = open();
    file.setItem('flow.session', 'token');
    writeFileSync(file.path, 'broken');
    file.setItem('flow.session', 'new');
    expect(open().getItem('flow.session')).toBe('new');
  });

  it('can be cleared', () => {
    const file = open();
    file.setItem('flow.session', 'token');
    writeFileSync(file.path, 'broken');
    expect(file.clear()).toBe(true);
  });
});

it('a session that cannot be saved is a failure that names the file', () => {
  writeFileSync(directory, 'a file where the directory should be');
  const file = open();
  expect(() => file.setItem('flow.session', 'token')).toThrow(
    `The session cannot be saved in ${file.path}: EEXIST.`,
  );
});

describe('the lock of a session file', () => {
  it('lets one of two work at a time', async () => {
    open().setItem('flow.session', 'token');
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 30));
      steps.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all([open().lock(work('a')), open().lock(work('b'))])).toEqual(['a', 'b']);
    // Which of the two is first is up to the file system.
    const first = steps[0] === 'a begins' ? ['a', 'b'] : ['b', 'a'];
    expect(steps).toEqual(first.flatMap((name) => [`${name} begins`, `${name} ends`]));
    expect(readdirSync(directory)).toEqual([basename(open().path)]);
  });

  it('is given back by work that fails', async () => {
    open().setItem('flow.session', 'token');
    const failing = open().lock(async () => {
      throw new Error('No connection');
    });
    await expect(failing).rejects.toThrow('No connection');
    expect(await open().lock(async () => 'next')).toBe('next');
  });

  it('is taken over from a process that has died with it', async () => {
    const { path } = open();
    open().setItem('flow.session', 'token');
    mkdirSync(`${path}.lock`);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(`${path}.lock`, longAgo, longAgo);
    expect(await open().lock(async () => 'done')).toBe('done');
  });

  it('keeps nobody waiting where none can be made', { timeout: 5_000 }, async () => {
    expect(await open().lock(async () => 'done')).toBe('done');
  });
});
