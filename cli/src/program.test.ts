import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import type { ConnectionOptions } from './connection-settings.ts';
import type { Context } from './context.ts';
import { exitCodes } from './exit-codes.ts';
import { createProgram, exitCodeOfParsing } from './program.ts';
import { createFakeFlow, type FakeFlowSettings } from './testing/fake-flow.ts';
import { createFakeIo, type FakeIoSettings } from './testing/fake-io.ts';
import { createFakePrompter } from './testing/fake-prompter.ts';
import { lead, leads } from './testing/lead.ts';
import { subscriptions } from './testing/subscription.ts';

interface Scene {
  io?: FakeIoSettings;
  flow?: FakeFlowSettings;
  environment?: Record<string, string>;
}

/** Runs a command line on a made-up world. */
async function run(
  line: string,
  { io: ioSettings = {}, flow: flowSettings = {}, environment = {} }: Scene = {},
) {
  const io = createFakeIo(ioSettings);
  const flow = createFakeFlow({
    rows: subscriptions(3),
    leads: [lead(), ...leads(2)],
    ...flowSettings,
  });
  const connections: ConnectionOptions[] = [];
  const context: Context = {
    io,
    prompter: createFakePrompter(),
    environment,
    cwd: '/nowhere',
    now: () => new Date('2026-11-21T10:00:00Z'),
    server: undefined,
    async connect({ url, key }) {
      connections.push({ url, key });
      const sessions = {
        path: '/nowhere/session.json',
        getItem: () => null,
        setItem: () => {},
        removeItem: () => {},
        replace: () => {},
        clear: () => true,
      };
      return { url: 'http://flow.test', flow, sessions, openFlow: () => flow };
    },
  };
  const program = createProgram(context, '1.2.3');
  const failure: unknown = await program.parseAsync(line.split(' ').filter(Boolean), { from: 'user' }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const exitCode = failure instanceof CommanderError ? exitCodeOfParsing(failure) : undefined;
  return {
    stdout: io.stdout,
    stderr: io.stderr,
    failure,
    exitCode,
    connections,
    pages: flow.pages,
    leadPages: flow.leadPages,
    changes: flow.changes,
    environment,
  };
}

describe('help', () => {
  it('goes to stdout, names every command and every exit code, and is a success', async () => {
    const { stdout, stderr, exitCode } = await run('--help');
    expect(exitCode).toBe(exitCodes.ok);
    expect(stderr).toBe('');
    for (const command of ['login', 'logout', 'whoami', 'leads', 'subscriptions'])
      expect(stdout).toContain(`\n  ${command} `);
    for (const code of Object.values(exitCodes)) expect(stdout).toMatch(new RegExp(`\\n {2}${code} +\\w`));
  });

  it.each([
    'login',
    'logout',
    'whoami',
    'leads',
    'leads list',
    'leads export',
    'leads update',
    'subscriptions',
    'subscriptions list',
    'subscriptions export',
    'subscriptions cancel',
  ])('of %s has examples and the options that every command takes', async (command) => {
    const { stdout, exitCode } = await run(`${command} --help`);
    expect(exitCode).toBe(exitCodes.ok);
    expect(stdout).toMatch(new RegExp(`^Usage: flow-admin ${command} `));
    expect(stdout).toContain(`$ flow-admin ${command}`);
    expect(stdout).toContain('--url <url>');
  });

  it('is found by the help command too', async () => {
    expect(await run('help')).toMatchObject({ stdout: (await run('--help')).stdout, exitCode: exitCodes.ok });
    const list = await run('subscriptions list --help');
    expect(await run('help subscriptions list')).toMatchObject({
      stdout: list.stdout,
      exitCode: exitCodes.ok,
    });
  });
});

it('--version is the version alone', async () => {
  expect(await run('--version')).toMatchObject({ stdout: '1.2.3\n', stderr: '', exitCode: exitCodes.ok });
});

describe('a wrong command line is explained on stderr, with exit code 2 and no request', () => {
  it.each([
    ['subscription', "error: unknown command 'subscription'\n(Did you mean subscriptions?)"],
    ['subscriptions lits', "error: unknown command 'lits'\n(Did you mean list?)"],
    ['whoami --jsn', "error: unknown option '--jsn'\n(Did you mean --json?)"],
    [
      'subscriptions list --status paid',
      "error: option '--status <status>' argument 'paid' is invalid. Allowed choices are all, trialing, active, past_due, canceled, none.",
    ],
    [
      'subscriptions list --from 2026-02-30',
      "error: option '--from <yyyy-mm-dd>' argument '2026-02-30' is invalid. Expected a date as yyyy-mm-dd, for example 2026-11-21.",
    ],
    [
      'subscriptions export --to 21.11.2026',
      "error: option '--to <yyyy-mm-dd>' argument '21.11.2026' is invalid. Expected a date as yyyy-mm-dd, for example 2026-11-21.",
    ],
    [
      'subscriptions list --limit -1',
      "error: option '-l, --limit <n>' argument '-1' is invalid. Expected a whole number, 0 for all.",
    ],
    [
      'subscriptions list --limit 1.5',
      "error: option '-l, --limit <n>' argument '1.5' is invalid. Expected a whole number, 0 for all.",
    ],
    ['subscriptions list --json --csv', "error: option '--json' cannot be used with option '--csv'"],
    [
      'subscriptions list --all --limit 5',
      "error: option '--all' cannot be used with option '-l, --limit <n>'",
    ],
    [
      'subscriptions list extra',
      "error: too many arguments for 'list'. Expected 0 arguments but got 1: extra.",
    ],
    ['subscriptions cancel', "error: missing required argument 'stripe_subscription_id'"],
    [
      'subscriptions cancel sub/1',
      "error: command-argument value 'sub/1' is invalid for argument 'stripe_subscription_id'. Expected the id of a Stripe subscription, for example sub_1Q2w3E.",
    ],
    [
      'leads list --status active',
      "error: option '--status <status>' argument 'active' is invalid. Allowed choices are all, new, contacted, won, lost.",
    ],
    [
      'leads list --forward lost',
      "error: option '--forward <state>' argument 'lost' is invalid. Allowed choices are all, none, pending, delivered, dead.",
    ],
    [
      `leads export --search ${'x'.repeat(101)}`,
      `error: option '--search <text>' argument '${'x'.repeat(101)}' is invalid. Expected 1 to 100 characters.`,
    ],
    [
      'leads export --to 2026-02-30',
      "error: option '--to <yyyy-mm-dd>' argument '2026-02-30' is invalid. Expected a date as yyyy-mm-dd, for example 2026-11-21.",
    ],
    ['leads update', "error: missing required argument 'reference'"],
    [
      'leads update FL-7K2M9Q FL-1 --status won',
      "error: command-argument value 'FL-1' is invalid for argument 'reference'. Expected a reference, for example FL-7K2M9Q, or the id of a lead.",
    ],
    [
      'leads update FL-7K2M9Q --status all',
      "error: option '--status <status>' argument 'all' is invalid. Allowed choices are new, contacted, won, lost.",
    ],
    ['login --password secret', "error: unknown option '--password'"],
  ])('%s', async (line, message) => {
    const { stdout, stderr, exitCode, connections } = await run(line);
    expect(exitCode).toBe(exitCodes.usage);
    expect(stdout).toBe('');
    expect(stderr).toBe(`${message}
Add --help to see how it is used.
`);
    expect(connections).toEqual([]);
  });

  it.each(['', 'leads', 'subscriptions'])('the missing command of "%s", with its help', async (line) => {
    const { stdout, stderr, exitCode } = await run(line);
    expect(exitCode).toBe(exitCodes.usage);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Usage: flow-admin/);
  });

  it.each([
    'subscriptions list --from 2026-11-02 --to 2026-11-01',
    'leads export --from 2026-11-02 --to 2026-11-01',
    'leads update FL-7K2M9Q',
    'leads update FL-7K2M9Q --note -',
    'login',
    'subscriptions cancel sub_1',
  ])('%s, found before the server is opened', async (line) => {
    const { failure, connections } = await run(line);
    expect(failure).toMatchObject({ name: 'Failure', exitCode: exitCodes.usage });
    expect(connections).toEqual([]);
  });
});

