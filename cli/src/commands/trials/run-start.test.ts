import { makeClientProfile, makeSubscription } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { lead } from '../../testing/lead.ts';
import { runCommand } from '../../testing/run-command.ts';
import { runStart, type StartOptions } from './run-start.ts';

const email = 'noor@example.com';
const had = makeSubscription({ email: 'was@example.com', status: 'canceled' });
const start = (options: Partial<StartOptions> = {}, io: FakeIoSettings = {}) =>
  runCommand(
    (dependencies) =>
      runStart(
        { client: email, plan: 'monthly', withoutTrial: false, json: false, dryRun: false, ...options },
        dependencies,
      ),
    {
      io,
      flow: {
        leads: [lead()],
        clients: [makeClientProfile()],
        subscriptions: [had],
        now: () => new Date('2026-11-24T10:00:00Z'),
      },
    },
  );
const url = 'https://checkout.stripe.example/1';

describe('beginning a trial', () => {
  it('shows in a terminal what begins, until when, and the address to send', async () => {
    const { stdout, stderr, flow } = await start({ lead: 'FL-7K2M9Q' }, { terminal: true });
    expect({ stdout, stderr }).toEqual({
      stdout: `${url}\n`,
      stderr:
        'The page of noor@example.com: 7 free days, then Monthly. It is open until 25 Nov 2026, 13:00. Send this address:\n',
    });
    expect(flow.asked('start-trial')).toEqual([
      { plan: 'monthly', email, lead_id: lead().id, without_trial: false },
    ]);
  });

  it('prints address, person, plan and end in a pipe, and all of it as JSON', async () => {
    expect((await start()).stdout).toBe(`${url}\t${email}\tmonthly\t2026-11-25T09:00:00.000Z\n`);
    const { stdout } = await start({ json: true });
    expect(JSON.parse(stdout)).toMatchObject({ url, email, plan: 'monthly', trial_days: 7, status: 'open' });
  });

  it('takes a client by id', async () => {
    const client = makeClientProfile();
    const { stdout, flow } = await start({ client: client.id, plan: 'weekly' });
    expect(stdout).toContain(`${client.email}\tweekly\t`);
    expect(flow.asked('start-trial')).toEqual([
      { plan: 'weekly', client_id: client.id, without_trial: false },
    ]);
  });

  it('is refused to who has had one, and begins without free days', async () => {
    const refused = await start({ client: 'was@example.com' });
    expect(refused.failure).toMatchObject({ code: 'trial_used' });
    const paid = await start({ client: 'was@example.com', withoutTrial: true }, { terminal: true });
    expect(paid.failure).toBeUndefined();
    expect(paid.stderr).toContain('no free days, then Monthly');
  });

  it('with --dry-run says what it would do, and does nothing', async () => {
    const { stdout, stderr, flow } = await start({ dryRun: true });
    expect({ stdout, stderr }).toEqual({
      stdout: '',
      stderr: 'Would make a page for noor@example.com with free days, then Monthly.\n',
    });
    expect(flow.asked('start-trial')).toEqual([]);
  });
});
