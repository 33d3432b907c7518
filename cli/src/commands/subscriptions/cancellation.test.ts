import { FlowError } from '@flow/sdk';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import { interruption } from '../../failure.ts';
import { runCommand } from '../../testing/run-command.ts';
import { subscription } from '../../testing/subscription.ts';
import type { TestFlowSettings } from '../../testing/test-flow.ts';
import { cancellation } from './cancellation.ts';
import { type ChangeOptions, runChange } from './run-change.ts';

const shown = [
  'Email         amal@example.com',
  'Name          Amal Haddad',
  'Plan          Online monthly',
  'Status        active',
  'Period end    8 Dec 2026, 12:00',
  'Subscription  sub_1',
  '',
].join('\n');
const success = 'Cancellation requested\nStripe will stop billing at period end.\n';

interface Scene {
  row?: Partial<Subscription>;
  terminal?: boolean;
  answers?: (boolean | Error)[];
  options?: Partial<ChangeOptions>;
  backend?: TestFlowSettings;
}

async function cancel({ row, terminal = true, answers = [], options, backend = {} }: Scene) {
  const all = { stripeSubscriptionId: 'sub_1', yes: false, json: false, dryRun: false, ...options };
  const scene = { io: { terminal }, answers, flow: { subscriptions: [subscription(row)], ...backend } };
  const { flow, ...outcome } = await runCommand((given) => runChange(cancellation, all, given), scene);
  const { requests } = flow;
  return { ...outcome, requests, cancelled: flow.asked('admin-cancel-subscription') };
}

describe('cancelling in a terminal', () => {
  it('shows the subscription, asks, and says what will happen', async () => {
    const { stdout, stderr, asked, cancelled } = await cancel({ answers: [true] });
    expect(asked).toEqual(['confirm: Cancel this subscription at period end?']);
    expect(cancelled).toEqual([{ stripe_subscription_id: 'sub_1', at_period_end: true }]);
    expect(stderr).toBe(shown + success);
    expect(stdout).toBe('');
  });

  it('reads the one subscription, by its id', async () => {
    const { requests } = await cancel({ answers: [true] });
    expect(requests.map(({ name }) => name)).toEqual(['get_subscription', 'admin-cancel-subscription']);
    expect(requests[0]?.body).toEqual({ _id: 'sub_1' });
  });

  it('does nothing when the answer is no', async () => {
    const { failure, cancelled, stderr } = await cancel({ answers: [false] });
    expect(cancelled).toEqual([]);
    expect(failure).toMatchObject({ message: 'Nothing was cancelled.', exitCode: exitCodes.declined });
    expect(stderr).toBe(shown);
  });

  it('does nothing when Ctrl-C is the answer', async () => {
    const { failure, cancelled } = await cancel({ answers: [interruption()] });
    expect(cancelled).toEqual([]);
    expect(failure).toMatchObject({ message: '', exitCode: exitCodes.interrupted });
  });

  it.each(['past_due', 'canceled', 'none'] as const)(
    'is refused for one that is %s, without a question',
    async (status) => {
      const { failure, asked, cancelled } = await cancel({ row: { status } });
      expect(failure).toMatchObject({
        message: `Only an active or trialing subscription can be cancelled; this one is ${status}.`,
      });
      expect([...asked, ...cancelled]).toEqual([]);
    },
  );

  it('has nothing to do for one that is ending already, and asks nothing', async () => {
    const ending = { row: { cancel_at_period_end: true } };
    const { failure, asked, cancelled, stderr, stdout } = await cancel({
      ...ending,
      options: { json: true },
    });
    expect(failure).toBeUndefined();
    expect([...asked, ...cancelled]).toEqual([]);
    expect(stderr).toBe(
      `${shown.replace('active', 'active (ending)')}This subscription is set to end at period end already: nothing was done.\n`,
    );
    expect(stdout).toBe(`${JSON.stringify(subscription(ending.row), null, 2)}\n`);
  });

  it('says where to find the ids when there is no such subscription', async () => {
    const { failure, cancelled } = await cancel({ options: { stripeSubscriptionId: 'sub_9' } });
    expect(failure).toMatchObject({
      message: 'There is no subscription sub_9: "flow-admin subscriptions list" shows the ids.',
      exitCode: exitCodes.failure,
    });
    expect(cancelled).toEqual([]);
  });
});

it('a cancellation fails as the server says when it cannot look', async () => {
  const findSubscription = () => {
    throw new FlowError('forbidden', 'Admins only.', { status: 403 });
  };
  const { failure, cancelled } = await cancel({ backend: { findSubscription } });
  expect(failure).toMatchObject({ code: 'forbidden' });
  expect(cancelled).toEqual([]);
});

describe('cancelling in a pipe', () => {
  it('fails as wrong usage without --yes, before anything is asked of the server', async () => {
    const { failure, requests } = await cancel({ terminal: false });
    expect(failure).toMatchObject({
      message: 'Nobody can be asked outside a terminal: pass --yes to cancel without a question.',
      exitCode: exitCodes.usage,
    });
    expect(requests).toEqual([]);
  });

  it('asks nothing with --yes', async () => {
    const { stdout, stderr, asked, requests } = await cancel({
      terminal: false,
      options: { yes: true },
    });
    expect(asked).toEqual([]);
    expect(requests.map(({ name }) => name)).toEqual(['get_subscription', 'admin-cancel-subscription']);
    expect(stderr).toBe(shown.replace('active', 'active (ending)') + success);
    expect(stdout).toBe('');
  });

  it('says with --yes too that nothing was done, of one that is ending already', async () => {
    const { failure, stdout, stderr, cancelled } = await cancel({
      terminal: false,
      row: { cancel_at_period_end: true },
      options: { yes: true, json: true },
    });
    expect(failure).toBeUndefined();
    expect(cancelled).toEqual([]);
    expect(stderr).toBe(
      `${shown.replace('active', 'active (ending)')}This subscription is set to end at period end already: nothing was done.\n`,
    );
    expect(JSON.parse(stdout)).toMatchObject({ cancel_at_period_end: true });
  });

  it('says what it would do with --dry-run, and does nothing', async () => {
    const { stdout, stderr, asked, cancelled } = await cancel({
      terminal: false,
      options: { dryRun: true, json: true },
    });
    expect([...asked, ...cancelled]).toEqual([]);
    expect(stderr).toBe(`${shown}Would cancel this subscription.\n`);
    expect(stdout).toBe(`${JSON.stringify(subscription(), null, 2)}\n`);
  });

  it('prints the subscription as it is afterwards with --json', async () => {
    const { stdout } = await cancel({ terminal: false, options: { yes: true, json: true } });
    const changed = { cancel_at_period_end: true, updated_at: '2026-11-21T10:00:00.000Z' };
    expect(stdout).toBe(`${JSON.stringify(subscription(changed), null, 2)}\n`);
  });

  it('is refused with --yes too, of one that is over or not there', async () => {
    const options = { yes: true };
    const over = await cancel({ terminal: false, row: { status: 'canceled' }, options });
    expect(over.failure).toMatchObject({ message: expect.stringContaining('this one is canceled.') });
    const unknown = await cancel({ terminal: false, options: { ...options, stripeSubscriptionId: 'sub_9' } });
    expect(unknown.failure).toMatchObject({
      message: expect.stringContaining('There is no subscription sub_9'),
    });
    expect([...over.cancelled, ...unknown.cancelled]).toEqual([]);
  });
});