describe('a right command line', () => {
  it('reaches the list with its filter', async () => {
    const { stdout, pages } = await run(
      'subscriptions list --status active --from 2026-11-01 --limit 2 --json',
    );
    expect(JSON.parse(stdout)).toHaveLength(2);
    expect(pages).toEqual([{ status: 'active', from: '2026-11-01', to: null, limit: 2, cursor: null }]);
  });

  it('reaches the export', async () => {
    const { stdout, pages } = await run('subscriptions export --status trialing -o -');
    expect(stdout.split('\r\n')).toHaveLength(5);
    expect(pages).toEqual([{ status: 'trialing', from: null, to: null }]);
  });

  it('reaches the cancellation', async () => {
    const { stdout, stderr } = await run('subscriptions cancel sub_2 -y --json');
    expect(JSON.parse(stdout)).toMatchObject({ stripe_subscription_id: 'sub_2', cancel_at_period_end: true });
    expect(stderr).toContain('Cancellation requested\n');
  });

  it('reaches the list of leads with its filter, and their export', async () => {
    const list = await run(
      'leads list --status new --forward dead --search 7k2 --from 2026-11-01 -l 2 --json',
    );
    expect(JSON.parse(list.stdout)).toHaveLength(2);
    const filter = { status: 'new', forward: 'dead', search: '7k2', from: '2026-11-01', to: null };
    expect(list.leadPages).toEqual([{ ...filter, limit: 2, cursor: null }]);
    const saved = await run('leads export --to 2026-11-21 -o -');
    expect(saved.stdout.split('\r\n')).toHaveLength(5);
    expect(saved.leadPages).toEqual([
      { status: 'all', forward: 'all', search: null, from: null, to: '2026-11-21' },
    ]);
  });

  it('reaches the update of a lead, named in small letters, with a note from stdin', async () => {
    const { stdout, changes } = await run('leads update fl-7k2m9q --status contacted --note - --json', {
      io: { input: 'Calls back\n' },
    });
    expect(JSON.parse(stdout)).toMatchObject([{ reference: 'FL-7K2M9Q', status: 'contacted' }]);
    expect(changes).toEqual([{ status: 'contacted', note: 'Calls back\n' }]);
  });

  it('reaches login, logout and whoami', async () => {
    const login = await run('login --email admin@flow.example --password-stdin', {
      io: { input: 'secret\n' },
    });
    expect(login.stderr).toBe('Signed in to http://flow.test as admin@flow.example.\n');
    expect((await run('logout')).stderr).toBe('Signed out of http://flow.test.\n');
    expect(JSON.parse((await run('whoami --json')).stdout)).toMatchObject({ admin: true });
  });

  it('may name the server before or after the command', async () => {
    const expected = [{ url: 'http://a.test', key: 'k' }];
    expect((await run('--url http://a.test --key k whoami')).connections).toEqual(expected);
    expect((await run('subscriptions list --url http://a.test --key k')).connections).toEqual(expected);
  });

  it('switches colour off for everything that looks at the environment', async () => {
    const { environment } = await run('whoami --no-color', { environment: { FORCE_COLOR: '1' } });
    expect(environment).toEqual({ NO_COLOR: '1' });
  });

  it.each([
    'subscriptions list',
    'subscriptions export -o -',
    'subscriptions cancel sub_1 --yes',
    'leads list',
    'leads export -o -',
    'leads update FL-7K2M9Q --status won',
    'whoami',
  ])('of somebody who is not signed in fails before anything is asked: %s', async (line) => {
    const { failure, pages, leadPages, changes } = await run(line, { flow: { session: null } });
    expect(failure).toMatchObject({
      message: 'You are not signed in to http://flow.test: run "flow-admin login".',
      exitCode: exitCodes.access,
    });
    expect([...pages, ...leadPages, ...changes]).toEqual([]);
  });
});
