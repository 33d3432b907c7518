import { assert, client } from '../_shared/testing.ts';
import { rowOf, setUp, theirSession, theirs } from './reconcile-testing.ts';

for (const [name, session, drift, status] of [
  ['was paid', theirSession('cs_2'), { checkout_paid: 1 }, 'completed'],
  [
    'nobody can pay on any more',
    theirSession('cs_2', { status: 'expired', subscriptionId: null }),
    { checkout_expired: 1 },
    'expired',
  ],
  ['Stripe does not know', null, { checkout_missing_at_stripe: 1 }, 'expired'],
] as const) {
  Deno.test(`an open page that ${name} is counted, and settled only with fix`, async () => {
    const open = { status: 'open', subscriptionId: null };
    const sessions = [theirSession('cs_1', open), ...(session ? [session] : []), theirSession('cs_3', open)];
    const stripe = [theirs('sub_1')];
    const { reconcile, ourCheckouts } = setUp({
      stripe,
      rows: stripe.map((one) => rowOf(one)),
      sessions,
      checkouts: { cs_1: 'open', cs_2: 'open', cs_3: 'open' },
    });
    const found = await reconcile({});
    assert.deepEqual([found.walked_checkouts, found.drift, found.fixed], [3, drift, 0]);
    assert.equal(ourCheckouts.get('cs_2'), 'open');
    const repaired = await reconcile({ fix: true });
    assert.deepEqual([repaired.drift, repaired.drifted, repaired.fixed], [drift, 1, 1]);
    assert.deepEqual([...ourCheckouts.values()], ['open', status, 'open']);
    assert.equal((await reconcile({})).drifted, 0);
  });
}

Deno.test('a page that is closed here is not asked for', async () => {
  const { reconcile } = setUp({ checkouts: { cs_1: 'completed', cs_2: 'expired' } });
  const { walked_checkouts, drifted } = await reconcile({ fix: true });
  assert.deepEqual([walked_checkouts, drifted], [0, 0]);
});

Deno.test('a page that was paid makes its subscription before subscriptions are compared, which then differs in nothing', async () => {
  const { reconcile, ours, given } = setUp({
    stripe: [theirs('sub_1', { metadata: { user_id: client.userId } })],
    sessions: [theirSession('cs_1')],
    checkouts: { cs_1: 'open' },
  });
  assert.deepEqual((await reconcile({ fix: true })).drift, { checkout_paid: 1 });
  assert.deepEqual(given, [`cs_1 sub_1 ${client.userId}`]);
  assert.equal(ours.get('sub_1')?.user_id, client.userId);
});

Deno.test('a page whose event arrives in between is no drift', async () => {
  const { surroundings, reconcile, ourCheckouts } = setUp({
    sessions: [theirSession('cs_1')],
    checkouts: { cs_1: 'open' },
  });
  const { unseen } = surroundings.checkouts;
  surroundings.checkouts.unseen = async (runId, after) => {
    const ids = await unseen(runId, after);
    if (ids.length > 0) ourCheckouts.set('cs_1', 'completed');
    return ids;
  };
  assert.equal((await reconcile({ fix: true })).drifted, 0);
});

Deno.test('a page that cannot be settled leaves the others to be', async () => {
  const { surroundings, reconcile, ourCheckouts } = setUp({
    stripe: [theirs('sub_1')],
    sessions: [theirSession('cs_1'), theirSession('cs_2')],
    checkouts: { cs_1: 'open', cs_2: 'open' },
  });
  const { close } = surroundings.checkouts;
  surroundings.checkouts.close = (id, paid) =>
    id === 'cs_1' ? Promise.reject(new Error('The database is down')) : close(id, paid);
  const { drift, fixed } = await reconcile({ fix: true });
  assert.deepEqual([drift, fixed], [{ checkout_paid: 2 }, 1]);
  assert.deepEqual([...ourCheckouts.values()], ['open', 'completed']);
});
