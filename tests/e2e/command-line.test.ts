import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAdmin, demoClient, storedRows } from '../setup/backend.ts';
import { type FlowAdmin, openFlowAdmin } from './flow-admin.ts';

let cli: FlowAdmin;
beforeAll(async () => {
  cli = await openFlowAdmin();
});
afterAll(() => cli.remove());

describe('flow-admin against the running product', () => {
  it('refuses to list before anybody signed in', async () => {
    const { code, stdout, stderr } = await cli.run(['subscriptions', 'list']);
    expect({ code, stdout }).toEqual({ code: 4, stdout: '' });
    expect(stderr).toContain('flow-admin login');
  });

  it('does not let a client in', async () => {
    const { code, stderr } = await cli.login(demoClient);
    expect(code).toBe(4);
    expect(stderr).toContain(demoClient.email);
  });

  it('signs the admin in, lists by status as JSON, and says who it is', async () => {
    expect(await cli.login(demoAdmin)).toMatchObject({ code: 0 });
    const who = await cli.run(['whoami', '--json']);
    expect(JSON.parse(who.stdout)).toMatchObject({ email: demoAdmin.email });

    const list = await cli.run(['subscriptions', 'list', '--status', 'past_due', '--all', '--json']);
    expect(list.code).toBe(0);
    const listed = JSON.parse(list.stdout) as { id: string; status: string }[];
    const stored = await storedRows<{ id: string }>(
      'subscriptions',
      'status=eq.past_due&order=began_at.desc,id.desc',
    );
    expect(listed.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
  });

  it('exports every row to a file and to a pipe', async () => {
    await cli.login(demoAdmin);
    const stored = await storedRows<{ id: string }>('subscriptions', 'select=id');
    const piped = await cli.run(['subscriptions', 'export', '--output', '-']);
    expect(piped.stdout.trimEnd().split('\r\n')).toHaveLength(stored.length + 1);

    const file = path.join(cli.home, 'all.csv');
    expect(await cli.run(['subscriptions', 'export', '--output', file])).toMatchObject({
      code: 0,
      stdout: '',
    });
    expect(await readFile(file, 'utf8')).toBe(piped.stdout);
  });

  it('cancels a subscription, and names the one that does not exist', async () => {
    await cli.login(demoAdmin);
    const [chosen] = await storedRows<{ stripe_subscription_id: string }>(
      'subscriptions',
      'status=eq.trialing&cancel_at_period_end=is.false&order=began_at.asc&limit=1',
    );
    const id = chosen?.stripe_subscription_id ?? '';
    const first = await cli.run(['subscriptions', 'cancel', id, '--yes', '--json']);
    expect(first.code).toBe(0);
    expect(JSON.parse(first.stdout)).toMatchObject({
      stripe_subscription_id: id,
      cancel_at_period_end: true,
    });
    const unknown = await cli.run(['subscriptions', 'cancel', 'sub_that_is_not_there', '--yes']);
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toContain('sub_that_is_not_there');
  });

  it('shows a subscription, and withdraws its cancellation', async () => {
    await cli.login(demoAdmin);
    const [chosen] = await storedRows<{ stripe_subscription_id: string }>(
      'subscriptions',
      'status=eq.active&cancel_at_period_end=is.false&order=began_at.asc&limit=1',
    );
    const id = chosen?.stripe_subscription_id ?? '';
    await cli.run(['subscriptions', 'cancel', id, '--yes']);
    const ending = await cli.run(['subscriptions', 'show', id, '--json']);
    expect(JSON.parse(ending.stdout)).toMatchObject({ cancel_at_period_end: true });
    const resumed = await cli.run(['subscriptions', 'resume', id, '--yes', '--json']);
    expect(resumed).toMatchObject({ code: 0, stderr: expect.stringContaining('Cancellation withdrawn\n') });
    expect(JSON.parse(resumed.stdout)).toMatchObject({
      stripe_subscription_id: id,
      cancel_at_period_end: false,
    });
    const again = await cli.run(['subscriptions', 'resume', id, '--yes']);
    expect(again).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('nothing was done') });
  });

  it('lists the leads in a pipe, newest first, a line each', async () => {
    await cli.login(demoAdmin);
    const stored = await storedRows<{ reference: string; status: string }>(
      'consultation_requests',
      'select=reference,status&order=received_at.desc,id.desc',
    );
    const list = await cli.run(['leads', 'list', '--all']);
    expect({ code: list.code, stderr: list.stderr }).toEqual({ code: 0, stderr: '' });
    const lines = list.stdout.trimEnd().split('\n');
    const cells = lines.map((line) => line.split('\t'));
    expect(cells.map(([reference, , status]) => ({ reference, status }))).toEqual(stored);
    for (const [, received, , response] of cells) {
      expect(new Date(received ?? '').toISOString()).toBe(received);
      expect(response).toMatch(/^(waiting|late|answered|answered_late) \d+$/);
    }
    const waiting = await cli.run(['leads', 'list', '--status', 'new', '--limit', '0', '--json']);
    expect(JSON.parse(waiting.stdout)).toHaveLength(stored.filter(({ status }) => status === 'new').length);
  });

  it('exports the leads to a file and to a pipe', async () => {
    await cli.login(demoAdmin);
    const stored = await storedRows<{ reference: string }>('consultation_requests', 'select=reference');
    const piped = await cli.run(['leads', 'export', '--output', '-']);
    const [header, ...rows] = piped.stdout.trimEnd().split('\r\n');
    expect(header).toMatch(/^reference,received_at,status,name,phone,phone_e164,.*,notes$/);
    expect(rows.map((row) => row.split(',')[0]).toSorted()).toEqual(
      stored.map(({ reference }) => reference).toSorted(),
    );
    const file = path.join(cli.home, 'leads.csv');
    expect(await cli.run(['leads', 'export', '--output', file])).toMatchObject({
      code: 0,
      stdout: '',
      stderr: `Wrote ${stored.length} leads to ${file}.\n`,
    });
    expect(await readFile(file, 'utf8')).toBe(piped.stdout);
  });

  it('updates a lead with a note from a pipe, and the history knows who did it', async () => {
    await cli.login(demoAdmin);
    const [chosen] = await storedRows<{ id: string; reference: string }>(
      'consultation_requests',
      'status=eq.lost&order=received_at.asc&limit=1',
    );
    const { id = '', reference = '' } = chosen ?? {};
    const started = new Date().toISOString();
    const update = ['leads', 'update', reference.toLowerCase(), '--status', 'contacted', '--note', '-'];
    const { code, stdout, stderr } = await cli.run([...update, '--json'], 'Has time again\nin January\n');
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
    const back = await cli.run(['leads', 'update', id, '--status', 'lost']);
    expect(back.stdout.split('\t').slice(0, 3)).toEqual([reference, expect.any(String), 'lost']);
  });

  it('changes no lead when one of several is not there or cannot be forwarded, and says which', async () => {
    await cli.login(demoAdmin);
    const [delivered] = await storedRows<{ lead: { id: string; reference: string; status: string } }>(
      'lead_forwards',
      'select=lead:consultation_requests(id,reference,status)&status=eq.delivered&limit=1',
    );
    const { id, reference = '', status } = delivered?.lead ?? {};
    const change = ['--status', status === 'won' ? 'lost' : 'won'];
    const unknown = await cli.run(['leads', 'update', reference, 'FL-ZZZZZZ', ...change]);
    expect(unknown).toMatchObject({ code: 1, stdout: '' });
    expect(unknown.stderr).toContain('There is no lead FL-ZZZZZZ');
    const again = await cli.run(['leads', 'update', reference, ...change, '--retry-forward']);
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toContain(`${reference} has reached the automation already`);
    expect(await storedRows('consultation_requests', `select=status&id=eq.${id}`)).toEqual([{ status }]);
  });
});
