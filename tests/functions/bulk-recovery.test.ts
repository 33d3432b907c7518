import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runProgram } from '../../cli/src/testing/run-program.ts';
import { demoAdmin } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';
import { call } from './call.ts';
import { type KillPoint, killAt, killFunctions } from './kill-points.ts';
import {
  atStripe,
  auditOf,
  changeAtStripe,
  eventsOf,
  keysAtStripe,
  keysOfChanges,
  newSubscription,
} from './subscription-fixture.ts';
import { addFault, clearFaults } from './trial-fixture.ts';

const test = await sharedStack();
const { stack } = test;
const { PATH, NODE_COMPILE_CACHE } = process.env;
const program = path.resolve(import.meta.dirname, '../../cli/src/main.ts');
const home = await mkdtemp(path.join(tmpdir(), 'flow-cli-'));
afterAll(() => rm(home, { recursive: true, force: true }));
const environment = { FLOW_URL: stack.urls.api, FLOW_KEY: stack.keys.publishable };
const run = (line: string, input: string) => runProgram(line, { home, io: { input }, environment });
const admin = test.flow();
beforeAll(async () => {
  await admin.auth.signIn(demoAdmin);
  await run(`login --email ${demoAdmin.email} --password-stdin`, `${demoAdmin.password}\n`);
});

/** Asks for none of them, so that none is loaded for it. */
const functionsAreBack = () =>
  vi.waitUntil(async () => (await call(test, 'no-such-function', {})).status === 404, 20_000);
// For the files that come next on this stack.
afterAll(functionsAreBack);

/** Finishes what a process has left, as the schedule does once it is a minute old. */
async function reconcile(): Promise<void> {
  await stack.database.sql(
    `update public.subscription_changes set created_at = now() - interval '2 minutes' where finished_at is null`,
  );
  await admin.billing.reconcile({ fix: true });
}

interface Ending {
  status: string;
  cancel_at_period_end: boolean;
  period_end: number;
}

async function mirrored(id: string): Promise<Ending | undefined> {
  const [row] = await stack.database.sql<Ending>(
    `select status, cancel_at_period_end, floor(extract(epoch from current_period_end))::float8 as period_end
     from public.subscriptions where stripe_subscription_id = $1`,
    [id],
  );
  return row;
}

async function endingAtStripe(id: string): Promise<Ending> {
  const { status, cancel_at_period_end, items } = await atStripe<Stripe.Subscription>(
    test,
    `subscriptions/${id}`,
  );
  return { status, cancel_at_period_end, period_end: items.data[0]?.current_period_end ?? 0 };
}

/** When the functions die at the second of several. */
interface Death {
  name: string;
  point: KillPoint;
  /** How often Stripe has been told by then. */
  told: 0 | 1;
  isDone: boolean;
}
const pointOf = (when: KillPoint['when'], step: 'begin' | 'finish'): KillPoint => {
  return { when, request: `POST rpc/${step}_subscription_change`, turn: 2 };
};
const writtenDown: Death = {
  name: 'have written down',
  point: pointOf('after', 'begin'),
  told: 0,
  isDone: false,
};
const toldStripe: Death = {
  name: 'have told Stripe of',
  point: pointOf('before', 'finish'),
  told: 1,
  isDone: false,
};
const finished: Death = { name: 'have finished', point: pointOf('after', 'finish'), told: 1, isDone: true };

