import { HttpError } from '../_shared/errors.ts';
import {
  admin,
  adminToken,
  assert,
  client,
  clientToken,
  failureOf,
  post,
  testSurroundings,
} from '../_shared/testing.ts';
import { createHandler, type PendingCheckout, type Person, type TrialDependencies } from './handler.ts';

const leadId = '7f5b7a5e-0000-4000-8000-000000000008';
const clientId = '7f5b7a5e-0000-4000-8000-000000000009';
const email = 'layla@flow.example';
const person: Person = { email, name: 'Layla Haddad', phone: '+971500000001', clientId: null };
const row = {
  id: '7f5b7a5e-0000-4000-8000-00000000000a',
  email,
  plan: 'monthly',
  trial_days: 7,
  status: 'opening',
  url: null,
  expires_at: null,
  created_at: '2026-11-24T10:00:00.000Z',
  completed_at: null,
};
const url = 'https://checkout.stripe.example/1';
const opened = { ...row, status: 'open', url, expires_at: '2026-11-25T09:00:00.000Z' };
const pending: PendingCheckout = { id: row.id, row, rivals: [], isOpen: false, createdAt: row.created_at };

function setUp(overrides: Partial<TrialDependencies> = {}) {
  const { dependencies } = testSurroundings();
  const steps: unknown[][] = [];
  const answer = createHandler({
    ...dependencies,
    takeRateLimit: async () => ({ allowed: true, retryAfter: 0 }),
    trialDays: 7,
    async findPerson(whom) {
      steps.push(['find', whom]);
      return { ...person, email: whom.email ?? person.email };
    },
    async begin(who, plan, days, lead) {
      steps.push(['begin', who.email, plan, days, lead]);
      return pending;
    },
    async askStripe() {
      steps.push(['ask']);
      return null;
    },
    async makePage({ id }, who, plan, days) {
      steps.push(['page', id, who.email, plan, days]);
      return { customerId: 'cus_1', sessionId: 'cs_1', url, expiresAt: opened.expires_at };
    },
    async open(id, page, caller, requestId) {
      steps.push(['open', id, page.sessionId, caller.userId, requestId]);
      return opened;
    },
    async expirePage(sessionId) {
      steps.push(['expire', sessionId]);
      return 'expired';
    },
    async close(sessionId) {
      steps.push(['close', sessionId]);
    },
    ...overrides,
  });
  const ask = (body: unknown, token: string | undefined = adminToken) =>
    answer(post({ body, ...(token && { token }) }));
  return { ask, steps };
}

const names = (steps: unknown[][]) => steps.map(([name]) => name);

Deno.test('an admin begins a trial for a lead: the row first, then Stripe, then the page is kept', async () => {
  const { ask, steps } = setUp();
  const response = await ask({ plan: 'monthly', lead_id: leadId, email: ' Layla@Flow.example ' });
  assert.deepEqual([response.status, await response.json()], [200, { checkout: opened }]);
  assert.deepEqual(steps, [
    ['find', { clientId: undefined, leadId, email }],
    ['begin', email, 'monthly', 7, leadId],
    ['ask'],
    ['page', row.id, email, 'monthly', 7],
    ['open', row.id, 'cs_1', admin.userId, 'request-1'],
  ]);
});

Deno.test('a page that is open is answered again, and Stripe is asked nothing', async () => {
  const { ask, steps } = setUp({ begin: async () => ({ ...pending, row: opened, isOpen: true }) });
  assert.deepEqual(await (await ask({ plan: 'monthly', client_id: clientId })).json(), { checkout: opened });
  assert.deepEqual(names(steps), ['find']);
});

Deno.test('other pages of the person or household end before the page is made', async () => {
  const { ask, steps } = setUp({ begin: async () => ({ ...pending, rivals: ['cs_0'] }) });
  assert.equal((await ask({ plan: 'monthly', email })).status, 200);
  assert.deepEqual(steps.slice(1, 4), [['ask'], ['expire', 'cs_0'], ['close', 'cs_0']]);
  assert.deepEqual(names(steps).slice(4), ['page', 'open']);
});

Deno.test('no page is made where another one was paid just now', async () => {
  const { ask, steps } = setUp({
    begin: async () => ({ ...pending, rivals: ['cs_0'] }),
    expirePage: async () => 'paid',
  });
  const failure = await failureOf(await ask({ plan: 'monthly', email }));
  assert.deepEqual([failure.status, failure.code], [409, 'conflict']);
  assert.deepEqual(names(steps), ['find', 'ask']);
});

