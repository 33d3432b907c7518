import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exitCodes } from './exit-codes.ts';
import { openSessionFile, sessionPath } from './session-file.ts';
import { buildProgram, packageRoot } from './testing/build-program.ts';
import { listen } from './testing/listen.ts';
import { saveSessionOf } from './testing/saved-session.ts';
import { subscriptions } from './testing/subscription.ts';

// The built program as a process: what the tests of the commands cannot see.

let build: string;
let scratch: string;
let server: Server;
let url: string;
/** Answers the list, or keeps the caller waiting. */
let answer: 'rows' | 'nothing';

interface Outcome {
  stdout: string;
  stderr: string;
  exitCode: number | null;
}

function finish(child: ChildProcess): Promise<Outcome> {
  const outcome = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    outcome.stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    outcome.stderr += chunk.toString();
  });
  return new Promise((resolve) => child.on('close', (exitCode) => resolve({ ...outcome, exitCode })));
}

const bin = () => join(build, 'bin', 'flow-admin.js');

function start(args: string[], environment: Record<string, string> = {}): ChildProcess {
  const env = { PATH: process.env.PATH, FLOW_CONFIG_DIR: join(scratch, 'config'), ...environment };
  return spawn(process.execPath, [bin(), ...args], { cwd: scratch, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

const run = (args: string[], environment?: Record<string, string>) => finish(start(args, environment));
const connection = () => ({ FLOW_URL: url, FLOW_KEY: 'publishable' });

const savedIn = (server: string) => sessionPath(join(scratch, 'config', 'config.json'), { url: server });

function saveSession(value: string): string {
  const file = openSessionFile(savedIn(url), () => {});
  file.setItem('flow.session', value);
  return file.path;
}

const signIn = () => saveSessionOf(join(scratch, 'config'), url);

beforeAll(async () => {
  build = await buildProgram();
  const [subscription] = subscriptions(1);
  const answers = { get_subscription: subscription, 'admin-cancel-subscription': { subscription } };
  server = createServer((request, response) => {
    if (answer === 'nothing') return;
    const [, body] = Object.entries(answers).find(([name]) => request.url?.includes(name)) ?? [];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body ?? { items: subscriptions(1000), next_cursor: null }));
  });
  url = await listen(server);
}, 60_000);

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  answer = 'rows';
  scratch = mkdtempSync(join(tmpdir(), 'flow-admin-process-'));
  return () => rmSync(scratch, { recursive: true });
});

describe('the program', () => {
  it('shows its help on stdout and nothing on stderr', async () => {
    const { stdout, stderr, exitCode } = await run(['--help']);
    expect(stdout).toMatch(/^Usage: flow-admin \[options\] \[command\]\n/);
    expect(stderr).toBe('');
    expect(exitCode).toBe(exitCodes.ok);
  });

  it('knows the version of its package', async () => {
    const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(await run(['--version'])).toEqual({ stdout: `${version}\n`, stderr: '', exitCode: exitCodes.ok });
  });

  it('refuses an unknown command', async () => {
    expect(await run(['subscribe'])).toEqual({
      stdout: '',
      stderr: "error: unknown command 'subscribe'\nAdd --help to see how it is used.\n",
      exitCode: exitCodes.usage,
    });
  });

  it('explains that it does not know the server', async () => {
    const { stderr, exitCode } = await run(['whoami']);
    expect(stderr).toMatch(/^error: Which server\? Pass --url and --key, .*\n$/);
    expect(exitCode).toBe(exitCodes.usage);
  });

  it('says that nobody is signed in', async () => {
    expect(await run(['whoami'], connection())).toEqual({
      stdout: '',
      stderr: `error: You are not signed in to ${url}: run "flow-admin login".\n`,
      exitCode: exitCodes.unauthorized,
    });
  });

  it('takes a broken session for none, with a note', async () => {
    signIn();
    const path = saveSession('');
    writeFileSync(path, '{');
    expect(await run(['subscriptions', 'list'], connection())).toEqual({
      stdout: '',
      stderr: `The session saved in ${path} cannot be read and is ignored.\nerror: You are not signed in to ${url}: run "flow-admin login".\n`,
      exitCode: exitCodes.unauthorized,
    });
  });

  it('lists with a saved session, and ends by itself', async () => {
    signIn();
    const { stdout, stderr, exitCode } = await run(['subscriptions', 'list', '--all'], connection());
    expect(stdout.split('\n')).toHaveLength(1001);
    expect(stderr).toBe('');
    expect(exitCode).toBe(exitCodes.ok);
  });

  it('names a server that cannot be reached, and shows the cause only when asked', async () => {
    signIn();
    const closed = { FLOW_URL: 'http://127.0.0.1:9', FLOW_KEY: 'k' };
    cpSync(savedIn(url), savedIn(closed.FLOW_URL));
    const message = `error: ${closed.FLOW_URL} cannot be reached: check the address, and that the server is running.\n`;
    expect(await run(['subscriptions', 'list'], closed)).toEqual({
      stdout: '',
      stderr: message,
      exitCode: exitCodes.failure,
    });
    for (const asked of [
      run(['subscriptions', 'list', '--debug'], closed),
      run(['subscriptions', 'list'], { ...closed, FLOW_DEBUG: 'true' }),
    ]) {
      const { stderr } = await asked;
      expect(stderr.startsWith(`${message}FlowError: `)).toBe(true);
      expect(stderr).toContain('\ncaused by: TypeError: fetch failed');
    }
  });
});

