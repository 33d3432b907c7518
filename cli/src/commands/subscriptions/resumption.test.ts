import type { Subscription } from '@flow/sdk/contracts/subscription';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import { runCommand } from '../../testing/run-command.ts';
import { subscription } from '../../testing/subscription.ts';
import { resumption } from './resumption.ts';
import { type ChangeOptions, runChange } from './run-change.ts';

interface Scene {
  row?: Partial<Subscription>;
  terminal?: boolean;
  answers?: boolean[];
  options?: Partial<ChangeOptions>;
}

async function resume({ row, terminal = true, answers = [], options }: Scene) {
  const all = { stripeSubscriptionId: 'sub_1', yes: false, json: false, dryRun: false, ...options };
  const rows = [subscription({ cancel_at_period_end: true, ...row })];
  const scene = { io: { terminal }, answers, flow: { subscriptions: rows } };
  const outcome = await runCommand((given) => runChange(resumption, all, given), scene);
  return { ...outcome, resumed: outcome.flow.asked('resume-subscription') };
}

describe('resuming in a terminal', () => {
  it('shows the subscription, asks, and says what will happen', async () => {
    const { stdout, stderr, asked, resumed } = await resume({ answers: [true] });
    expect(stderr).toContain('Status        active (ending)\n');
    expect(stderr).toMatch(/\nCancellation withdrawn\nBilling goes on as before\.\n$/);
    expect(stdout).toBe('');
    expect(asked).toEqual(['confirm: Withdraw the cancellation of this subscription?']);
    expect(resumed).toEqual([{ stripe_subscription_id: 'sub_1' }]);
  });

  it('does nothing when the answer is no', async () => {
    const { failure, resumed } = await resume({ answers: [false] });
    expect(failure).toMatchObject({ message: 'Nothing was resumed.', exitCode: exitCodes.declined });
    expect(resumed).toEqual([]);
  });

  it('has nothing to do for one that is not ending, and asks nothing', async () => {
    const { failure, stderr, asked, resumed } = await resume({ row: { cancel_at_period_end: false } });
    expect(failure).toBeUndefined();
    expect(stderr).toMatch(/\nThis subscription is not set to end: nothing was done\.\n$/);
    expect([...asked, ...resumed]).toEqual([]);
  });

  it.each([
    ['canceled (ending)', { status: 'canceled' }],
    ['active (ending)', { current_period_end: '2026-11-21T09:59:59.000Z' }],
  ] as const)('is refused without a question for one that is over: %s', async (status, row) => {
    const { failure, asked, resumed } = await resume({ row });
    expect(failure).toMatchObject({
      message: `Only a subscription that is set to end can be resumed, until its period end; this one is ${status}.`,
    });
    expect([...asked, ...resumed]).toEqual([]);
  });
});

describe('resuming in a pipe', () => {
  it('fails as wrong usage without --yes', async () => {
    const { failure, flow } = await resume({ terminal: false });
    expect(failure).toMatchObject({
      message: 'Nobody can be asked outside a terminal: pass --yes to resume without a question.',
      exitCode: exitCodes.usage,
    });
    expect(flow.requests).toEqual([]);
  });

  it('asks nothing with --yes, and prints the subscription as it is afterwards with --json', async () => {
    const { stdout, asked, resumed } = await resume({ terminal: false, options: { yes: true, json: true } });
    const changed = subscription({ updated_at: '2026-11-21T10:00:00.000Z' });
    expect(stdout).toBe(`${JSON.stringify(changed, null, 2)}\n`);
    expect(asked).toEqual([]);
    expect(resumed).toEqual([{ stripe_subscription_id: 'sub_1' }]);
  });
});
