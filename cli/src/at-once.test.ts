import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createFlow } from '@flow/sdk';
import { sessionKey } from '@flow/sdk/contracts/session';
import { adminAccount, answeredBy, type Faults, flowHandlers, storedSession } from '@flow/sdk/testing';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from './exit-codes.ts';
import { memoryStorage } from './memory-storage.ts';
import { openSessionFile, sessionPath } from './session-file.ts';
import { buildProgram } from './testing/build-program.ts';
import { listen } from './testing/listen.ts';
import { scratchDirectory } from './testing/scratch-directory.ts';
import { subscriptions } from './testing/subscription.ts';

// The built program twice at the same time, with one session and one directory.

let build: string;
let server: ServerType;
let url: string;
let answer: typeof fetch;
let home: string;
/** The paths that were asked. */
let asked: string[];

beforeAll(async () => {
  build = await buildProgram();
  server = createAdaptorServer({
    fetch(request: Request) {
      asked.push(new URL(request.url).pathname);
      return answer(request);
    },
  });
  url = await listen(server);
}, 60_000);
afterAll(() => void server.close());

beforeEach(() => {
  asked = [];
  home = scratchDirectory();
  const faults: Faults = { strictRotation: true, slow: 50 };
  answer = answeredBy(flowHandlers({ url, subscriptions: subscriptions(12), faults }));
});

/** Signs the admin in with a session that lasts so long. */
function signIn(seconds = 3_600): string {
  const file = openSessionFile(sessionPath(join(home, 'config.json'), { url }), () => {});
  for (const [name, value] of Object.entries(storedSession(adminAccount))) {
    const expires_at = Math.floor(Date.now() / 1_000) + seconds;
    file.setItem(name, JSON.stringify({ ...JSON.parse(value), expires_at }));
  }
  return file.path;
}

async function run(line: string) {
  const child = spawn(process.execPath, [join(build, 'bin/flow-admin.js'), ...line.split(' ')], {
    cwd: home,
    env: { PATH: process.env.PATH, FLOW_URL: url, FLOW_KEY: 'key', FLOW_CONFIG_DIR: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exitCode = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr, exitCode: await exitCode };
}

const twice = (line: string) => Promise.all([run(line), run(line)]);

describe('two at once', () => {
  it('refresh a session once, and both stay signed in', async () => {
    const saved = signIn(-10);
    for (const { exitCode, stderr } of await twice('subscriptions list')) {
      expect({ exitCode, stderr }).toEqual({ exitCode: exitCodes.ok, stderr: '' });
    }
    expect(asked.filter((path) => path === '/auth/v1/token')).toHaveLength(1);
    expect(JSON.parse(JSON.parse(readFileSync(saved, 'utf8'))[sessionKey])).toMatchObject({
      refresh_token: expect.stringMatching(/-1$/),
    });
    expect((await run('whoami')).exitCode).toBe(exitCodes.ok);
  });

  it('that cancel the same subscriptions both succeed, and all of them end', async () => {
    signIn();
    const ids = Array.from({ length: 12 }, (_, index) => `sub_${index + 1}`);
    for (const { exitCode, stdout } of await twice(`subscriptions cancel ${ids.join(' ')} --yes`)) {
      expect(exitCode).toBe(exitCodes.ok);
      expect(
        stdout
          .trimEnd()
          .split('\n')
          .map((row) => row.split('\t')[1]),
      ).toEqual(expect.arrayContaining(ids));
    }
    const storage = memoryStorage(storedSession(adminAccount));
    const rows = await createFlow({ url, key: 'key', storage }).subscriptions.all().toArray();
    expect(rows.filter((row) => !row.cancel_at_period_end)).toEqual([]);
  });

  it('that export to the same file leave one that is whole', async () => {
    signIn();
    const outcomes = await twice('subscriptions export --output rows.csv');
    expect(outcomes.map(({ exitCode }) => exitCode)).toContain(exitCodes.ok);
    for (const { exitCode, stderr } of outcomes) {
      if (exitCode !== exitCodes.ok) expect(stderr).toContain('rows.csv is there already');
    }
    expect(readFileSync(join(home, 'rows.csv'), 'utf8')).toBe(
      (await run('subscriptions export --output -')).stdout,
    );
    expect(readdirSync(home).toSorted()).toEqual(['rows.csv', 'sessions']);
  });

  it('that add a profile each keep both', async () => {
    const add = (name: string) =>
      run(`profiles add ${name} --url https://${name}.test --key sb_publishable_1`);
    await Promise.all(['one', 'two', 'three'].map(add));
    expect((await run('profiles list --columns profile')).stdout.trim().split('\n').toSorted()).toEqual([
      'one',
      'three',
      'two',
    ]);
  });
});
