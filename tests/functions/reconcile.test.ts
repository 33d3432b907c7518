import { afterAll, expect, it } from 'vitest';
import type { ReconcileResponse } from '../../sdk/src/contracts/billing.ts';
import { demoAdmin } from '../setup/backend.ts';
import { startTestStack } from '../setup/stack.ts';
import { call } from './call.ts';
import { changeAtStripe } from './subscription-fixture.ts';

const test = await startTestStack();
afterAll(() => test.stop());
const flow = test.flow();
const { userId: adminId } = await flow.auth.signIn(demoAdmin);

const sql = <Row>(text: string, params?: unknown[]) => test.stack.database.sql<Row>(text, params);
const nothingDiffers = { drift: {}, drifted: 0, fixed: 0 };

it('finds nothing in a mirror that equals Stripe, and says when it looked', async () => {
  expect(await flow.billing.lastVerified()).toMatchObject({ verified_at: null });
  const found = await flow.billing.reconcile();
  expect(found).toMatchObject(nothingDiffers);
  expect(found.walked).toBeGreaterThan(200);
  // Who is past due at the start owes an invoice.
  const owing = await sql("select from public.subscriptions where status = 'past_due'");
  expect(found.walked_invoices).toBe(owing.length);
  const verified = await flow.billing.lastVerified();
  expect(verified).toMatchObject({ ...found, open_changes: 0, failed_events: 0, open_disputes: 0 });
  expect(Date.now() - Date.parse(verified.verified_at ?? '')).toBeLessThan(60_000);
});

it('counts what differs, leaves it without fix, and repairs it with fix', async () => {
  const rows = await sql<{ id: string }>(
    `select stripe_subscription_id as id from public.subscriptions
     where status = 'active' and not cancel_at_period_end and user_id is not null order by stripe_subscription_id limit 6`,
  );
  const [status, dates, ending, left, owned, taken] = rows.map(({ id }) => id);
  const set = (id: string | undefined, changes: string) =>
    sql(`update public.subscriptions set ${changes} where stripe_subscription_id = $1`, [id]);
  await set(status, "status = 'canceled'");
  await set(dates, "current_period_end = now(), plan = 'Another'");
  await set(ending, "cancel_at_period_end = true, email = 'earlier@flow.example'");
  const clients = 'select user_id from public.subscriptions where stripe_subscription_id = $1';
  const owners = async () => [await sql(clients, [owned]), await sql(clients, [taken])];
  const before = await owners();
  await set(owned, 'user_id = null');
  await set(taken, `user_id = '${adminId}'`);
  // A process has died before Stripe was told, an hour ago.
  await sql(
    `insert into public.subscription_changes
       (stripe_subscription_id, verb, idempotency_key, actor_id, actor_email, details, request_id, created_at)
     values ($1, 'cancel', 'cancel-left', $2, 'admin@flow.example', '{"capacity": "admin"}', 'request-left', now() - interval '1 hour')`,
    [left, adminId],
  );
  const drift = { status: 1, dates: 1, plan: 1, customer: 1, ending: 1, owner: 2, unfinished_change: 1 };
  expect(await flow.billing.reconcile()).toMatchObject({ drift, drifted: 6, fixed: 0 });
  expect(await flow.billing.lastVerified()).toMatchObject({ drifted: 6, open_changes: 1 });
  expect(await flow.billing.reconcile({ fix: true })).toMatchObject({ drift, drifted: 6, fixed: 6 });
  expect(await flow.billing.reconcile()).toMatchObject(nothingDiffers);
  expect(await owners()).toEqual(before);

  const [row] = await sql(
    'select status, provider_status, cancel_at_period_end from public.subscriptions where stripe_subscription_id = $1',
    [left],
  );
  expect(row).toEqual({ status: 'active', provider_status: 'active', cancel_at_period_end: true });
  expect(
    await sql('select action, actor_email, request_id from public.audit_log where subject_id = $1', [left]),
  ).toEqual([
    { action: 'subscription.cancel', actor_email: 'admin@flow.example', request_id: 'request-left' },
  ]);
});

