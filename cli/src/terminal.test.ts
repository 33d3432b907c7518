import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createFlow } from '@flow/sdk';
import { adminAccount, answeredBy, flowHandlers, storedSession } from '@flow/sdk/testing';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { type IPty, spawn } from '@lydell/node-pty';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exitCodes } from './exit-codes.ts';
import { memoryStorage } from './memory-storage.ts';
import { openSessionFile, sessionPath } from './session-file.ts';
import { buildProgram } from './testing/build-program.ts';
import { listen } from './testing/listen.ts';
import { saveSessionOf } from './testing/saved-session.ts';
import { scratchDirectory } from './testing/scratch-directory.ts';
import { subscriptions } from './testing/subscription.ts';

// The built program in a pseudo-terminal: what a person sees, and what becomes of the keys.

let build: string;
let server: ServerType;
let url: string;
let answer: typeof fetch;
let home: string;

beforeAll(async () => {
  build = await buildProgram();
  server = createAdaptorServer({ fetch: (request: Request) => answer(request) });
  url = await listen(server);
}, 60_000);

afterAll(() => void server.close());

beforeEach(() => {
  home = scratchDirectory();
  answer = answeredBy(flowHandlers({ url, subscriptions: subscriptions(12) }));
});

const signIn = () => saveSessionOf(home, url);
const sessionFile = () => openSessionFile(sessionPath(join(home, 'config.json'), { url }), () => {});

/** Which subscriptions end by now. */
async function ending(): Promise<string[]> {
  const storage = memoryStorage(storedSession(adminAccount));
  const rows = await createFlow({ url, key: 'key', storage, fetch: answer }).subscriptions.all().toArray();
  return rows.flatMap((row) => (row.cancel_at_period_end ? [row.stripe_subscription_id ?? ''] : []));
}

class Terminal {
  screen = '';
  readonly #process: IPty;
  readonly exitCode: Promise<number>;

  constructor(line: string) {
    this.#process = spawn(process.execPath, [join(build, 'bin/flow-admin.js'), ...line.split(' ')], {
      cols: 100,
      cwd: home,
      env: { PATH: process.env.PATH, TERM: 'xterm', FLOW_URL: url, FLOW_KEY: 'key', FLOW_CONFIG_DIR: home },
    });
    this.#process.onData((data) => {
      this.screen += stripVTControlCharacters(data).replaceAll('\r\n', '\n');
    });
    this.exitCode = new Promise((resolve) => this.#process.onExit((end) => resolve(end.exitCode)));
    onTestFinished(() => this.#process.kill());
  }

  /** Types when the screen shows something. */
  async answer(question: string, keys: string): Promise<void> {
    await vi.waitUntil(() => this.screen.includes(question), { timeout: 60_000 });
    this.#process.write(keys);
  }
}

const enter = '\r';
const ctrl = { c: '\u0003', d: '\u0004' };

describe('login', () => {
  it('asks for address and password, and never shows the password', async () => {
    const terminal = new Terminal('login');
    await terminal.answer('Email', adminAccount.email + enter);
    await terminal.answer('Password', adminAccount.password + enter);
    expect(await terminal.exitCode).toBe(exitCodes.ok);
    expect(terminal.screen).toContain(adminAccount.email);
    expect(terminal.screen).toMatch(new RegExp(`Signed in to ${url} as ${adminAccount.email}\\.\n$`));
    expect(terminal.screen).not.toContain(adminAccount.password);
    expect(sessionFile().getItem('flow.session')).toContain(adminAccount.userId);
  });

  it.each(['c', 'd'] as const)('is left by Ctrl-%s at the password, with nothing saved', async (key) => {
    const terminal = new Terminal(`login --email ${adminAccount.email}`);
    await terminal.answer('Password', `half${ctrl[key]}`);
    expect(await terminal.exitCode).toBe(exitCodes.interrupted);
    expect(terminal.screen).not.toMatch(/half|error/);
    expect(sessionFile().getItem('flow.session')).toBeNull();
  });
});

describe('a cancellation', () => {
  const question = 'Cancel this subscription at period end? (y/N)';
  beforeEach(signIn);

  it('shows the subscription, asks, and is done with y', async () => {
    const terminal = new Terminal('subscriptions cancel sub_2');
    await terminal.answer(question, `y${enter}`);
    expect(await terminal.exitCode).toBe(exitCodes.ok);
    expect(terminal.screen).toMatch(/^Email +client2@example\.com\n(?:.*\n)*.*Cancel this subscription/);
    expect(terminal.screen).toMatch(/Cancellation requested\nStripe will stop billing at period end\.\n$/);
    expect(await ending()).toEqual(['sub_2']);
  });

  it.each([
    ['n', `n${enter}`, exitCodes.declined],
    ['Enter alone', enter, exitCodes.declined],
    ['Ctrl-C', ctrl.c, exitCodes.interrupted],
    ['Ctrl-D', ctrl.d, exitCodes.interrupted],
  ])('is not made with %s', async (_, keys, exitCode) => {
    const terminal = new Terminal('subscriptions cancel sub_2');
    await terminal.answer(question, keys);
    expect(await terminal.exitCode).toBe(exitCode);
    expect(await ending()).toEqual([]);
  });
});

describe('a cancellation of more than ten', () => {
  const ids = subscriptions(12).map((row) => row.stripe_subscription_id ?? '');
  const line = `subscriptions cancel ${ids.join(' ')}`;
  const question = 'Type 12 to cancel 12 subscriptions';
  beforeEach(signIn);

  it('is made once their number is typed, and shows a row of each', async () => {
    const terminal = new Terminal(line);
    await terminal.answer(question, `12${enter}`);
    expect(await terminal.exitCode).toBe(exitCodes.ok);
    for (const id of ids) expect(terminal.screen).toMatch(new RegExp(`^cancelled +${id} `, 'm'));
    expect(await ending()).toEqual(ids);
  });

  it.each([
    ['y', `y${enter}`, exitCodes.declined],
    ['another number', `11${enter}`, exitCodes.declined],
    ['Ctrl-D', ctrl.d, exitCodes.interrupted],
  ])('is not made with %s', async (_, keys, exitCode) => {
    const terminal = new Terminal(line);
    await terminal.answer(question, keys);
    expect(await terminal.exitCode).toBe(exitCode);
    expect(await ending()).toEqual([]);
  });
});
