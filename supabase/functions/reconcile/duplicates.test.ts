import { theirs } from '../_shared/stripe-fixtures.ts';
import { assert } from '../_shared/testing.ts';
import { rowOf } from './reconcile-fixtures.ts';
import { setUp } from './reconcile-testing.ts';

for (const [name, first, second, drift] of [
  ['both go on', {}, {}, { duplicate_subscription: 1 }],
  ['the second is unpaid', {}, { status: 'unpaid' }, { duplicate_subscription: 1 }],
  ['the first is cancelled', { status: 'canceled' }, {}, {}],
  ['the first ends with its period', { cancel_at_period_end: true }, {}, {}],
  ['the second ends with its period', {}, { cancel_at_period_end: true }, {}],
  ['Stripe does not know the first', null, {}, {}],
] as const) {
  Deno.test(`of a second subscription that was charged: ${name}`, async () => {
    const stripe = [...(first ? [theirs('sub_1', first)] : []), theirs('sub_2', second)];
    const { reconcile, lines, given } = setUp({
      stripe,
      rows: stripe.map((one) => rowOf(one)),
      duplicates: { sub_2: 'sub_1' },
    });
    const drifted = Object.keys(drift).length;
    for (const fix of [false, true, false]) {
      const found = await reconcile({ fix });
      assert.deepEqual(
        [found.drift, found.drifted, found.fixed, found.walked],
        [drift, drifted, 0, stripe.length],
      );
    }
    // A person decides which one ends, and needs to know them.
    assert.deepEqual(given, []);
    assert.deepEqual(
      lines.filter(({ event }) => event === 'drift').map(({ fields }) => fields?.stripe_id),
      Array.from({ length: 3 * drifted }, () => 'sub_2'),
    );
  });
}