it('has the address and the name that a customer has at Stripe, as soon as they are others there', async () => {
  const [of] = await sql<{ customer: string }>(
    'select stripe_customer_id as customer from public.subscriptions where stripe_customer_id is not null limit 1',
  );
  await changeAtStripe(test, `customers/${of?.customer}`, {
    email: 'another@flow.example',
    name: 'Another Name',
  });
  const found = () =>
    sql('select distinct email, name from public.subscriptions where stripe_customer_id = $1', [
      of?.customer,
    ]);
  await expect.poll(found).toEqual([{ email: 'another@flow.example', name: 'Another Name' }]);
});

it('compares invoices and disputes too: what was lost or is wrong here is counted, and repaired with fix', async () => {
  const [disputed] = await sql<{ id: string }>(
    `select stripe_subscription_id as id from public.subscriptions
     where status = 'active' and not cancel_at_period_end order by stripe_subscription_id desc limit 1`,
  );
  const home = test.stack.urls.stripe;
  const opened = await fetch(`${home}/actions/dispute`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: home },
    body: new URLSearchParams({ subscription: disputed?.id ?? '' }),
    redirect: 'manual',
  });
  expect(opened.status).toBe(303);
  await expect
    .poll(async () => (await flow.billing.disputes()).map((one) => one.stripe_subscription_id))
    .toEqual([disputed?.id]);
  // Of a payment from before, whose invoice comes with it.
  await expect.poll(() => flow.billing.invoices(disputed?.id ?? '')).toHaveLength(1);
  expect(await flow.billing.reconcile()).toMatchObject({ ...nothingDiffers, walked_disputes: 1 });
  expect((await flow.subscriptions.find(disputed?.id ?? '')).open_disputes).toMatchObject([
    { status: 'needs_response', stripe_subscription_id: disputed?.id },
  ]);
  const invoices = await flow.billing.invoices(disputed?.id ?? '');

  await sql("update public.invoices set status = 'open', amount_paid = 0 where id = $1", [invoices[0]?.id]);
  await sql("update public.disputes set status = 'won', stripe_subscription_id = null");
  await sql(
    `insert into public.disputes (id, stripe_charge_id, status, reason, currency, amount, opened_at)
     values ('du_unknown', 'ch_1', 'needs_response', 'general', 'aed', 1, now())`,
  );
  const drift = {
    invoice_status: 1,
    invoice_amounts: 1,
    dispute_status: 1,
    dispute_details: 1,
    dispute_missing_at_stripe: 1,
  };
  expect(await flow.billing.reconcile()).toMatchObject({ drift, drifted: 3, fixed: 0 });
  expect(await flow.billing.reconcile({ fix: true })).toMatchObject({ drift, drifted: 3, fixed: 3 });
  expect(await flow.billing.reconcile()).toMatchObject(nothingDiffers);
  expect(await flow.billing.invoices(disputed?.id ?? '')).toEqual(invoices);
  expect(await flow.billing.disputes()).toMatchObject([{ stripe_subscription_id: disputed?.id }]);
});

it('is called by a schedule with the service key, which begins no second run within the hour', async () => {
  const ask = async (body: object) => {
    const response = await call(test, 'reconcile', body, { token: test.stack.keys.secret });
    expect(response.status).toBe(200);
    return (await response.json()) as ReconcileResponse;
  };
  const runs = async () => (await sql('select * from public.reconciliations where actor_id is null')).length;
  const due = { fix: true, when_due: true };
  const first = await ask(due);
  expect(await ask(due)).toEqual(first);
  expect(await runs()).toBe(1);
  await sql("update public.reconciliations set started_at = now() - interval '2 hours'");
  await ask(due);
  expect(await runs()).toBe(2);
});

it('changes nothing by a schedule where Stripe knows none of ours, as with the key of another account', async () => {
  await sql("update public.subscriptions set stripe_subscription_id = 'another_' || stripe_subscription_id");
  await sql("update public.reconciliations set started_at = now() - interval '2 hours'");
  const rows = () =>
    sql('select stripe_subscription_id, status, provider_status from public.subscriptions order by 1');
  const before = await rows();
  const body = { fix: true, when_due: true };
  const response = await call(test, 'reconcile', body, { token: test.stack.keys.secret });
  expect(response.status).toBe(409);
  expect(await rows()).toEqual(before);
});
