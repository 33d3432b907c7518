import Stripe from 'stripe';
import type { SubscriptionChange } from '../_shared/pending-changes.ts';
import { assert, failureOf, serviceKey } from '../_shared/testing.ts';
import { finished, left, rowOf, subscriptionsAtStripe } from './reconcile-fixtures.ts';
import { gone, setUp } from './reconcile-testing.ts';

Deno.test('what takes longer than a call may is gone on with by its cursor, and counted once', async () => {
  const stripe = subscriptionsAtStripe(7);
  const { reconcile, ours } = setUp({ stripe, pageTakes: 13_000 });
  let body: object = { fix: true };
  const answers = [];
  for (let calls = 0; calls < 20; calls += 1) {
    const answer = await reconcile(body);
    answers.push(answer.walked);
    if (answer.next_cursor === null) {
      assert.deepEqual(answer, finished({ walked: 7, drift: { missing_here: 7 }, drifted: 7, fixed: 7 }));
      break;
    }
    body = { fix: true, cursor: answer.next_cursor };
  }
  assert.deepEqual(answers, [2, 4, 6, 7, 7]);
  assert.equal(ours.size, 7);
});

Deno.test('a schedule waits longer, and gets further in a call', async () => {
  const { reconcile } = setUp({ stripe: subscriptionsAtStripe(9), pageTakes: 13_000 });
  assert.equal((await reconcile({ fix: true, when_due: true })).walked, 6);
});

Deno.test('within a page the time counts too: what is left of it comes with the next call', async () => {
  const stripe = subscriptionsAtStripe(12);
  const { surroundings, reconcile } = setUp({ stripe, pageSize: 100 });
  let clock = 0;
  const { insert } = surroundings;
  surroundings.now = () => clock;
  surroundings.insert = (row) => {
    clock += 3_000;
    return insert(row);
  };
  const first = await reconcile({ fix: true });
  assert.equal(first.walked, 5);
  const second = await reconcile({ fix: true, cursor: first.next_cursor });
  assert.equal(second.walked, 10);
  const third = await reconcile({ fix: true, cursor: second.next_cursor });
  assert.deepEqual([third.walked, third.fixed, third.next_cursor], [12, 12, null]);
});

Deno.test('when Stripe cannot be asked the answer is 502, and the run stays where it is', async () => {
  const { surroundings, ask, runs } = setUp({ stripe: subscriptionsAtStripe(1) });
  surroundings.page = () =>
    Promise.reject(new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'down' }));
  const failure = await failureOf(await ask({ fix: true }));
  assert.deepEqual([failure.status, failure.code], [502, 'upstream']);
  // Before the first of Stripe's subscriptions, as no page was open.
  assert.equal([...runs.values()][0]?.position, '');
});

Deno.test('a run writes down how far it is where it has met something, and where it ends', async () => {
  const stripe = subscriptionsAtStripe(1);
  const { surroundings, reconcile } = setUp({ stripe, rows: stripe.map((one) => rowOf(one)) });
  const { advance } = surroundings;
  const steps: [string[], string, boolean][] = [];
  surroundings.advance = (run, step) => {
    steps.push([step.seen, step.nextPosition, step.isFinished]);
    return advance(run, step);
  };
  assert.deepEqual((await reconcile({})).walked, 1);
  assert.deepEqual(steps, [
    [['sub_1'], 'm:', false],
    [[], 'm:', true],
  ]);
});

Deno.test('two calls that go on with one run do not count twice: the slower is told so', async () => {
  const { surroundings, ask } = setUp({ stripe: subscriptionsAtStripe(1) });
  surroundings.advance = async () => null;
  assert.deepEqual((await failureOf(await ask({}))).code, 'conflict');
});

Deno.test('an unknown cursor is 404, and one of a run without repairs is not gone on with repairs', async () => {
  const { ask, reconcile, runs } = setUp({ stripe: subscriptionsAtStripe(4), pageTakes: 13_000 });
  const unknown = { cursor: '7f5b7a5e-0000-4000-8000-0000000000ff' };
  assert.equal((await ask(unknown)).status, 404);
  const { next_cursor } = await reconcile({});
  assert.equal((await ask({ fix: true, cursor: next_cursor })).status, 409);
  assert.equal(runs.size, 1);
});

Deno.test('a change is finished by the next call, while a run goes on and when none is due', async () => {
  const changes: SubscriptionChange[] = [];
  const stripe = subscriptionsAtStripe(7);
  const { surroundings, reconcile, runs, ended } = setUp({
    stripe,
    rows: stripe.map((one) => rowOf(one)),
    changes,
    pageTakes: 13_000,
  });
  const { next_cursor: cursor } = await reconcile({ fix: true });
  changes.push(left);
  assert.deepEqual((await reconcile({ fix: true, cursor })).drift, { unfinished_change: 1 });
  assert.deepEqual(ended, ['change-1 done']);
  const [run] = runs.values();
  assert.ok(run);
  surroundings.beginRun = async () => ({ ...run, finished_at: '2026-11-21T09:30:00Z' });
  await reconcile({ fix: true, when_due: true });
  assert.deepEqual(ended, ['change-1 done', 'change-1 done']);
});

Deno.test('a list that goes on after what Stripe has deleted meanwhile is read from its beginning', async () => {
  const { surroundings, reconcile, ours, at } = setUp({ stripe: subscriptionsAtStripe(4) });
  const { page } = surroundings;
  surroundings.page = async (after) => {
    if (after === 'sub_2' && at.delete('sub_2')) throw gone();
    return page(after);
  };
  assert.equal((await reconcile({ fix: true })).next_cursor, null);
  assert.deepEqual([ours.get('sub_4')?.status, ours.get('sub_2')?.status], ['active', 'active']);
});

Deno.test('a schedule changes nothing where Stripe knows none of ours: its key may be another account’s', async () => {
  const rows = subscriptionsAtStripe(3).map((one) => rowOf(one));
  const changes: SubscriptionChange[] = [];
  const { surroundings, ask, reconcile, at, ours, runs, ended } = setUp({ rows, changes });
  const scheduled = () => ask({ fix: true, when_due: true }, serviceKey);
  const failure = await failureOf(await scheduled());
  assert.deepEqual([failure.status, failure.code], [409, 'conflict']);
  assert.match(failure.message, /STRIPE_SECRET_KEY may be of another account/);
  assert.deepEqual([...ours.values()], rows);
  const { beginRun } = surroundings;
  const [run] = runs.values();
  assert.ok(run);
  surroundings.beginRun = async () => ({ ...run, finished_at: '2026-11-21T09:30:00Z' });
  changes.push(left);
  assert.equal((await scheduled()).status, 409);
  assert.deepEqual(ended, []);
  changes.pop();
  assert.equal((await scheduled()).status, 200);
  Object.assign(surroundings, { beginRun });
  const [known] = subscriptionsAtStripe(1);
  assert.ok(known);
  at.set(known.id, known);
  assert.equal((await scheduled()).status, 200);
  assert.deepEqual(
    [...ours.values()].map(({ status }) => status),
    ['active', 'none', 'none'],
  );
  at.clear();
  // A person who has seen what differs.
  assert.deepEqual((await reconcile({ fix: true })).drift, { missing_at_stripe: 1 });
});
