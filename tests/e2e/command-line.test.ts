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

  it('lists the leads in a pipe, newest first, a line each', async () => {
    await login(demoAdmin);
    const stored = await storedRows<{ reference: string; status: string }>(
      'consultation_requests',
      'select=reference,status&order=received_at.desc,id.desc',
    );
    const list = await flowAdmin(['leads', 'list', '--all']);
    expect({ code: list.code, stderr: list.stderr }).toEqual({ code: 0, stderr: '' });
    const lines = list.stdout.trimEnd().split('\n');
    const cells = lines.map((line) => line.split('\t'));
    expect(cells.map(([reference, , status]) => ({ reference, status }))).toEqual(stored);
    for (const [, received, , response] of cells) {
      expect(new Date(received ?? '').toISOString()).toBe(received);
      expect(response).toMatch(/^(waiting|late|answered|answered_late) \d+$/);
    }
    const waiting = await flowAdmin(['leads', 'list', '--status', 'new', '--limit', '0', '--json']);
    expect(JSON.parse(waiting.stdout)).toHaveLength(stored.filter(({ status }) => status === 'new').length);
  });

  it('exports the leads to a file and to a pipe', async () => {
    await login(demoAdmin);
    const stored = await storedRows<{ reference: string }>('consultation_requests', 'select=reference');
    const piped = await flowAdmin(['leads', 'export', '--output', '-']);
    const [header, ...rows] = piped.stdout.trimEnd().split('\r\n');
    expect(header).toMatch(/^reference,received_at,status,name,phone,phone_e164,.*,notes$/);
    expect(rows.map((row) => row.split(',')[0]).toSorted()).toEqual(
      stored.map(({ reference }) => reference).toSorted(),
    );
    const file = path.join(home, 'leads.csv');
    expect(await flowAdmin(['leads', 'export', '--output', file])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: `Wrote ${stored.length} leads to ${file}.\n`,
    });
    expect(await readFile(file, 'utf8')).toBe(piped.stdout);
  });

  it('updates a lead with a note from a pipe, and the history knows who did it', async () => {
    await login(demoAdmin);
    const [chosen] = await storedRows<{ id: string; reference: string }>(
      'consultation_requests',
      'status=eq.lost&order=received_at.asc&limit=1',
    );
    const { id = '', reference = '' } = chosen ?? {};
    const started = new Date().toISOString();
    const update = ['leads', 'update', reference.toLowerCase(), '--status', 'contacted', '--note', '-'];
    const { code, stdout, stderr } = await flowAdmin([...update, '--json'], 'Has time again\nin January\n');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [updated] = JSON.parse(stdout) as { id: string; status: string; notes: { body: string }[] }[];
    expect(updated).toMatchObject({ id, status: 'contacted' });
    expect(updated?.notes.at(-1)).toMatchObject({
      body: 'Has time again\nin January',
      author_email: demoAdmin.email,
    });
    const recorded = await storedRows<{ action: string; actor_email: string }>(
      'audit_log',
      `select=action,actor_email&subject_id=eq.${id}&occurred_at=gte.${started}&order=action.asc`,
    );
    expect(recorded).toEqual([
      { action: 'lead.add_note', actor_email: demoAdmin.email },
      { action: 'lead.set_status', actor_email: demoAdmin.email },
    ]);
    const back = await flowAdmin(['leads', 'update', id, '--status', 'lost']);
    expect(back.stdout.split('\t').slice(0, 3)).toEqual([reference, expect.any(String), 'lost']);
  });

  it('changes no lead when one of several is not there or cannot be forwarded, and says which', async () => {
    await login(demoAdmin);
    const [delivered] = await storedRows<{ lead: { id: string; reference: string; status: string } }>(
      'lead_forwards',
      'select=lead:consultation_requests(id,reference,status)&status=eq.delivered&limit=1',
    );
    const { id, reference = '', status } = delivered?.lead ?? {};
    const change = ['--status', status === 'won' ? 'lost' : 'won'];
    const unknown = await flowAdmin(['leads', 'update', reference, 'FL-ZZZZZZ', ...change]);
    expect(unknown).toMatchObject({ code: 1, stdout: '' });
    expect(unknown.stderr).toContain('There is no lead FL-ZZZZZZ');
    const again = await flowAdmin(['leads', 'update', reference, ...change, '--retry-forward']);
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toContain(`${reference} has reached the automation already`);
    expect(await storedRows('consultation_requests', `select=status&id=eq.${id}`)).toEqual([{ status }]);
  });
});
