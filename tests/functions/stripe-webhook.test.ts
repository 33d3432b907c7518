import { expect, it } from 'vitest';
import { stripeSignature } from '../../supabase/local/stripe/webhooks.ts';
import { sharedStack } from '../setup/stack.ts';
import { call, failureOf } from './call.ts';

const test = await sharedStack();

const id = 'sub_followed';

interface Forgery {
  secret?: string;
  signedAt?: Date;
  /** What is sent in the place of what was signed. */
  alter?: (body: string) => string;
  headers?: Record<string, string>;
}

function deliver(eventId: string, forgery: Forgery = {}) {
  const { secret = test.stack.keys.stripeWebhookSecret, signedAt = new Date() } = forgery;
  const { alter = (body) => body } = forgery;
  const body = JSON.stringify({
    id: eventId,
    object: 'event',
    type: 'customer.subscription.updated',
    created: 1_700_000_000,
    // An old state: what Stripe says now counts, not what it said then.
    data: { object: { id, object: 'subscription', status: 'past_due' } },
  });
  const { headers = { 'stripe-signature': stripeSignature(body, secret, signedAt) } } = forgery;
  return call(test, 'stripe-webhook', alter(body), { headers });
}
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);
const setStatus = (status: string) =>
  test.stack.database.sql('update public.subscriptions set status = $1 where stripe_subscription_id = $2', [
    status,
    id,
  ]);
const status = async () =>
  (
    await test.stack.database.sql<{ status: string }>(
      'select status from public.subscriptions where stripe_subscription_id = $1',
      [id],
    )
  )[0]?.status;

it('brings a row to Stripe’s present state once for each event, and a late old event changes nothing', async () => {
  await test.stack.database.sql(
    `insert into public.subscriptions (email, plan, status, stripe_subscription_id, stripe_customer_id, current_period_end)
     values ('noor@flow.example', 'Online, monthly', 'active', $1, 'cus_followed', now() + interval '10 days')`,
    [id],
  );
  expect((await deliver('evt_first', { signedAt: secondsAgo(1) })).status).toBe(200);
  expect(await status()).toBe('active');

  await setStatus('none');
  expect((await deliver('evt_first')).status).toBe(200);
  expect(await status()).toBe('none');

  expect((await deliver('evt_second')).status).toBe(200);
  expect(await status()).toBe('active');
});

it.each<[string, Forgery]>([
  ['that is not Stripe’s', { secret: 'whsec_forged' }],
  ['that is older than five minutes', { signedAt: secondsAgo(301) }],
  ['that is missing', { headers: {} }],
  ['that has no digest', { headers: { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)}` } }],
  ['of another body', { alter: (body) => body.replace('past_due', 'canceled') }],
  ['of the same values in another form', { alter: (body) => `${body} ` }],
])('refuses a signature %s and remembers nothing of it', async (_, forgery) => {
  expect(await failureOf(await deliver('evt_forged', forgery))).toMatchObject({
    status: 400,
    code: 'invalid_signature',
  });
  expect(
    await test.stack.database.sql(`select id from public.stripe_events where id = 'evt_forged'`),
  ).toEqual([]);
});

// The first is refused by the function, the other by the gateway in front of it.
it.each([300_000, 2_000_000])('refuses %i bytes with 413, whoever signed them', async (length) => {
  const large = await deliver('evt_large', { alter: (body) => body.padEnd(length) });
  expect(large.status).toBe(413);
  await large.body?.cancel();
});

it('refuses a signed delivery that is sent again, and acknowledges one that Stripe has signed anew', async () => {
  const row = () => test.stack.database.sql("select * from public.stripe_events where id = 'evt_replayed'");
  const signedAt = secondsAgo(1);
  expect((await deliver('evt_replayed', { signedAt })).status).toBe(200);
  const before = await row();
  expect(await failureOf(await deliver('evt_replayed', { signedAt }))).toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'This signed delivery has come before.',
  });
  expect(await row()).toEqual(before);
  expect((await deliver('evt_replayed')).status).toBe(200);
});

it('refuses a replay with a later time before the one that was signed', async () => {
  const body = JSON.stringify({ id: 'evt_forwarded', type: 'payout.paid', created: 1, data: { object: {} } });
  const signature = stripeSignature(body, test.stack.keys.stripeWebhookSecret, secondsAgo(1));
  const send = (header: string) =>
    call(test, 'stripe-webhook', body, { headers: { 'stripe-signature': header } });
  expect((await send(signature)).status).toBe(200);
  const later = `t=${Math.floor(Date.now() / 1_000)}`;
  expect((await send(`${later},${signature}`)).status).toBe(409);
  expect((await send(`${signature},${later}`)).status).toBe(400);
});
