import { FlowError } from '@flow/sdk';
import type { CancelSubscriptionRequest, Subscription } from '@flow/sdk/contracts/subscription';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import { createFakeIo } from '../../testing/fake-io.ts';
import { createFakePrompter } from '../../testing/fake-prompter.ts';
import { runCommand } from '../../testing/run-command.ts';
import { subscription, subscriptions } from '../../testing/subscription.ts';
import { createTestFlow, type TestFlowSettings } from '../../testing/test-flow.ts';
import { cancellation } from './cancellation.ts';
import { resumption } from './resumption.ts';
import { runChangeOfSeveral, type SeveralOptions } from './run-change-of-several.ts';

interface Scene {
  rows?: Subscription[];
  options?: Partial<SeveralOptions>;
  terminal?: boolean;
  answers?: (boolean | string)[];
  backend?: TestFlowSettings;
  change?: typeof cancellation;
}

async function changeSeveral({ rows = subscriptions(3), change = cancellation, ...scene }: Scene) {
  const ids = rows.map((row) => row.stripe_subscription_id ?? '');
  const options = { ids, yes: true, json: false, dryRun: false, ...scene.options };
  const { flow, ...outcome } = await runCommand((given) => runChangeOfSeveral(change, options, given), {
    io: { terminal: scene.terminal ?? false },
    answers: scene.answers ?? [],
    flow: { subscriptions: rows, ...scene.backend },
  });
  const changed = (name: string) =>
    (flow.asked(name) as CancelSubscriptionRequest[]).map((body) => body.stripe_subscription_id);
  const cancelled = changed('admin-cancel-subscription');
  return { ...outcome, cancelled, resumed: changed('resume-subscription') };
}

describe('cancelling several subscriptions in a pipe', () => {
  it('prints a row each and counts them on stderr', async () => {
    const { stdout, stderr, cancelled, failure } = await changeSeveral({});
    expect(failure).toBeUndefined();
    expect(stdout).toBe(
      'cancelled\tsub_1\tclient1@example.com\t\ncancelled\tsub_2\tclient2@example.com\t\ncancelled\tsub_3\tclient3@example.com\t\n',
    );
    expect(stderr).toBe('Cancelled 3; skipped 0.\n');
    expect(cancelled).toEqual(['sub_1', 'sub_2', 'sub_3']);
  });

  it('skips what ends already, so that it may be run again', async () => {
    const rows = [
      ...subscriptions(1),
      subscription({ stripe_subscription_id: 'sub_2', cancel_at_period_end: true }),
    ];
    const { stdout, stderr, cancelled, failure } = await changeSeveral({ rows, options: { json: true } });
    expect(failure).toBeUndefined();
    expect(JSON.parse(stdout)).toEqual([
      {
        result: 'skipped',
        subscription: 'sub_2',
        email: 'amal@example.com',
        reason: 'ends already',
      },
      { result: 'cancelled', subscription: 'sub_1', email: 'client1@example.com', reason: null },
    ]);
    expect(stderr).toBe('Cancelled 1; skipped 1.\n');
    expect(cancelled).toEqual(['sub_1']);
  });

  it('goes on after one that is refused or fails, says why in its row, and ends with a code of its own', async () => {
    const rows = [subscription({ stripe_subscription_id: 'sub_0', status: 'past_due' }), ...subscriptions(2)];
    const cancelSubscription = ({ stripe_subscription_id }: CancelSubscriptionRequest) => {
      if (stripe_subscription_id !== 'sub_1') return subscription();
      throw new FlowError('upstream', 'Stripe says no.', { status: 402 });
    };
    const { stdout, failure } = await changeSeveral({ rows, backend: { cancelSubscription } });
    expect(stdout.split('\n').map((line) => line.split('\t'))).toEqual([
      ['failed', 'sub_0', 'amal@example.com', expect.stringContaining('this one is past_due.')],
      ['failed', 'sub_1', 'client1@example.com', expect.stringContaining('Stripe says no.')],
      ['cancelled', 'sub_2', 'client2@example.com', ''],
      [''],
    ]);
    expect(failure).toMatchObject({
      message: 'Cancelled 1 of 3; not cancelled: sub_0, sub_1.',
      exitCode: exitCodes.partial,
    });
  });

  it('stops where the next would fail as well, and names what it did not reach', async () => {
    const cancelSubscription = () => {
      throw new FlowError('unauthenticated', 'Expired.', { status: 401 });
    };
    const { stdout, failure } = await changeSeveral({ backend: { cancelSubscription } });
    expect(stdout).toMatch(/^failed\tsub_1\t[^\n]*\n$/);
    expect(failure).toMatchObject({
      message: 'Cancelled 0 of 3; not cancelled: sub_1, sub_2, sub_3.',
      exitCode: exitCodes.unauthorized,
    });
  });

  it('changes none when one is not there', async () => {
    const ids = ['sub_1', 'sub_8', 'sub_9'];
    const { stdout, failure, cancelled } = await changeSeveral({ options: { ids } });
    expect(failure).toMatchObject({
      message:
        'There is no subscription sub_8, sub_9: "flow-admin subscriptions list" shows the ids. Nothing was changed.',
      exitCode: exitCodes.failure,
    });
    expect({ stdout, cancelled }).toEqual({ stdout: '', cancelled: [] });
  });

  it('says with --dry-run what it would do, and does nothing', async () => {
    const rows = [...subscriptions(2), subscription({ stripe_subscription_id: 'sub_3', status: 'none' })];
    const { stdout, failure, cancelled } = await changeSeveral({
      rows,
      options: { yes: false, dryRun: true },
    });
    expect(stdout.split('\n').map((line) => line.split('\t')[0])).toEqual([
      'planned',
      'planned',
      'failed',
      '',
    ]);
    expect(failure).toMatchObject({
      message: 'Planned 2 of 3; not planned: sub_3.',
      exitCode: exitCodes.partial,
    });
    expect(cancelled).toEqual([]);
  });
});

