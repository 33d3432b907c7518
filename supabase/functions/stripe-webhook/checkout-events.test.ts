import type { StripeSubscription } from '../_shared/stripe.ts';
import { assert } from '../_shared/testing.ts';
import { type CheckoutEventDependencies, followCheckout, type PaidCheckout } from './checkout-events.ts';

const userId = '7f5b7a5e-0000-4000-8000-000000000002';
const invitedId = '7f5b7a5e-0000-4000-8000-000000000003';
const paid: PaidCheckout = {
  id: 'cs_1',
  status: 'complete',
  created: 1_790_000_000,
  subscriptionId: 'sub_1',
  userId: null,
  email: 'Layla@Flow.example',
  name: 'Layla Haddad',
};

function setUp(session: Partial<PaidCheckout> = {}, overrides: Partial<CheckoutEventDependencies> = {}) {
  const steps: string[] = [];
  const dependencies: CheckoutEventDependencies = {
    retrieveSession: async (id) => ({ ...paid, id, ...session }),
    async follow(stripeId) {
      steps.push(`follow ${stripeId}`);
      return {} as StripeSubscription;
    },
    async accountOf({ email, name, since }, requestId) {
      steps.push(`account of ${email} ${name} ${since.toISOString()} ${requestId}`);
      return invitedId;
    },
    async giveForms(clientId) {
      steps.push(`forms ${clientId}`);
      return true;
    },
    async noteAccount(stripeId, clientId) {
      steps.push(`note ${stripeId} ${clientId}`);
    },
    async close(sessionId, result) {
      steps.push(
        `close ${sessionId} ${result === null ? 'unpaid' : `${result.subscriptionId} ${result.clientId}`}`,
      );
    },
    ...overrides,
  };
  return { steps, run: () => followCheckout('cs_1', 'request-1', dependencies) };
}

const invitedSteps = [
  'follow sub_1',
  'account of layla@flow.example Layla Haddad 2026-09-21T14:13:20.000Z request-1',
  `forms ${invitedId}`,
  `note sub_1 ${invitedId}`,
  `close cs_1 sub_1 ${invitedId}`,
];

Deno.test('who paid without an account gets one, its forms and the subscription, and the checkout’s row comes last', async () => {
  const { steps, run } = setUp();
  await run();
  assert.deepEqual(steps, invitedSteps);
});

Deno.test('the account that the page was made for is neither invited nor noted again', async () => {
  const { steps, run } = setUp({ userId });
  await run();
  assert.deepEqual(steps, ['follow sub_1', `forms ${userId}`, `close cs_1 sub_1 ${userId}`]);
});

Deno.test('an account that was deleted meanwhile is made again for the address', async () => {
  const { steps, run } = setUp(
    { userId },
    {
      async giveForms(clientId) {
        steps.push(`forms ${clientId}`);
        return clientId !== userId;
      },
    },
  );
  await run();
  assert.deepEqual(steps, ['follow sub_1', `forms ${userId}`, ...invitedSteps.slice(1)]);
});

Deno.test('a page that nobody paid on is over', async () => {
  const { steps, run } = setUp({ status: 'expired', subscriptionId: null });
  await run();
  assert.deepEqual(steps, ['close cs_1 unpaid']);
});

Deno.test('a page that is still open is left alone', async () => {
  const { steps, run } = setUp({ status: 'open', subscriptionId: null });
  await run();
  assert.deepEqual(steps, []);
});

for (const [step, rest] of [
  ['follow', invitedSteps.slice(1)],
  ['accountOf', ['follow sub_1', ...invitedSteps.filter((line) => !line.startsWith('account'))]],
  ['giveForms', [...invitedSteps.slice(0, 2), ...invitedSteps.filter((line) => !line.startsWith('forms'))]],
  ['noteAccount', [...invitedSteps.slice(0, 3), ...invitedSteps.filter((line) => !line.startsWith('note'))]],
  ['close', [...invitedSteps.slice(0, 4), ...invitedSteps.slice(0, 4)]],
] as const) {
  Deno.test(`when it breaks off at ${step}, nothing is closed, and the next delivery does all of it again`, async () => {
    let isBroken = true;
    const { steps, run } = setUp(
      {},
      {
        async [step]() {
          if (!isBroken) return step === 'giveForms' ? true : invitedId;
          isBroken = false;
          throw new Error('killed');
        },
      },
    );
    await assert.rejects(run(), /killed/);
    await run();
    assert.deepEqual(steps, rest);
  });
}