describe('the program whose output nobody takes', () => {
  const line = (redirect: string, ...args: string[]) => {
    const env = { PATH: process.env.PATH, ...connection(), FLOW_CONFIG_DIR: join(scratch, 'config') };
    const command = `"$0" "$@" ${redirect}`;
    return finish(spawn('sh', ['-c', command, process.execPath, bin(), ...args], { cwd: scratch, env }));
  };

  // Linux alone has a device that is always full.
  const full = existsSync('/dev/full') ? [['--help'], ['subscriptions', 'list', '--all']] : [];
  it.each(full)('says in one line that stdout takes no more, and fails: %s', async (...args) => {
    signIn();
    expect(await line('> /dev/full', ...args)).toEqual({
      stdout: '',
      stderr: 'error: stdout cannot be written (ENOSPC).\n',
      exitCode: exitCodes.failure,
    });
  });

  it('fails also where nobody reads why', async () => {
    const env = { PATH: process.env.PATH, ...connection(), FLOW_CONFIG_DIR: join(scratch, 'nobody') };
    const child = spawn(process.execPath, [bin(), 'subscriptions', 'list'], { cwd: scratch, env });
    child.stderr.destroy();
    expect(await once(child, 'exit')).toEqual([exitCodes.unauthorized, null]);
  });
});

describe('the program with a session that names no user', () => {
  it('is not signed in', async () => {
    saveSession(JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r', expires_at: 1_999_999_999 }));
    const { stderr, exitCode } = await run(['subscriptions', 'list'], connection());
    expect(stderr).toContain('cannot be read and is ignored.\nerror: You are not signed in to ');
    expect(exitCode).toBe(exitCodes.unauthorized);
  });
});

describe('the program in a pipe', () => {
  const readByHead = (command: string) => {
    signIn();
    const line = `{ "$NODE" "$BIN" ${command}; echo "exit $?" >&2; } | head -n 1`;
    const child = spawn('sh', ['-c', line], {
      cwd: scratch,
      env: {
        ...process.env,
        ...connection(),
        NODE: process.execPath,
        BIN: bin(),
        FLOW_CONFIG_DIR: join(scratch, 'config'),
      },
    });
    return finish(child);
  };

  it('ends quietly when the reader has seen enough', async () => {
    const outcome = await readByHead('subscriptions list --all --json');
    expect(outcome).toEqual({ stdout: '[\n', stderr: 'exit 0\n', exitCode: 0 });
  });

  it('says by its exit code that it has stopped in the middle of a change', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => `sub_${index}`);
    writeFileSync(join(scratch, 'ids.txt'), ids.join('\n'));
    const { stdout, stderr } = await readByHead('subscriptions cancel --from-file ids.txt --yes');
    expect(stdout).toBe('cancelled\tsub_0\tclient1@example.com\t\n');
    expect(stderr).toBe(`exit ${exitCodes.partial}\n`);
  });
});

describe('the program on Ctrl-C', () => {
  it('ends with 130 and leaves no half-made file', async () => {
    signIn();
    answer = 'nothing';
    const asked = new Promise((resolve) => server.once('request', resolve));
    const child = start(['subscriptions', 'export'], connection());
    const outcome = finish(child);
    await asked;
    child.kill('SIGINT');
    expect(await outcome).toEqual({ stdout: '', stderr: '', exitCode: exitCodes.interrupted });
    expect(readdirSync(scratch)).toEqual(['config']);
  });
});

describe('the launcher', () => {
  it('says what to do when the program is not built', async () => {
    cpSync(join(packageRoot, 'bin'), join(scratch, 'bin'), { recursive: true });
    const child = spawn(process.execPath, [join(scratch, 'bin', 'flow-admin.js'), '--help']);
    expect(await finish(child)).toEqual({
      stdout: '',
      stderr: 'error: flow-admin is not built yet: run "npm run build --workspace flow-admin".\n',
      exitCode: 1,
    });
  });
});
