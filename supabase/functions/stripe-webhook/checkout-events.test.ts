import type { StripeSubscription } from '../_shared/stripe.ts';
import { assert } from '../_shared/testing.ts';
import {
  type CheckoutEventDependencies,
  type CheckoutHousehold,
  followCheckout,
  type PaidCheckout,
} from './checkout-events.ts';

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
const household: CheckoutHousehold = {
  email: 'layla@flow.example',
  phone: null,
  ownCustomers: [],
  householdCustomers: [],
  rivals: [],
};

function setUp(session: Partial<PaidCheckout> = {}, overrides: Partial<CheckoutEventDependencies> = {}) {
  const steps: string[] = [];
  const dependencies: CheckoutEventDependencies = {
    retrieveSession: async (id) => ({ ...paid, id, ...session }),
    async follow(stripeId) {
      steps.push(`follow ${stripeId}`);
      return { status: 'trialing', customer: 'cus_1' } as StripeSubscription;
    },
    householdOf: async () => household,
    findEarlier: async () => null,
    async endSubscription(stripeId) {
      steps.push(`end ${stripeId}`);
    },
    async expirePage(sessionId) {
      steps.push(`expire ${sessionId}`);
      return sessionId === 'cs_paid' ? 'paid' : 'expired';
    },
    async accountOf({ email, name, since }, requestId) {
      steps.push(`account of ${email} ${name} ${since.toISOString()} ${requestId}`);
      return invitedId;
    },
    async assignDefaultForms(clientId) {
      steps.push(`forms ${clientId}`);
      return true;
    },
    async noteAccount(stripeId, clientId) {
      steps.push(`note ${stripeId} ${clientId}`);
    },
    async close(sessionId, result) {
      if (result === null) steps.push(`close ${sessionId} unpaid`);
      else {
        const { subscriptionId, clientId, duplicateOf, isCancelled } = result;
        const second =
          duplicateOf === null ? '' : ` beside ${duplicateOf}${isCancelled ? ', cancelled' : ''}`;
        steps.push(`close ${sessionId} ${subscriptionId} ${clientId}${second}`);
      }
    },
    ...overrides,
  };
  const context = {
    requestId: 'request-1',
    log: (level: string, event: string) => void (level === 'error' && steps.push(event)),
  };
  return { steps, run: () => followCheckout('cs_1', context, dependencies) };
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
      async assignDefaultForms(clientId) {
        steps.push(`forms ${clientId}`);
        return clientId !== userId;
      },
    },
  );
  await run();
  assert.deepEqual(steps, ['follow sub_1', `forms ${userId}`, ...invitedSteps.slice(1)]);
});

Deno.test('a payment ends the other pages, and leaves one that was paid too to its own event', async () => {
  const rivals = ['cs_2', 'cs_paid'];
  const { steps, run } = setUp({ userId }, { householdOf: async () => ({ ...household, rivals }) });
  await run();
  assert.deepEqual(steps, [
    'follow sub_1',
    'expire cs_2',
    'close cs_2 unpaid',
    'expire cs_paid',
    `forms ${userId}`,
    `close cs_1 sub_1 ${userId}`,
  ]);
});

Deno.test('a second subscription ends within its free days, and makes nobody a client', async () => {
  const { steps, run } = setUp({}, { findEarlier: async () => 'sub_0' });
  await run();
  assert.deepEqual(steps, [
    'follow sub_1',
    'end sub_1',
    'follow sub_1',
    'close cs_1 sub_1 null beside sub_0, cancelled',
  ]);
});

Deno.test('a second subscription that was charged stays, and is called an error', async () => {
  const { steps, run } = setUp(
    { userId },
    {
      findEarlier: async () => 'sub_0',
      follow: async () => ({ status: 'active', customer: 'cus_1' }) as StripeSubscription,
    },
  );
  await run();
  assert.deepEqual(steps, [
    'second-subscription-charged',
    `forms ${userId}`,
    `close cs_1 sub_1 ${userId} beside sub_0`,
  ]);
});

Deno.test('a customer who was deleted at Stripe since is neither compared nor invited', async () => {
  const { steps, run } = setUp(
    {},
    {
      follow: async () =>
        ({ status: 'canceled', customer: { id: 'cus_1', deleted: true } }) as StripeSubscription,
      householdOf: () => Promise.reject(new Error('not asked')),
    },
  );
  await run();
  assert.deepEqual(steps, ['close cs_1 sub_1 null']);
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

const answers = {
  follow: { status: 'trialing', customer: 'cus_1' } as StripeSubscription,
  accountOf: invitedId,
  assignDefaultForms: true,
  noteAccount: undefined,
  close: undefined,
};
for (const [step, rest] of [
  ['follow', invitedSteps.slice(1)],
  ['accountOf', ['follow sub_1', ...invitedSteps.filter((line) => !line.startsWith('account'))]],
  [
    'assignDefaultForms',
    [...invitedSteps.slice(0, 2), ...invitedSteps.filter((line) => !line.startsWith('forms'))],
  ],
  ['noteAccount', [...invitedSteps.slice(0, 3), ...invitedSteps.filter((line) => !line.startsWith('note'))]],
  ['close', [...invitedSteps.slice(0, 4), ...invitedSteps.slice(0, 4)]],
] as const) {
  Deno.test(`when it breaks off at ${step}, nothing is closed, and the next delivery does all of it again`, async () => {
    let isBroken = true;
    const { steps, run } = setUp(
      {},
      {
        async [step]() {
          if (!isBroken) return answers[step];
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