describe('cancelling several subscriptions in a terminal', () => {
  const ask = (count: number, answers: (boolean | string)[]) =>
    changeSeveral({ rows: subscriptions(count), terminal: true, answers, options: { yes: false } });

  it('names up to ten, and asks once', async () => {
    const { stderr, stdout, asked, cancelled } = await ask(2, [true]);
    expect(stderr).toContain('  sub_1  client1@example.com  active\n  sub_2  client2@example.com  active\n');
    expect(asked).toEqual(['confirm: Cancel these 2 subscriptions at period end?']);
    expect(stdout.split('\n')).toEqual([
      'Result     Subscription  Email                Reason',
      'cancelled  sub_1         client1@example.com  -',
      'cancelled  sub_2         client2@example.com  -',
      '',
    ]);
    expect(cancelled).toHaveLength(2);
  });

  it('shows each as it is done', async () => {
    const io = createFakeIo({ terminal: true });
    const shown: string[] = [];
    const flow = createTestFlow({
      subscriptions: subscriptions(2),
      cancelSubscription({ stripe_subscription_id }) {
        shown.push(io.stdout);
        return subscription({ stripe_subscription_id });
      },
    });
    const options = { ids: ['sub_1', 'sub_2'], yes: true, json: false, dryRun: false };
    const ends = {
      prompter: createFakePrompter(),
      cwd: '/nowhere',
      now: () => new Date(),
      server: undefined,
    };
    await runChangeOfSeveral(cancellation, options, { io, flow, ...ends });
    expect(shown).toEqual(['', expect.stringMatching(/^cancelled +sub_1 /m)]);
  });

  it('has their number typed when there are more', async () => {
    const { stderr, asked, cancelled } = await ask(12, [' 12 ']);
    expect(stderr).toContain('  sub_10  client10@example.com  active\n  and 2 more\n');
    expect(asked).toEqual(['text: Type 12 to cancel 12 subscriptions']);
    expect(cancelled).toHaveLength(12);
  });

  it.each([
    [2, false],
    [12, 'yes'],
    [12, ''],
    [12, '11'],
  ])('does nothing when the answer for %i is %j', async (count, answer) => {
    const { failure, stdout, cancelled } = await ask(count, [answer]);
    expect(failure).toMatchObject({ message: 'Nothing was cancelled.', exitCode: exitCodes.declined });
    expect({ stdout, cancelled }).toEqual({ stdout: '', cancelled: [] });
  });

  it('asks nothing when there is nothing to do', async () => {
    const rows = [subscription({ cancel_at_period_end: true })];
    const { asked, failure } = await changeSeveral({ rows, terminal: true, options: { yes: false } });
    expect({ asked, failure }).toEqual({ asked: [], failure: undefined });
  });
});

it('several are resumed in the same way', async () => {
  const rows = subscriptions(2).map((row) => ({ ...row, cancel_at_period_end: true }));
  const { stdout, resumed, asked } = await changeSeveral({
    rows,
    change: resumption,
    terminal: true,
    answers: [true],
    options: { yes: false },
  });
  expect(asked).toEqual(['confirm: Withdraw the cancellation of these 2 subscriptions?']);
  expect(stdout).toMatch(/^resumed +sub_1 /m);
  expect(resumed).toEqual(['sub_1', 'sub_2']);
});
