import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoAdmin, demoClient, storedRows } from '../setup/backend.ts';

const { urls, keys } = inject('stack');
const program = path.resolve(import.meta.dirname, '../../cli/bin/flow-admin.js');
let home: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'flow-cli-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

function flowAdmin(args: string[], input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      {
        cwd: home,
        env: {
          PATH: process.env.PATH,
          HOME: home,
          XDG_CONFIG_HOME: home,
          XDG_DATA_HOME: home,
          XDG_STATE_HOME: home,
          FLOW_URL: urls.api,
          FLOW_KEY: keys.publishable,
        },
      },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

const login = (account: { email: string; password: string }) =>
  flowAdmin(['login', '--email', account.email, '--password-stdin'], `${account.password}\n`);

describe('flow-admin against the running product', () => {
  it('refuses to list before anybody signed in', async () => {
    const { code, stdout, stderr } = await flowAdmin(['subscriptions', 'list']);
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
    expect(stderr).toContain('flow-admin login');
  });

  it('does not let a client in', async () => {
    const { code, stderr } = await login(demoClient);
    expect(code).toBe(4);
    expect(stderr).toContain(demoClient.email);
  });

  it('signs the admin in, lists by status as JSON, and says who it is', async () => {
    expect(await login(demoAdmin)).toMatchObject({ code: 0 });
    const who = await flowAdmin(['whoami', '--json']);
    expect(JSON.parse(who.stdout)).toMatchObject({ email: demoAdmin.email });

    const list = await flowAdmin(['subscriptions', 'list', '--status', 'past_due', '--all', '--json']);
    expect(list.code).toBe(0);
    const listed = JSON.parse(list.stdout) as { id: string; status: string }[];
    const stored = await storedRows<{ id: string }>(
      'subscriptions',
      'status=eq.past_due&order=began_at.desc,id.desc',
    );
    expect(listed.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
  });

  it('exports every row to a file and to a pipe', async () => {
    await login(demoAdmin);
    const stored = await storedRows<{ id: string }>('subscriptions', 'select=id');
    const piped = await flowAdmin(['subscriptions', 'export', '--output', '-']);
    expect(piped.stdout.trimEnd().split('\r\n')).toHaveLength(stored.length + 1);

    const file = path.join(home, 'all.csv');
    expect(await flowAdmin(['subscriptions', 'export', '--output', file])).toMatchObject({
      code: 0,
      stdout: '',
    });
    expect(await readFile(file, 'utf8')).toBe(piped.stdout);
  });

  it('cancels a subscription, and names the one that does not exist', async () => {
    await login(demoAdmin);
    const [chosen] = await storedRows<{ stripe_subscription_id: string }>(
      'subscriptions',
      'status=eq.trialing&cancel_at_period_end=is.false&order=began_at.asc&limit=1',
    );
    const id = chosen?.stripe_subscription_id ?? '';
    const first = await flowAdmin(['subscriptions', 'cancel', id, '--yes', '--json']);
    expect(first.code).toBe(0);
    expect(JSON.parse(first.stdout)).toMatchObject({
      stripe_subscription_id: id,
      cancel_at_period_end: true,
    });
    const unknown = await flowAdmin(['subscriptions', 'cancel', 'sub_that_is_not_there', '--yes']);
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toContain('sub_that_is_not_there');
  });
});
