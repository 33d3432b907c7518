import { theirs } from '../_shared/stripe-fixtures.ts';
import { assert, client, clientToken, serviceKey } from '../_shared/testing.ts';
import { finished, left, rowOf, subscriptionsAtStripe } from './reconcile-fixtures.ts';
import { setUp } from './reconcile-testing.ts';

for (const count of [0, 1, 2, 3, 4, 5]) {
  Deno.test(`a mirror that equals Stripe’s ${count} has no drift`, async () => {
    const stripe = subscriptionsAtStripe(count);
    const { reconcile } = setUp({ stripe, rows: stripe.map((one) => rowOf(one)) });
    for (const fix of [false, true]) {
      assert.deepEqual(await reconcile({ fix }), finished({ walked: count }));
    }
  });
}

for (const [name, changes, kinds] of [
  ['the status', { status: 'trialing', provider_status: 'trialing' }, ['status']],
  ['Stripe’s own word', { provider_status: 'unpaid' }, ['status']],
  ['the end of the trial', { trial_end: '2026-01-01T00:00:00Z' }, ['dates']],
  ['the end of the period', { current_period_end: null }, ['dates']],
  ['the plan', { plan: 'Another' }, ['plan']],
  ['the customer', { stripe_customer_id: 'cus_2' }, ['customer']],
  ['the cancellation', { cancel_at_period_end: true }, ['ending']],
  ['several', { plan: 'Another', stripe_customer_id: null }, ['plan', 'customer']],
] as const) {
  Deno.test(`a row of which ${name} differs is counted, and repaired only with fix`, async () => {
    const stripe = subscriptionsAtStripe(3);
    const [first, second, third] = stripe;
    assert.ok(first && second && third);
    const wrong = rowOf(second, changes);
    const { reconcile, ours } = setUp({ stripe, rows: [rowOf(first), wrong, rowOf(third)] });
    const drift = Object.fromEntries(kinds.map((kind) => [kind, 1]));
    assert.deepEqual(await reconcile({}), finished({ walked: 3, drift, drifted: 1 }));
    assert.deepEqual(ours.get('sub_2'), wrong);
    assert.deepEqual(await reconcile({ fix: true }), finished({ walked: 3, drift, drifted: 1, fixed: 1 }));
    assert.deepEqual(ours.get('sub_2'), rowOf(second));
    assert.equal((await reconcile({})).drifted, 0);
  });
}

Deno.test('instants are compared by the second, and rows from before Stripe’s word was kept by the five', async () => {
  const [one] = subscriptionsAtStripe(1);
  assert.ok(one);
  const row = rowOf(one, { current_period_end: '2026-12-01 00:00:00.5+00', provider_status: null });
  assert.equal((await setUp({ stripe: [one], rows: [row] }).reconcile({})).drifted, 0);
  const unpaid = theirs('sub_1', { status: 'unpaid' });
  const old = rowOf(unpaid, { provider_status: null });
  assert.deepEqual((await setUp({ stripe: [unpaid], rows: [old] }).reconcile({})).drift, { status: 1 });
});

Deno.test('a subscription that is missing here is made, and belongs to the account that Stripe has noted', async () => {
  const stripe = [theirs('sub_1', { metadata: { user_id: client.userId } })];
  const { reconcile, ours, given } = setUp({ stripe });
  assert.deepEqual((await reconcile({})).drift, { missing_here: 1 });
  assert.equal(ours.size, 0);
  assert.equal((await reconcile({ fix: true })).fixed, 1);
  assert.equal(ours.get('sub_1')?.status, 'active');
  assert.deepEqual(given, [`sub_1 ${client.userId}`]);
});

Deno.test('a row that is nobody’s though Stripe notes its account is counted, and given to it only with fix', async () => {
  const stripe = [theirs('sub_1', { metadata: { user_id: client.userId } })];
  const { reconcile, ours, given } = setUp({ stripe, rows: stripe.map((one) => rowOf(one)) });
  assert.deepEqual((await reconcile({})).drift, { owner: 1 });
  assert.deepEqual(given, []);
  const { drift, fixed } = await reconcile({ fix: true });
  assert.deepEqual([drift, fixed], [{ owner: 1 }, 1]);
  assert.equal(ours.get('sub_1')?.user_id, client.userId);
  assert.equal((await reconcile({})).drifted, 0);
});

Deno.test('a row that belongs to another account than Stripe notes is counted, and given to that one only with fix', async () => {
  const stripe = [theirs('sub_1', { metadata: { user_id: client.userId } })];
  const another = '7f5b7a5e-0000-4000-8000-0000000000ee';
  const { reconcile, ours, given } = setUp({
    stripe,
    rows: stripe.map((one) => rowOf(one, { user_id: another })),
  });
  assert.deepEqual((await reconcile({})).drift, { owner: 1 });
  assert.equal(ours.get('sub_1')?.user_id, another);
  const { drift, fixed } = await reconcile({ fix: true });
  assert.deepEqual([drift, fixed], [{ owner: 1 }, 1]);
  assert.deepEqual(given, [`sub_1 ${client.userId}`]);
  assert.equal((await reconcile({})).drifted, 0);
});

