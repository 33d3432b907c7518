import Stripe from 'stripe';
import { theirs } from '../_shared/stripe-fixtures.ts';
import { assert, client } from '../_shared/testing.ts';
import { rowOf, theirSession } from './reconcile-fixtures.ts';
import { setUp } from './reconcile-testing.ts';

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

const { StripeInvalidRequestError, StripeConnectionError, StripeRateLimitError, StripeAuthenticationError } =
  Stripe.errors;
const refusal = () => new StripeInvalidRequestError({ type: 'invalid_request_error', message: 'No' });

Deno.test('a page that Stripe refuses to settle leaves the others to be, and is told of', async () => {
  const { surroundings, reconcile, ourCheckouts, lines } = setUp({
    stripe: [theirs('sub_1'), theirs('sub_2')],
    sessions: [theirSession('cs_1', { userId: null }), theirSession('cs_2', { subscriptionId: 'sub_2' })],
    checkouts: { cs_1: 'open', cs_2: 'open' },
  });
  surroundings.checkouts.noteAccount = () => Promise.reject(refusal());
  const { drift, drifted, fixed, next_cursor } = await reconcile({ fix: true });
  assert.deepEqual([drift, drifted, fixed, next_cursor], [{ checkout_paid: 2 }, 2, 1, null]);
  assert.deepEqual([...ourCheckouts.values()], ['open', 'completed']);
  assert.deepEqual(
    lines
      .filter(({ event }) => event === 'drift-not-repaired')
      .map(({ level, fields }) => [level, fields?.stripe_id]),
    [['error', 'cs_1']],
  );
});

for (const fix of [false, true]) {
  Deno.test(`a page of which Stripe refuses to tell is counted as not compared, fix: ${fix}`, async () => {
    const { surroundings, reconcile, ourCheckouts, lines } = setUp({
      stripe: [theirs('sub_1')],
      rows: [rowOf(theirs('sub_1'))],
      sessions: [theirSession('cs_2')],
      checkouts: { cs_1: 'open', cs_2: 'open' },
    });
    const { retrieveSession } = surroundings.checkouts;
    surroundings.checkouts.retrieveSession = (id) =>
      id === 'cs_1' ? Promise.reject(refusal()) : retrieveSession(id);
    const { drift, drifted, fixed } = await reconcile({ fix });
    assert.deepEqual([drift, drifted, fixed], [{ not_compared: 1, checkout_paid: 1 }, 2, fix ? 1 : 0]);
    assert.equal(ourCheckouts.get('cs_1'), 'open');
    assert.deepEqual(
      lines
        .filter(({ event }) => event === 'not-compared')
        .map(({ level, fields }) => [level, fields?.stripe_id]),
      [['error', 'cs_1']],
    );
  });
}

for (const [name, failure] of [
  ['cannot be reached', new StripeConnectionError({ type: 'api_error', message: 'down' })],
  ['is busy', new StripeRateLimitError({ type: 'rate_limit_error', message: 'busy' })],
  ['does not know the key', new StripeAuthenticationError({ type: 'authentication_error', message: 'who' })],
] as const) {
  Deno.test(`where Stripe ${name} while a page is settled, the run stays where it is`, async () => {
    const { surroundings, ask, runs } = setUp({
      stripe: [theirs('sub_1')],
      sessions: [theirSession('cs_1', { userId: null })],
      checkouts: { cs_1: 'open' },
    });
    surroundings.checkouts.noteAccount = () => Promise.reject(failure);
    assert.equal((await ask({ fix: true })).status, 502);
    assert.deepEqual(
      [...runs.values()].map(({ position, drifted }) => [position, drifted]),
      [['', 0]],
    );
  });
}
