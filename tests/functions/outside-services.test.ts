import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StackKeys } from '../../supabase/local/keys.ts';
import { stripeSignature } from '../../supabase/local/stripe/webhooks.ts';
import { startTestStack, type TestStack } from '../setup/stack.ts';
import { call, failureOf } from './call.ts';

let test: TestStack;
beforeAll(async () => {
  test = await startTestStack({ demoData: false });
});
afterAll(() => test?.stop());

describe('stripe-webhook', () => {
  const id = 'sub_followed';

  function deliver(
    eventId: string,
    { secret = (test.stack.keys as StackKeys).stripeWebhookSecret, signedAt = new Date() } = {},
  ) {
    const body = JSON.stringify({
      id: eventId,
      object: 'event',
      type: 'customer.subscription.updated',
      created: 1_700_000_000,
      // An old state: what Stripe says now counts, not what it said then.
      data: { object: { id, object: 'subscription', status: 'past_due' } },
    });
    const headers = { 'stripe-signature': stripeSignature(body, secret, signedAt) };
    return call(test, 'stripe-webhook', body, { headers });
  }
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
    expect((await deliver('evt_first')).status).toBe(200);
    expect(await status()).toBe('active');

    await setStatus('none');
    expect((await deliver('evt_first')).status).toBe(200);
    expect(await status()).toBe('none');

    expect((await deliver('evt_second')).status).toBe(200);
    expect(await status()).toBe('active');
  });

  it.each([
    ['that is not Stripe’s', { secret: 'whsec_forged' }],
    ['that is older than five minutes', { signedAt: new Date(Date.now() - 301_000) }],
  ])('refuses a signature %s and remembers nothing of it', async (_, signed) => {
    expect(await failureOf(await deliver('evt_forged', signed))).toMatchObject({
      status: 400,
      code: 'invalid_signature',
    });
    expect(
      await test.stack.database.sql(`select id from public.stripe_events where id = 'evt_forged'`),
    ).toEqual([]);
  });
});
