import type { Subscription } from '@flow/contracts/subscription.ts';
import Stripe from 'stripe';
import { type StripeColumns, type StripeSubscription, stripeColumns } from '../_shared/stripe.ts';
import {
  admin,
  adminToken,
  assert,
  clientToken,
  failureOf,
  post,
  testSurroundings,
} from '../_shared/testing.ts';
import { type AuditEntry, createHandler } from './handler.ts';

const active: Subscription = {
  id: '7f5b7a5e-0000-4000-8000-000000000009',
  email: 'client@flow.example',
  name: 'Client',
  plan: 'Online, monthly',
  status: 'active',
  trial_start: null,
  trial_end: null,
  current_period_end: '2026-12-01T00:00:00.000Z',
  stripe_customer_id: 'cus_1',
  stripe_subscription_id: 'sub_1',
  last_sign_in_at: '2026-11-20T00:00:00.000Z',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  user_id: null,
  user_deleted: false,
  cancel_at_period_end: false,
};
const stripes: StripeSubscription = {
  id: 'sub_1',
  status: 'active',
  trial_start: null,
  trial_end: null,
  cancel_at_period_end: true,
  customer: 'cus_1',
  metadata: {},
  items: {
    data: [{ current_period_end: 1_796_083_200, price: { nickname: 'Online, monthly', lookup_key: null } }],
  },
};
const body = { stripe_subscription_id: 'sub_1', at_period_end: true };

interface Options {
  row?: Subscription | null;
  stripe?: () => Promise<StripeSubscription>;
  audit?: () => Promise<void>;
}

function setUp({ row = active, stripe = async () => stripes, audit = async () => {} }: Options = {}) {
  const { dependencies } = testSurroundings();
  let current = row;
  const steps: string[] = [];
  const keys: string[] = [];
  const audited: AuditEntry[] = [];
  const written: StripeColumns[] = [];
  const answer = createHandler({
    ...dependencies,
    find: async (id) => (id === 'sub_1' ? current : null),
    async cancelAtPeriodEnd(_, key) {
      steps.push('stripe');
      keys.push(key);
      return await stripe();
    },
    async audit(entry) {
      steps.push('audit');
      await audit();
      audited.push(entry);
    },
    async update(_, columns) {
      steps.push('update');
      written.push(columns);
      if (current) current = { ...current, cancel_at_period_end: columns.cancel_at_period_end };
    },
  });
  return { answer, steps, keys, audited, written };
}

Deno.test('a running subscription is cancelled at Stripe, then audited and updated, and answered as it is now', async () => {
  for (const status of ['active', 'trialing'] as const) {
    const { answer, steps, audited, written } = setUp({ row: { ...active, status } });
    const response = await answer(post({ body, token: adminToken }));
    assert.equal(response.status, 200);
    const { subscription } = await response.json();
    assert.equal(subscription.cancel_at_period_end, true);
    assert.equal(subscription.last_sign_in_at, active.last_sign_in_at);
    assert.deepEqual(steps, ['stripe', 'audit', 'update']);
    assert.deepEqual(written, [stripeColumns(stripes)]);
    assert.deepEqual(audited, [
      {
        actor_id: admin.userId,
        actor_email: admin.email,
        action: 'subscription.cancel',
        subject_id: 'sub_1',
        details: { at_period_end: true, status, period_end: active.current_period_end },
        request_id: 'request-1',
      },
    ]);
  }
});

Deno.test('two requests for the same row are one to Stripe, and a changed row makes a new one', async () => {
  const first = setUp();
  await Promise.all([1, 2].map(() => first.answer(post({ body, token: adminToken }))));
  assert.equal(new Set(first.keys).size, 1);
  const later = setUp({ row: { ...active, updated_at: '2026-11-02T00:00:00.000Z' } });
  await later.answer(post({ body, token: adminToken }));
  assert.notEqual(later.keys[0], first.keys[0]);
});

Deno.test('an unknown subscription is 404 and Stripe is not asked', async () => {
  const { answer, steps } = setUp({ row: null });
  const failure = await failureOf(await answer(post({ body, token: adminToken })));
  assert.deepEqual([failure.status, failure.code], [404, 'not_found']);
  assert.match(failure.message, new RegExp(body.stripe_subscription_id));
  assert.deepEqual(steps, []);
});

for (const status of ['past_due', 'canceled', 'none'] as const) {
  Deno.test(`a subscription that is ${status} is 409 and Stripe is not asked`, async () => {
    const { answer, steps } = setUp({ row: { ...active, status } });
    const failure = await failureOf(await answer(post({ body, token: adminToken })));
    assert.deepEqual([failure.status, failure.code], [409, 'conflict']);
    assert.match(failure.message, new RegExp(status));
    assert.deepEqual(steps, []);
  });
}

Deno.test('when Stripe fails the answer is 502 in words and nothing is written', async () => {
  const refusal = { type: 'invalid_request_error', message: 'No such subscription: sub_1.' } as const;
  for (const failed of [new Error('socket'), new Stripe.errors.StripeInvalidRequestError(refusal)]) {
    const { answer, steps } = setUp({ stripe: () => Promise.reject(failed) });
    const failure = await failureOf(await answer(post({ body, token: adminToken })));
    assert.deepEqual([failure.status, failure.code], [502, 'upstream']);
    assert.match(failure.message, /Nothing was changed here/);
    assert.deepEqual(steps, ['stripe']);
  }
});

Deno.test('when the audit cannot be written the row is left for the repeat', async () => {
  const { answer, written } = setUp({ audit: () => Promise.reject(new Error('disk full')) });
  assert.equal((await answer(post({ body, token: adminToken }))).status, 500);
  assert.deepEqual(written, []);
});

for (const [name, wrong, field] of [
  ['no id', { at_period_end: true }, 'stripe_subscription_id'],
  ['an id with a path in it', { ...body, stripe_subscription_id: '../customers' }, 'stripe_subscription_id'],
  ['an end at once', { ...body, at_period_end: false }, 'at_period_end'],
] as const) {
  Deno.test(`${name} is 422 and names ${field}`, async () => {
    const { answer, steps } = setUp();
    const failure = await failureOf(await answer(post({ body: wrong, token: adminToken })));
    assert.equal(failure.status, 422);
    assert.deepEqual(Object.keys(failure.fields), [field]);
    assert.deepEqual(steps, []);
  });
}

Deno.test('only admins cancel', async () => {
  const { answer, steps } = setUp();
  assert.equal((await answer(post({ body }))).status, 401);
  assert.equal((await answer(post({ body, token: clientToken }))).status, 403);
  assert.deepEqual(steps, []);
});
