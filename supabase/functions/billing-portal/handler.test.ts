import { assert, client, clientToken, failureOf, post, testSurroundings } from '../_shared/testing.ts';
import { createHandler, type PortalDependencies } from './handler.ts';

const page = 'https://billing.stripe.example/p/session_1';

const subscription = (stripe_customer_id: string | null, status = 'active', provider_status = status) => ({
  status,
  provider_status,
  stripe_customer_id,
});

function setUp(overrides: Partial<PortalDependencies> = {}) {
  const { dependencies } = testSurroundings();
  return createHandler({
    ...dependencies,
    takeRateLimit: async () => ({ allowed: true, retryAfter: 0 }),
    subscriptionsOf: async (userId) => (userId === client.userId ? [subscription('cus_1')] : []),
    openPortal: async (customer) => `${page}?of=${customer}`,
    ...overrides,
  });
}

Deno.test('who has a subscription is answered the page of their own customer', async () => {
  const response = await setUp()(post({ token: clientToken, body: '' }));
  assert.deepEqual([response.status, await response.json()], [200, { url: `${page}?of=cus_1` }]);
});

Deno.test('the page is of what runs, else of the latest that Stripe knows', async () => {
  const ended = subscription('cus_ended', 'canceled');
  const lost = subscription('cus_lost', 'none', 'missing');
  for (const [subscriptions, customer] of [
    [[lost, ended, subscription('cus_runs', 'past_due')], 'cus_runs'],
    [[lost, ended], 'cus_ended'],
  ] as const) {
    const ask = setUp({ subscriptionsOf: async () => [...subscriptions] });
    const response = await ask(post({ token: clientToken, body: '' }));
    assert.deepEqual(await response.json(), { url: `${page}?of=${customer}` });
  }
});

Deno.test('who has no subscription has no page', async () => {
  const none = setUp({ subscriptionsOf: async () => [subscription(null)] });
  const failure = await failureOf(await none(post({ token: clientToken, body: '' })));
  assert.deepEqual([failure.status, failure.code], [404, 'not_found']);
});

Deno.test('Stripe’s silence is told as such', async () => {
  const answer = setUp({ openPortal: () => Promise.reject(new Error('down')) });
  const failure = await failureOf(await answer(post({ token: clientToken, body: '' })));
  assert.deepEqual([failure.status, failure.code], [502, 'upstream']);
});
