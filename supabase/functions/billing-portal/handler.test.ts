import { assert, client, clientToken, failureOf, post, testSurroundings } from '../_shared/testing.ts';
import { createHandler, type PortalDependencies } from './handler.ts';

const page = 'https://billing.stripe.example/p/session_1';

function setUp(overrides: Partial<PortalDependencies> = {}) {
  const { dependencies } = testSurroundings();
  return createHandler({
    ...dependencies,
    takeRateLimit: async () => ({ allowed: true, retryAfter: 0 }),
    customerOf: async (userId) => (userId === client.userId ? 'cus_1' : null),
    openPortal: async (customer) => `${page}?of=${customer}`,
    ...overrides,
  });
}

Deno.test('who has a subscription is answered the page of their own customer', async () => {
  const response = await setUp()(post({ token: clientToken, body: '' }));
  assert.deepEqual([response.status, await response.json()], [200, { url: `${page}?of=cus_1` }]);
});

Deno.test('who has no subscription has no page', async () => {
  const none = setUp({ customerOf: async () => null });
  const failure = await failureOf(await none(post({ token: clientToken, body: '' })));
  assert.deepEqual([failure.status, failure.code], [404, 'not_found']);
});

Deno.test('Stripe’s silence is told as such', async () => {
  const answer = setUp({ openPortal: () => Promise.reject(new Error('down')) });
  const failure = await failureOf(await answer(post({ token: clientToken, body: '' })));
  assert.deepEqual([failure.status, failure.code], [502, 'upstream']);
});
