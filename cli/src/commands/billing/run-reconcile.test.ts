import { readFile } from 'node:fs/promises';
import { driftKinds } from '@flow/sdk/contracts/billing';
import { makeVerification } from '@flow/sdk/testing';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../exit-codes.ts';
import type { FakeIoSettings } from '../../testing/fake-io.ts';
import { runCommand } from '../../testing/run-command.ts';
import { runLine } from '../../testing/run-line.ts';
import { type ReconcileOptions, runReconcile } from './run-reconcile.ts';

const drifted = makeVerification({
  walked: 1_240,
  walked_invoices: 5_311,
  walked_disputes: 1,
  walked_checkouts: 2,
  drift: { status: 2, missing_here: 1 },
  drifted: 3,
});

const reconcile = (
  options: Partial<ReconcileOptions> = {},
  verification = drifted,
  io: FakeIoSettings = {},
) =>
  runCommand((dependencies) => runReconcile({ fix: false, json: false, ...options }, dependencies), {
    io,
    flow: { verification },
  });

describe('a subscription that was charged beside another one', () => {
  const names = '"flow-admin audit list --action checkout.duplicate" names both; cancel one.';
  const duplicate = { duplicate_subscription: 1 };
  it.each([
    [false, { ...duplicate }, 1, `1 duplicate subscription: ${names}`],
    [true, { ...duplicate, status: 2 }, 3, `1 duplicate subscription: ${names}`],
    [
      false,
      { ...duplicate, status: 2 },
      3,
      `Not as Stripe has it: 2. Repair with "flow-admin billing reconcile --fix". 1 duplicate subscription: ${names}`,
    ],
  ])('with fix %s and %j is for people to decide', async (fix, drift, count, message) => {
    const { failure } = await reconcile({ fix }, makeVerification({ drift, drifted: count }));
    expect(failure).toMatchObject({ exitCode: exitCodes.failure, message });
  });
});

describe('a mirror that differs from Stripe', () => {
  it('fails with what differs and how often, a row each in a pipe', async () => {
    const { stdout, stderr, failure, flow } = await reconcile();
    expect(stdout).toBe('status\t2\nmissing_here\t1\n');
    expect(stderr).toBe(
      'Compared 1,240 subscriptions, 5,311 invoices, 1 dispute and 2 open checkouts with Stripe: 3 differed.\n',
    );
    expect(failure).toMatchObject({
      exitCode: exitCodes.failure,
      message: 'Not as Stripe has it: 3. Repair with "flow-admin billing reconcile --fix".',
    });
    expect(flow.asked('reconcile')).toEqual([{ fix: false, cursor: null }]);
  });

  it('is shown as names and numbers in a terminal', async () => {
    const { stdout } = await reconcile({}, drifted, { terminal: true });
    expect(stdout).toMatch(/status +2\n *missing_here +1/);
  });

  it('succeeds with --fix once all is repaired', async () => {
    const { stdout, stderr, failure, flow } = await reconcile({ fix: true, json: true });
    expect(JSON.parse(stdout)).toEqual({
      walked: 1_240,
      walked_invoices: 5_311,
      walked_disputes: 1,
      walked_checkouts: 2,
      drift: { status: 2, missing_here: 1 },
      drifted: 3,
      fixed: 3,
    });
    expect(stderr).toBe(
      'Compared 1,240 subscriptions, 5,311 invoices, 1 dispute and 2 open checkouts with Stripe: 3 differed, 3 repaired.\n',
    );
    expect(failure).toBeUndefined();
    expect(flow.asked('reconcile')).toEqual([{ fix: true, cursor: null }]);
  });

  it('fails with --fix while something could not be repaired', async () => {
    const answer = {
      ...makeVerification(),
      walked: 2,
      drift: { status: 2 },
      drifted: 2,
      fixed: 1,
      next_cursor: null,
    };
    const { failure } = await runCommand((given) => runReconcile({ fix: true, json: false }, given), {
      flow: { reconcile: () => answer },
    });
    expect(failure).toMatchObject({
      message: 'Not as Stripe has it: 1. See the logs of the function "reconcile".',
    });
  });
});

it('a mirror as Stripe has it is a success with nothing to list', async () => {
  const { stdout, stderr, failure } = await reconcile({}, makeVerification({ walked: 1 }));
  expect({ stdout, stderr, failure }).toEqual({
    stdout: '',
    stderr: 'Compared 1 subscription with Stripe: nothing differs.\n',
    failure: undefined,
  });
});

it('the README says of each kind of drift what it is', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(driftKinds.filter((kind) => !readme.includes(`\`${kind}\``))).toEqual([]);
});

it('the command line reaches it', async () => {
  const { stdout, flow } = await runLine('billing reconcile --fix --json');
  expect(JSON.parse(stdout)).toMatchObject({ drifted: 0, fixed: 0 });
  expect(flow.asked('reconcile')).toEqual([{ fix: true, cursor: null }]);
});