for (const [name, metadata, user_id] of [
  ['of a deleted account', { user_id: '7f5b7a5e-0000-4000-8000-0000000000dd' }, null],
  ['of which Stripe’s note is no account', { user_id: 'Layla' }, null],
  ['of somebody whom Stripe notes in capitals', { user_id: client.userId.toUpperCase() }, client.userId],
  ['of which Stripe has no note', {}, client.userId],
] as const) {
  Deno.test(`a row ${name} is no drift`, async () => {
    const stripe = [theirs('sub_1', { metadata })];
    const { reconcile } = setUp({ stripe, rows: stripe.map((one) => rowOf(one, { user_id })) });
    assert.equal((await reconcile({ fix: true })).drifted, 0);
  });
}

Deno.test('rows that are missing at Stripe are told so and no longer run, page after page', async () => {
  const rows = subscriptionsAtStripe(5).map((one) => rowOf(one));
  const { reconcile, ours } = setUp({ rows });
  assert.deepEqual(
    await reconcile({ fix: true }),
    finished({ walked: 5, drift: { missing_at_stripe: 5 }, drifted: 5, fixed: 5 }),
  );
  assert.deepEqual(
    new Set([...ours.values()].map((row) => `${row.status} ${row.provider_status}`)),
    new Set(['none missing']),
  );
  assert.equal((await reconcile({})).drifted, 0);
});

Deno.test('a row that was made while the run was under way is asked for, and is no drift', async () => {
  const late = theirs('sub_late');
  const { surroundings, reconcile, at } = setUp({ rows: [rowOf(late)] });
  const { page } = surroundings;
  surroundings.page = async (after) => {
    const listed = await page(after);
    at.set(late.id, late);
    return listed;
  };
  assert.equal((await reconcile({ fix: true })).drifted, 0);
});

Deno.test('a row whose event arrives in between is no drift', async () => {
  const [one] = subscriptionsAtStripe(1);
  assert.ok(one);
  const { surroundings, reconcile, ours } = setUp({ stripe: [one], rows: [rowOf(one, { plan: 'Earlier' })] });
  const { retrieve } = surroundings;
  const { rows } = surroundings;
  let reads = 0;
  surroundings.rows = async (ids) => {
    reads += 1;
    if (reads === 2) ours.set('sub_1', rowOf(one));
    return rows(ids);
  };
  surroundings.retrieve = retrieve;
  assert.equal((await reconcile({})).drifted, 0);
});

Deno.test('a change that was left half done is counted, and finished only with fix', async () => {
  const [one] = subscriptionsAtStripe(1);
  assert.ok(one);
  const { reconcile, ours, ended } = setUp({ stripe: [one], rows: [rowOf(one)], changes: [left] });
  const before = await reconcile({});
  assert.deepEqual([before.drift, before.fixed, ended], [{ unfinished_change: 1 }, 0, []]);
  const after = await reconcile({ fix: true });
  assert.deepEqual([after.drift, after.fixed, ended], [{ unfinished_change: 1 }, 1, ['change-1 done']]);
  assert.equal(ours.get('sub_1')?.cancel_at_period_end, true);
});

Deno.test('a change that cannot be finished, and a row that cannot be written, leave the others to be repaired', async () => {
  const stripe = subscriptionsAtStripe(3);
  const { surroundings, reconcile, ours, lines } = setUp({ stripe, changes: [left] });
  const { insert } = surroundings;
  surroundings.finish = () => Promise.reject(new Error('The database is down'));
  surroundings.insert = async (row) => {
    if (row.stripe_subscription_id === 'sub_2') throw new Error('A check fails');
    return insert(row);
  };
  ours.set('sub_1', rowOf(theirs('sub_1')));
  const { drifted, fixed } = await reconcile({ fix: true });
  // Stripe has the cancellation, which the run then brings to the row; the change itself stays open.
  assert.deepEqual([drifted, fixed], [4, 2]);
  assert.deepEqual(
    lines.filter(({ level, event }) => level === 'error' && event !== 'request').map(({ event }) => event),
    ['change-not-finished', 'drift-not-repaired'],
  );
});

Deno.test('the service and admins may, and nobody else; who began is kept, and a schedule asks by its interval', async () => {
  const { ask, runs } = setUp();
  assert.equal((await ask({})).status, 200);
  assert.equal((await ask({ fix: true, when_due: true }, serviceKey)).status, 200);
  assert.equal((await ask({}, clientToken)).status, 403);
  assert.equal((await ask({}, 'sb_publishable_x')).status, 401);
  assert.equal((await ask({ fix: 'yes' })).status, 422);
  const begun = [...runs.values()].map((run) => run.begun as Record<string, unknown>);
  assert.deepEqual(
    begun.map(({ fix, caller, interval }) => [fix, (caller as { email: string } | null)?.email, interval]),
    [
      [false, 'admin@flow.example', null],
      [true, undefined, '1 hour'],
    ],
  );
});
