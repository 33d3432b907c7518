import { disputeRow, invoiceRow } from '../_shared/invoice-mirror.ts';
import { theirDispute, theirInvoice, theirs } from '../_shared/stripe-fixtures.ts';
import { assert } from '../_shared/testing.ts';
import { rowOf } from './reconcile-fixtures.ts';
import { setUp } from './reconcile-testing.ts';

const paid = theirInvoice('in_2');
const three = [theirInvoice('in_3'), paid, theirInvoice('in_1')];

Deno.test('invoices and disputes that equal Stripe’s have no drift, and are counted beside the subscriptions', async () => {
  const stripe = [theirs('sub_1')];
  const disputes = [theirDispute('du_1')];
  const { reconcile } = setUp({
    stripe,
    rows: stripe.map((one) => rowOf(one)),
    invoices: three,
    invoiceRows: three.map(invoiceRow),
    disputes,
    disputeRows: disputes.map(disputeRow),
  });
  for (const fix of [false, true]) {
    assert.deepEqual(await reconcile({ fix }), {
      walked: 1,
      walked_invoices: 3,
      walked_disputes: 1,
      walked_checkouts: 0,
      drift: {},
      drifted: 0,
      fixed: 0,
      next_cursor: null,
    });
  }
});

for (const [name, changes, kinds] of [
  ['the status', { status: 'open' }, ['invoice_status']],
  ['the amounts', { amount_paid: 0, amount_remaining: 99_900 }, ['invoice_amounts']],
  ['the currency', { currency: 'usd' }, ['invoice_amounts']],
  ['when it was paid', { paid_at: null }, ['invoice_dates']],
  ['the number', { number: null }, ['invoice_details']],
  ['whose it is', { stripe_subscription_id: 'sub_2' }, ['invoice_details']],
  ['several', { status: 'open', paid_at: null }, ['invoice_status', 'invoice_dates']],
] as const) {
  Deno.test(`an invoice of which ${name} differs is counted, and repaired only with fix`, async () => {
    const rows = three.map((one) => ({ ...invoiceRow(one), ...(one === paid ? changes : {}) }));
    const { reconcile, ourInvoices } = setUp({ invoices: three, invoiceRows: rows });
    const drift = Object.fromEntries(kinds.map((kind) => [kind, 1]));
    const found = await reconcile({});
    assert.deepEqual([found.drift, found.drifted, found.fixed], [drift, 1, 0]);
    assert.deepEqual(ourInvoices.get('in_2'), { ...invoiceRow(paid), ...changes });
    assert.equal((await reconcile({ fix: true })).fixed, 1);
    assert.deepEqual(ourInvoices.get('in_2'), invoiceRow(paid));
    assert.equal((await reconcile({})).drifted, 0);
  });
}

Deno.test('instants of the database are Stripe’s, whatever they look like', async () => {
  const row = { ...invoiceRow(paid), paid_at: '2026-11-04 01:00:00.4+00' };
  assert.equal((await setUp({ invoices: [paid], invoiceRows: [row] }).reconcile({})).drifted, 0);
});

Deno.test('an invoice that is missing here is made; a draft that was never heard of is nothing yet', async () => {
  const draft = theirInvoice('in_4', { status: 'draft' });
  const { reconcile, ourInvoices } = setUp({ invoices: [draft, ...three], invoiceRows: [invoiceRow(paid)] });
  assert.deepEqual((await reconcile({})).drift, { invoice_missing_here: 2 });
  assert.equal((await reconcile({ fix: true })).fixed, 2);
  assert.deepEqual([...ourInvoices.keys()].sort(), ['in_1', 'in_2', 'in_3']);
  assert.equal((await reconcile({})).drifted, 0);
});

Deno.test('an invoice and a dispute that Stripe does not know are told so, once', async () => {
  const disputes = [theirDispute('du_1'), theirDispute('du_2'), theirDispute('du_3')];
  const { reconcile, ourInvoices, ourDisputes } = setUp({
    invoiceRows: three.map(invoiceRow),
    disputeRows: disputes.map(disputeRow),
  });
  const found = await reconcile({ fix: true });
  assert.deepEqual(found.drift, { invoice_missing_at_stripe: 3, dispute_missing_at_stripe: 3 });
  assert.equal(found.fixed, 6);
  assert.deepEqual(
    [...ourInvoices.values(), ...ourDisputes.values()].map(({ status }) => status),
    Array(6).fill('missing'),
  );
  assert.equal((await reconcile({})).drifted, 0);
});

for (const [name, changes, kind] of [
  ['the status', { status: 'lost' }, 'dispute_status'],
  ['the amount', { amount: 1 }, 'dispute_details'],
  ['until when it can be answered', { evidence_due_by: null }, 'dispute_details'],
  ['whose it is', { stripe_customer_id: null, stripe_subscription_id: null }, 'dispute_details'],
] as const) {
  Deno.test(`a dispute of which ${name} differs is counted, and repaired only with fix`, async () => {
    const dispute = theirDispute('du_1');
    const row = { ...disputeRow(dispute), ...changes };
    const { reconcile, ourDisputes } = setUp({ disputes: [dispute], disputeRows: [row] });
    assert.deepEqual((await reconcile({})).drift, { [kind]: 1 });
    assert.deepEqual(ourDisputes.get('du_1'), row);
    assert.equal((await reconcile({ fix: true })).fixed, 1);
    assert.deepEqual(ourDisputes.get('du_1'), disputeRow(dispute));
    assert.equal((await reconcile({})).drifted, 0);
  });
}

Deno.test('a dispute of a payment that is no invoice’s belongs to nobody, which is no drift', async () => {
  const dispute = theirDispute('du_1', { invoice: null });
  const { reconcile } = setUp({ disputes: [dispute], disputeRows: [disputeRow(dispute)] });
  assert.equal((await reconcile({})).drifted, 0);
});

Deno.test('a dispute that is missing here is made with whose it is', async () => {
  const { reconcile, ourDisputes } = setUp({ disputes: [theirDispute('du_1')] });
  assert.deepEqual((await reconcile({ fix: true })).drift, { dispute_missing_here: 1 });
  assert.equal(ourDisputes.get('du_1')?.stripe_subscription_id, 'sub_1');
});