Deno.test('a page ends again where another one was begun meanwhile', async () => {
  const { ask, steps } = setUp({ open: async () => ({ ...row, status: 'expired' }) });
  const failure = await failureOf(await ask({ plan: 'monthly', email }));
  assert.deepEqual([failure.status, failure.code], [409, 'conflict']);
  assert.deepEqual(steps.at(-1), ['expire', 'cs_1']);
});

Deno.test('who is signed in begins an own one, and no one for another', async () => {
  const { ask, steps } = setUp();
  assert.equal((await ask({ plan: 'weekly' }, clientToken)).status, 200);
  assert.deepEqual(steps[0], ['find', { clientId: client.userId }]);
  for (const other of [{ client_id: clientId }, { lead_id: leadId }, { email }]) {
    const failure = await failureOf(await ask({ plan: 'weekly', ...other }, clientToken));
    assert.deepEqual([failure.status, failure.code], [403, 'forbidden']);
  }
  const visitor = await setUp().ask({ plan: 'weekly' }, '');
  assert.equal(visitor.status, 401);
});

Deno.test('a client who asks again and again is stopped', async () => {
  const { ask, steps } = setUp({ takeRateLimit: async () => ({ allowed: false, retryAfter: 60 }) });
  assert.equal((await ask({ plan: 'weekly' }, clientToken)).status, 429);
  assert.deepEqual(steps, []);
});

const refusals: [name: string, overrides: Partial<TrialDependencies>][] = [
  ['the mirror', { begin: async () => ({ refusal: 'trial_used', began: '2026-03-03T10:00:00.000Z' }) }],
  ['Stripe', { askStripe: async () => ({ refusal: 'trial_used', began: '2026-03-03T10:00:00.000Z' }) }],
];
for (const [name, overrides] of refusals) {
  Deno.test(`a trial that ${name} knows of is refused with its date and a way on`, async () => {
    const { ask, steps } = setUp(overrides);
    const failure = await failureOf(await ask({ plan: 'monthly', email }));
    assert.deepEqual([failure.status, failure.code], [409, 'trial_used']);
    assert.equal(
      failure.message,
      `${email} or their household has had a free trial, begun on 3 Mar 2026. A plan without free days can be begun.`,
    );
    assert.ok(!names(steps).includes('page'));
    const own = await failureOf(await ask({ plan: 'monthly' }, clientToken));
    assert.match(own.message, /^You or your household have had the free trial\. You can/);
  });
}

Deno.test('without free days earlier trials are no reason, and a subscription that runs is', async () => {
  const used = { refusal: 'trial_used', began: '2026-03-03T10:00:00.000Z' } as const;
  const paid = setUp({ askStripe: async () => used });
  assert.equal((await paid.ask({ plan: 'monthly', email, without_trial: true })).status, 200);
  assert.deepEqual(paid.steps.at(1), ['begin', email, 'monthly', 0, undefined]);
  const running: Partial<TrialDependencies>[] = [
    { begin: async () => ({ refusal: 'running', status: 'active' }) },
    { askStripe: async () => ({ refusal: 'running', status: 'active' }) },
  ];
  for (const overrides of running) {
    const { ask } = setUp(overrides);
    const failure = await failureOf(await ask({ plan: 'monthly', email, without_trial: true }));
    assert.deepEqual(
      [failure.status, failure.code, failure.message],
      [409, 'conflict', `${email} has a subscription already (active).`],
    );
  }
});

Deno.test('a lead without an address names the field, and so does an address beside a client', async () => {
  const { ask } = setUp({ findPerson: async () => ({ ...person, email: '' }) });
  for (const body of [
    { plan: 'monthly', lead_id: leadId },
    { plan: 'monthly', client_id: clientId, email },
  ]) {
    const failure = await failureOf(await ask(body));
    assert.deepEqual([failure.status, Object.keys(failure.fields)], [422, ['email']]);
  }
  assert.equal((await ask({ plan: 'yearly', email })).status, 422);
});

Deno.test('what Stripe refuses leaves the row as it is, for the next call', async () => {
  const { ask, steps } = setUp({
    makePage: () => Promise.reject(new HttpError(502, 'upstream', 'Stripe cannot be reached.')),
  });
  assert.equal((await ask({ plan: 'monthly', email })).status, 502);
  assert.ok(!names(steps).includes('open'));
});
