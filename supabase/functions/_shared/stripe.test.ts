import Stripe from 'stripe';
import { isObjectRefusal, type StripeSubscription, stripeColumns, stripeFailure } from './stripe.ts';
import { assert } from './testing.ts';

const subscription: StripeSubscription = {
  id: 'sub_1',
  status: 'trialing',
  trial_start: 1_790_000_000,
  trial_end: 1_790_604_800,
  cancel_at_period_end: false,
  customer: 'cus_1',
  metadata: {},
  items: {
    data: [{ current_period_end: 1_790_604_800, price: { nickname: 'Online, monthly', lookup_key: null } }],
  },
};

Deno.test('Stripe’s seconds become instants and its item names the plan', () => {
  assert.deepEqual(stripeColumns(subscription), {
    status: 'trialing',
    provider_status: 'trialing',
    trial_start: '2026-09-21T14:13:20.000Z',
    trial_end: '2026-09-28T14:13:20.000Z',
    current_period_end: '2026-09-28T14:13:20.000Z',
    cancel_at_period_end: false,
    stripe_customer_id: 'cus_1',
    plan: 'Online, monthly',
  });
});

Deno.test('the period ends with the item that ends first', () => {
  const price = { nickname: null, lookup_key: null };
  const items = {
    data: [
      { current_period_end: 200, price },
      { current_period_end: 100, price },
    ],
  };
  assert.equal(stripeColumns({ ...subscription, items }).current_period_end, '1970-01-01T00:01:40.000Z');
});

Deno.test('without items or trial the dates are empty, and a plan without a name is left alone', () => {
  const columns = stripeColumns({ ...subscription, trial_start: null, trial_end: null, items: { data: [] } });
  assert.equal(columns.trial_start, null);
  assert.equal(columns.current_period_end, null);
  assert.ok(!('plan' in columns));
});

for (const [theirs, ours] of [
  ['trialing', 'trialing'],
  ['active', 'active'],
  ['past_due', 'past_due'],
  ['canceled', 'canceled'],
  ['unpaid', 'past_due'],
  ['incomplete', 'none'],
  ['incomplete_expired', 'canceled'],
  ['paused', 'none'],
  ['some_status_of_the_future', 'none'],
] as const) {
  Deno.test(`Stripe’s status ${theirs} is ours ${ours}`, () => {
    const status = theirs as StripeSubscription['status'];
    assert.equal(stripeColumns({ ...subscription, status }).status, ours);
  });
}

for (const [failure, message] of [
  [
    new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'ECONNREFUSED 10.0.0.1' }),
    /cannot be reached/,
  ],
  [new Stripe.errors.StripeRateLimitError({ type: 'rate_limit_error', message: 'x' }), /busy/],
  [
    new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: 'No such subscription.',
    }),
    /refused: No such subscription\./,
  ],
  [
    new Stripe.errors.StripeAuthenticationError({ type: 'authentication_error', message: 'sk_live_x' }),
    /could not do it/,
  ],
  [new Error('anything else'), /could not do it/],
] as const) {
  Deno.test(`${failure.constructor.name} is told to an admin as ${message}`, () => {
    const error = stripeFailure(failure);
    assert.equal(error.status, 502);
    assert.equal(error.code, 'upstream');
    assert.match(error.message, message);
    assert.match(error.message, /Nothing was changed here/);
    assert.doesNotMatch(error.message, /10\.0\.0\.1|sk_live/);
    assert.equal(error.cause, failure);
  });
}

for (const [kind, expected] of [
  ['StripeInvalidRequestError', true],
  ['StripeCardError', true],
  ['StripeIdempotencyError', true],
  ['StripeAPIError', false],
  ['StripeAuthenticationError', false],
  ['StripePermissionError', false],
  ['StripeConnectionError', false],
  ['StripeRateLimitError', false],
] as const) {
  Deno.test(`${kind} concerns ${expected ? 'one object alone' : 'every object'}`, () => {
    assert.equal(isObjectRefusal(new Stripe.errors[kind]({ type: 'api_error', message: 'x' })), expected);
  });
}
