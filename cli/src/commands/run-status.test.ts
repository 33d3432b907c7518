import { makeAssistantQuestion, makeForm, makeFormSubmission } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../exit-codes.ts';
import type { FakeIoSettings } from '../testing/fake-io.ts';
import { lead } from '../testing/lead.ts';
import { runCommand } from '../testing/run-command.ts';
import { subscriptions } from '../testing/subscription.ts';
import type { TestFlowSettings } from '../testing/test-flow.ts';
import { runStatus } from './run-status.ts';

const url = 'http://flow.test';
const now = '2026-11-21T10:00:00Z';
const flagged = { flags: ['pain'], created_at: '2026-11-21T08:00:00.000Z' };
const busy: TestFlowSettings = {
  leads: [
    lead({ received_at: '2026-11-19T06:40:00.000Z', forward_status: 'dead' }),
    lead({ id: '00000000-0000-4000-8000-0000000000b2' }),
  ],
  subscriptions: subscriptions(3, { status: 'past_due' }),
  questions: [makeAssistantQuestion({ outcome: 'unhelpful' })],
  forms: [makeForm()],
  submissions: [makeFormSubmission({ form_key: 'sleep_diary', ...flagged })],
};

const status = (json: boolean, flow: TestFlowSettings = busy, io: FakeIoSettings = {}) =>
  runCommand((given) => runStatus({ json }, { ...given, url, origin: 'profile one' }), { flow, io, now });

describe('the status', () => {
  it('shows in a terminal where one is signed in, and what needs attention with its command', async () => {
    const { stdout, stderr } = await status(false, busy, { terminal: true });
    expect(stdout.split('\n')).toEqual([
      'Server     http://flow.test (profile one)',
      'Signed in  admin@flow.example',
      '',
      'Leads that wait too long  1      flow-admin leads list --status new --sort received',
      'Leads without an answer   2      flow-admin leads list --status new',
      'Forwards given up         1      flow-admin leads list --forward dead',
      'Failed payments           3      flow-admin subscriptions list --status past_due',
      'Answers to look at today  1      flow-admin forms list --flagged --from 2026-11-21',
      'Unhelpful answers today   1      flow-admin assistant list --outcome unhelpful --from 2026-11-21',
      '',
    ]);
    expect(stderr).toBe('');
  });

  it('asks for today, as it is in Dubai', async () => {
    const { flow } = await status(true, busy);
    expect(flow.asked('count_attention')).toEqual([
      { _late_before: '2026-11-20T18:00:00.000Z', _day: '2026-11-20T20:00:00.000Z' },
    ]);
  });

  it('is a row each in a pipe, and an object as JSON', async () => {
    expect((await status(false)).stdout.split('\n').slice(1, 2)).toEqual([
      'leads_new\t2\tflow-admin leads list --status new',
    ]);
    const { url: server, email, attention } = JSON.parse((await status(true)).stdout);
    expect({ server, email }).toEqual({ server: url, email: 'admin@flow.example' });
    expect(attention[3]).toEqual({
      name: 'subscriptions_past_due',
      count: 3,
      more: false,
      command: 'subscriptions list --status past_due',
    });
  });

  it('says of what fills a page that there may be more', async () => {
    const { stdout } = await status(false, {
      ...busy,
      subscriptions: subscriptions(101, { status: 'past_due' }),
    });
    expect(stdout).toContain('subscriptions_past_due\t100+\t');
  });

  it('says so when there is nothing to do', async () => {
    const quiet = await status(false, { forms: [makeForm()] }, { terminal: true });
    expect(quiet.stdout).toMatch(/\nNothing needs attention\.\n$/);
    expect((await status(false, {})).stdout).toBe('');
  });

  it('needs a session', async () => {
    expect((await status(false, { session: null })).failure).toMatchObject({
      exitCode: exitCodes.unauthorized,
    });
  });
});
