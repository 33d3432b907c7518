import Stripe from 'stripe';
import type { StripeInvoice } from '../_shared/invoice-mirror.ts';
import { assert } from '../_shared/testing.ts';
import { dispute, event, invoice, present, setUp, signed, userId } from './webhook-testing.ts';

const about = (type: string, id: string) => event({ type, object: { id, status: 'believed' } });

for (const type of ['finalized', 'paid', 'payment_failed', 'voided', 'marked_uncollectible']) {
  Deno.test(`an invoice that is ${type} is kept as Stripe has it now, and its subscription follows`, async () => {
    const { answer, steps, written } = setUp();
    assert.equal((await answer(await signed(about(`invoice.${type}`, 'in_1')))).status, 200);
    assert.deepEqual(steps.slice(1), [
      'retrieve in_1',
      'insert in_1',
      'retrieve sub_1',
      'update version-1 active true',
      'finish',
    ]);
    assert.deepEqual(written.invoices, [
      {
        id: 'in_1',
        stripe_subscription_id: 'sub_1',
        stripe_customer_id: 'cus_1',
        number: 'FLOW-0001',
        status: 'paid',
        billing_reason: 'subscription_cycle',
        currency: 'aed',
        total: 99_900,
        amount_due: 99_900,
        amount_paid: 99_900,
        amount_remaining: 0,
        attempt_count: 2,
        next_payment_attempt: null,
        period_start: '2026-11-01T00:00:00.000Z',
        period_end: '2026-12-01T00:00:00.000Z',
        issued_at: '2026-11-01T00:00:00.000Z',
        finalized_at: '2026-11-01T01:00:00.000Z',
        paid_at: '2026-11-04T01:00:00.000Z',
        voided_at: null,
      },
    ]);
  });
}

Deno.test('another address or name of a customer reaches the rows of all their subscriptions', async () => {
  const changed = { id: 'cus_1', email: 'new@flow.example', name: null } as Stripe.Customer;
  const written: object[] = [];
  const { answer, steps } = setUp({
    retrieve: async (id) => ({ ...present, id, customer: changed }),
    async update(id, _, { email, name, stripe_customer_id }) {
      written.push({ id, email, name, stripe_customer_id });
      return true;
    },
  });
  assert.equal((await answer(await signed(about('customer.updated', 'cus_1')))).status, 200);
  // Stripe has no name, and the row keeps its own.
  const person = { email: 'new@flow.example', name: undefined, stripe_customer_id: 'cus_1' };
  assert.deepEqual(written, [
    { id: 'sub_1', ...person },
    { id: 'sub_2', ...person },
  ]);
  assert.equal(steps.at(-1), 'finish');
});

Deno.test('a trial that is about to end is brought up to date, and its notice is expected', async () => {
  const { answer, steps } = setUp();
  assert.equal(
    (await answer(await signed(about('customer.subscription.trial_will_end', 'sub_1')))).status,
    200,
  );
  assert.deepEqual(steps.slice(1), [
    'retrieve sub_1',
    'update version-1 active true',
    'expect sub_1',
    'finish',
  ]);
});

Deno.test('an event that comes late writes what is so now, not what it was sent for', async () => {
  const { answer, written } = setUp();
  await answer(await signed(event({ id: 'evt_paid', type: 'invoice.paid', object: { id: 'in_1' } })));
  await answer(
    await signed(event({ id: 'evt_failed', type: 'invoice.payment_failed', object: { id: 'in_1' } })),
  );
  assert.deepEqual(
    written.invoices.map(({ status }) => status),
    ['paid', 'paid'],
  );
});

Deno.test('an invoice whose row another delivery writes meanwhile is asked for again', async () => {
  const states: StripeInvoice[] = [
    { ...invoice, status: 'open' },
    { ...invoice, status: 'paid' },
  ];
  const kept: string[] = [];
  const versions = ['version-1', 'version-2'];
  const { answer } = setUp({
    retrieveInvoice: async () => states.shift() ?? invoice,
    invoices: {
      version: async () => versions.shift() ?? null,
      insert: () => Promise.reject(new Error('The row is there')),
      async update(_, version, { status }) {
        if (version === 'version-1') return false;
        kept.push(status);
        return true;
      },
    },
  });
  assert.equal((await answer(await signed(about('invoice.paid', 'in_1')))).status, 200);
  assert.deepEqual(kept, ['paid']);
});

Deno.test('an invoice that was written by hand has no subscription to follow', async () => {
  const { answer, steps, written } = setUp({ retrieveInvoice: async () => ({ ...invoice, parent: null }) });
  assert.equal((await answer(await signed(about('invoice.paid', 'in_1')))).status, 200);
  assert.deepEqual(steps.slice(1), ['insert in_1', 'finish']);
  assert.equal(written.invoices[0]?.stripe_subscription_id, null);
});

Deno.test('an invoice that was deleted meanwhile is done with; any other failure leaves its event open', async () => {
  const failing = (thrown: Error) => setUp({ retrieveInvoice: () => Promise.reject(thrown) });
  const gone = failing(
    new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'No such invoice',
    }),
  );
  assert.equal((await gone.answer(await signed(about('invoice.finalized', 'in_1')))).status, 200);
  assert.deepEqual(gone.steps.slice(1), ['finish']);
  const down = failing(new Error('Stripe is down'));
  assert.equal((await down.answer(await signed(about('invoice.finalized', 'in_1')))).status, 500);
  assert.deepEqual(down.steps.slice(1), ['fail Stripe is down']);
});

for (const type of ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated']) {
  Deno.test(`a dispute that is ${type} is kept with the subscription whose payment it takes back`, async () => {
    const { answer, steps, written } = setUp();
    assert.equal((await answer(await signed(about(`charge.dispute.${type}`, 'du_1')))).status, 200);
    assert.deepEqual(steps.slice(1), ['retrieve du_1', 'insert du_1', 'finish']);
    assert.deepEqual(written.disputes, [
      {
        id: 'du_1',
        stripe_charge_id: 'ch_1',
        stripe_customer_id: 'cus_1',
        stripe_subscription_id: 'sub_1',
        status: 'needs_response',
        reason: 'fraudulent',
        currency: 'aed',
        amount: 99_900,
        evidence_due_by: '2026-11-12T01:00:00.000Z',
        opened_at: '2026-11-05T01:00:00.000Z',
      },
    ]);
  });
}

Deno.test('a dispute of a payment without an invoice belongs to no subscription', async () => {
  const { answer, written } = setUp({ retrieveDispute: async () => ({ ...dispute, invoice: null }) });
  await answer(await signed(about('charge.dispute.created', 'du_1')));
  assert.deepEqual(
    written.disputes.map((row) => [row.stripe_subscription_id, row.stripe_customer_id]),
    [[null, null]],
  );
});

Deno.test('a checkout that is paid makes its row and a client', async () => {
  const { answer, steps } = setUp();
  await answer(await signed(about('checkout.session.completed', 'cs_test_1')));
  assert.deepEqual(steps.slice(1), [
    'session cs_test_1',
    'retrieve sub_1',
    'update version-1 active true',
    `assign ${userId} null request-1`,
    'close cs_test_1 sub_1',
    'finish',
  ]);
});