// A resumption takes the same steps, and differs in that the SDK never asks for it twice.
describe.each([
  {
    verb: 'cancel',
    participle: 'cancelled',
    ends: false,
    deaths: {
      beforeNextRun: [writtenDown, toldStripe, finished],
      beforeSchedule: [writtenDown, toldStripe],
      alone: [toldStripe],
    },
  },
  {
    verb: 'resume',
    participle: 'resumed',
    ends: true,
    deaths: { beforeNextRun: [toldStripe], beforeSchedule: [], alone: [toldStripe] },
  },
])('several subscriptions to $verb', ({ verb, participle, ends, deaths }) => {
  const line = `subscriptions ${verb} - --yes`;
  const several = async () => {
    const one = () => newSubscription(test, { ends });
    return [await one(), await one(), await one()] as const;
  };

  /** What became of each, as the command says it. */
  async function change(ids: readonly string[]): Promise<string[]> {
    const { stdout } = await run(line, ids.join('\n'));
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((row) => row.split('\t'));
    expect(rows.map(([, id]) => id).toSorted()).toEqual([...ids].toSorted());
    return ids.map((id) => rows.find((row) => row[1] === id)?.[0] ?? '');
  }

  /** Once at Stripe under the key that was written first, one line, nothing open, and the mirror equals Stripe. */
  async function expectChangedOnce(id: string): Promise<void> {
    const theirs = await endingAtStripe(id);
    expect(theirs).toMatchObject({ status: 'active', cancel_at_period_end: !ends });
    expect(await mirrored(id)).toEqual(theirs);
    const keys = await keysOfChanges(test, id);
    expect(keys).toHaveLength(1);
    expect(await keysAtStripe(test, id)).toEqual(keys);
    const [begun] = await stack.database.sql<{ outcome: string | null }>(
      'select outcome from public.subscription_changes where stripe_subscription_id = $1',
      [id],
    );
    expect(begun).toEqual({ outcome: 'done' });
    expect(await auditOf(test, id)).toMatchObject([
      { action: `subscription.${verb}`, actor_email: demoAdmin.email },
    ]);
  }

  async function expectUntouched(id: string): Promise<void> {
    const theirs = await endingAtStripe(id);
    expect(theirs).toMatchObject({ status: 'active', cancel_at_period_end: ends });
    expect(await mirrored(id)).toEqual(theirs);
    expect(await keysAtStripe(test, id)).toEqual([]);
    expect(await keysOfChanges(test, id)).toEqual([]);
    expect(await auditOf(test, id)).toEqual([]);
  }

  /** The command as a process of its own, which is killed at a point, and the functions with it where it is said. */
  async function changeAndDie(
    ids: readonly string[],
    point: KillPoint,
    { functionsToo = false } = {},
  ): Promise<void> {
    await functionsAreBack();
    const command = spawn(process.execPath, ['--conditions=flow-source', program, ...line.split(' ')], {
      env: { PATH, NODE_COMPILE_CACHE, FLOW_CONFIG_DIR: home, ...environment },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const exited = once(command, 'exit');
    const left = killAt(stack, [point], async () => {
      command.kill('SIGKILL');
      await exited;
      if (functionsToo) await killFunctions(stack);
    });
    command.stdin.end(ids.join('\n'));
    expect(await exited).toEqual([null, 'SIGKILL']);
    expect(left).toEqual([]);
    if (functionsToo) await functionsAreBack();
  }

  /** The events would bring the mirror up to date, and the command would pass over what is as wanted. */
  async function dropEvents() {
    onTestFinished(async () => void (await clearFaults(test)));
    await addFault(test, { kind: 'dropped', type: 'customer.subscription.updated', times: '3' });
  }

  async function expectHalfDone(
    [first, second, third]: Awaited<ReturnType<typeof several>>,
    { told, isDone }: Death,
  ) {
    await expectChangedOnce(first);
    expect(await keysAtStripe(test, second)).toHaveLength(told);
    expect(await auditOf(test, second)).toHaveLength(isDone ? 1 : 0);
    await expectUntouched(third);
  }

  it.each(deaths.alone)(
    'once the functions $name the second and die alone, each is done once: by the command, which asks again where it may, or by its next run',
    async ({ point }) => {
      const ids = await several();
      await dropEvents();
      await functionsAreBack();
      const left = killAt(stack, [point]);
      const said = await change(ids);
      expect(left).toEqual([]);
      // How many are done by now depends on how soon another process answers.
      expect(said[0]).toBe(participle);
      await functionsAreBack();
      expect(await change(ids)).toEqual(said.map((word) => (word === participle ? 'skipped' : participle)));
      for (const id of ids) await expectChangedOnce(id);
    },
  );

  it.each(deaths.beforeNextRun)(
    'once the functions $name the second and die with the command, its next run finishes it, and does the third',
    async (death) => {
      const ids = await several();
      await dropEvents();
      await changeAndDie(ids, death.point, { functionsToo: true });
      await expectHalfDone(ids, death);
      expect(await change(ids)).toEqual(['skipped', death.isDone ? 'skipped' : participle, participle]);
      for (const id of ids) await expectChangedOnce(id);
    },
  );

  it.each(deaths.beforeSchedule)(
    'once the functions $name the second and die with the command, the schedule finishes it, and leaves the third to the command',
    async (death) => {
      const ids = await several();
      const [, second, third] = ids;
      await changeAndDie(ids, death.point, { functionsToo: true });
      await expectHalfDone(ids, death);
      // Stripe's event brings the mirror up to date, without the line that is missing.
      await expect.poll(() => eventsOf(test, second)).toBe(death.told);
      await reconcile();
      await expectChangedOnce(second);
      await expectUntouched(third);
      expect(await change(ids)).toEqual(['skipped', 'skipped', participle]);
      for (const id of ids) await expectChangedOnce(id);
    },
  );

  it.each([
    ['once the first is done', { when: 'after', request: 'POST rpc/finish_subscription_change' }, 1],
    ['while the second is', { when: 'after', request: 'POST rpc/begin_subscription_change', turn: 2 }, 2],
  ] as const)(
    'the command dies alone %s: what it has not asked for waits for its next run',
    async (_, point, asked) => {
      const ids = await several();
      await changeAndDie(ids, point);
      for (const id of ids.slice(asked)) await expectUntouched(id);
      // The functions may be at the second still.
      expect((await change(ids)).slice(asked)).toEqual(ids.slice(asked).map(() => participle));
      await expect.poll(() => auditOf(test, ids[1])).toHaveLength(1);
      for (const id of ids) await expectChangedOnce(id);
    },
  );
});

it('one that Stripe was not told of is given up where its client has cancelled and resumed there since', async () => {
  const id = await newSubscription(test, {});
  const { accessToken: token } = await admin.auth.signIn(demoAdmin);
  await functionsAreBack();
  const left = killAt(stack, [{ when: 'after', request: 'POST rpc/begin_subscription_change' }]);
  const request = { stripe_subscription_id: id, at_period_end: true };
  await call(test, 'admin-cancel-subscription', request, { token }).catch(() => {});
  expect(left).toEqual([]);
  await functionsAreBack();
  for (const ends of ['true', 'false'])
    await changeAtStripe(test, `subscriptions/${id}`, { cancel_at_period_end: ends });
  await reconcile();
  const theirs = await endingAtStripe(id);
  expect(theirs).toMatchObject({ status: 'active', cancel_at_period_end: false });
  expect(await keysAtStripe(test, id)).toEqual([null, null]);
  await expect.poll(() => eventsOf(test, id)).toBe(2);
  expect(await mirrored(id)).toEqual(theirs);
  const outcomes = await stack.database.sql<{ outcome: string }>(
    'select outcome from public.subscription_changes where stripe_subscription_id = $1',
    [id],
  );
  expect(outcomes).toEqual([{ outcome: 'given_up' }]);
  expect(await auditOf(test, id)).toEqual([]);
});
