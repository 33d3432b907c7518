import { readdirSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import { listen } from '../../testing/listen.ts';
import { runProgram } from '../../testing/run-program.ts';
import { saveSessionOf } from '../../testing/saved-session.ts';
import { scratchDirectory } from '../../testing/scratch-directory.ts';
import { functionNames } from './checks.ts';

const user = { id: '6c0a7c5e-0000-4000-8000-000000000001', email: 'admin@flow.example' };

type Answer = { status: number; body?: unknown; date?: Date };

let home: string;
let server: Server;
let url: string;
/** What is answered instead of what a server in order answers, by the end of the path. */
let wrong: Record<string, Answer>;
let asked: string[];

function inOrder(path: string): Answer {
  if (path === '/auth/v1/health') return { status: 200, body: { version: 'v2.180.0' } };
  if (path === '/auth/v1/user') return { status: 200, body: user };
  if (path === '/rest/v1/rpc/has_role') return { status: 200, body: true };
  return { status: path.startsWith('/functions/') ? 405 : 401, body: { message: 'no' } };
}

const listener: RequestListener = (request, response) => {
  const path = (request.url ?? '').replace(/\?.*/, '');
  asked.push(path);
  const { status, body, date } = wrong[path] ?? inOrder(path);
  if (date) response.setHeader('date', date.toUTCString());
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? {}));
};

beforeEach(async () => {
  home = scratchDirectory();
  wrong = {};
  asked = [];
  server = createServer(listener);
  url = await listen(server);
});
afterEach(() => void server.close());

async function doctor(line = '', { key = 'sb_publishable_1', signedIn = true } = {}) {
  if (signedIn) saveSessionOf(home, url);
  const outcome = await runProgram(`doctor --json${line}`, {
    home,
    environment: { FLOW_URL: url, FLOW_KEY: key },
  });
  const rows = JSON.parse(outcome.stdout) as {
    check: string;
    state: string;
    detail: string;
    advice: string;
  }[];
  const found = (name: string) => rows.find(({ check }) => check === name);
  return { ...outcome, rows, found };
}

describe('doctor', () => {
  it('finds a server in order, with all versions', async () => {
    const { rows, found, failure } = await doctor();
    expect(rows.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(failure).toBeUndefined();
    expect(found('settings')?.detail).toBe(`${url}, from FLOW_URL and FLOW_KEY`);
    expect(found('versions')?.detail).toBe(`flow-admin 1.2.3, Node.js ${process.versions.node}`);
    expect(found('server')?.detail).toBe(`${url} answers, authentication service v2.180.0`);
    expect(found('session')?.detail).toContain('admin@flow.example');
  });

  it('looks at every function that there is', () => {
    const directory = new URL('../../../../supabase/functions', import.meta.url);
    const deployed = readdirSync(directory, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .map(({ name }) => name);
    expect(functionNames).toEqual(deployed.toSorted());
  });

  it('warns of a key of the older kind, and succeeds', async () => {
    const { found, failure } = await doctor('', { key: 'older' });
    expect(found('key')?.state).toBe('warning');
    expect(failure).toBeUndefined();
  });

  it.each([
    [
      'server',
      '/auth/v1/health',
      { status: 401 },
      'refuses the key, HTTP 401',
      'the key is not one of this server',
    ],
    ['server', '/auth/v1/health', { status: 503 }, 'HTTP 503', 'see the logs'],
    [
      'clock',
      '/auth/v1/health',
      { status: 200, date: new Date(Date.now() - 3_600_000) },
      'ahead of the server',
      'set the clock',
    ],
    ['role', '/rest/v1/rpc/has_role', { status: 200, body: false }, 'not an admin', "an admin's account"],
    ['functions', '/functions/v1/ai-chat', { status: 404 }, 'ai-chat (HTTP 404)', 'deploy'],
    [
      'visitors',
      '/rest/v1/profiles',
      { status: 200, body: [] },
      'profiles (HTTP 200)',
      'a visitor must be refused',
    ],
  ])('says what to do about the %s: %s %j', async (check, path, answer, detail, advice) => {
    wrong = { [path]: answer };
    const { found, failure } = await doctor();
    expect(found(check)).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining(detail),
      advice: expect.stringContaining(advice),
    });
    expect(failure).toMatchObject({ exitCode: exitCodes.failure, message: expect.stringContaining(check) });
  });

  it('prints as the version of a server nothing that is none', async () => {
    wrong = { '/auth/v1/health': { status: 200, body: { version: 'eyJhbGciOiJub25lIn0'.repeat(20) } } };
    const { found } = await doctor();
    expect(found('server')?.detail).toBe(`${url} answers, no version is told`);
  });

  it('says that nobody is signed in', async () => {
    const { found } = await doctor('', { signedIn: false });
    for (const check of ['session', 'role'])
      expect(found(check)).toMatchObject({ state: 'failed', advice: 'run "flow-admin login"' });
  });

  it('asks a server that cannot be reached once, and nothing else of it', async () => {
    saveSessionOf(home, url);
    server.close();
    const { rows, failure } = await doctor();
    expect(rows.map(({ check, state }) => `${check} ${state}`)).toEqual([
      'settings ok',
      'key ok',
      'versions ok',
      'server failed',
    ]);
    expect(rows.at(-1)?.advice).toContain(`${url} cannot be reached`);
    expect(failure).toMatchObject({ message: 'Not in order: server.' });
    expect(asked).toEqual([]);
  });

  it('is a table in a terminal, and shows its requests with --verbose', async () => {
    saveSessionOf(home, url);
    const { stdout, stderr } = await runProgram('doctor --verbose', {
      home,
      io: { terminal: true },
      environment: { FLOW_URL: url, FLOW_KEY: 'sb_publishable_1' },
    });
    expect(stdout).toMatch(/^Check +State +Detail +Advice\nsettings +ok +http/);
    expect(stderr).toContain(`GET ${url}/functions/v1/ai-chat: 405 in`);
  });
});
