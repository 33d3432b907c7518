import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../sdk/src/contracts/subscription.ts';
import { insertSubscriptions } from '../../supabase/local/testing/many-subscriptions.ts';
import { demoAdmin } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';
import { call, failureOf } from './call.ts';

const test = await sharedStack();
const admin = await test.flow().auth.signIn(demoAdmin);

interface Page {
  items: Subscription[];
  next_cursor: string | null;
}

async function list(body: object): Promise<Page> {
  const response = await call(test, 'admin-list-subscriptions', body, { token: admin.accessToken });
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
}

const cancel = (id: string) =>
  call(
    test,
    'admin-cancel-subscription',
    { stripe_subscription_id: id, at_period_end: true },
    { token: admin.accessToken },
  );

const some = async (status: Subscription['status']) => {
  const { items } = await list({ status });
  const found = items.find((item) => item.stripe_subscription_id !== null && !item.cancel_at_period_end);
  if (!found?.stripe_subscription_id) throw new Error(`The demo data has no subscription that is ${status}.`);
  return { ...found, stripe_subscription_id: found.stripe_subscription_id };
};

describe('admin-list-subscriptions', () => {
  it('answers a whole list of less than a thousand rows without a limit, newest first, as the contract has it', async () => {
    const { items, next_cursor } = await list({ status: 'all', from: null, to: null });
    const [row] = await test.stack.database.sql<{ count: number }>(
      'select count(*)::int as count from public.subscriptions',
    );
    expect(items).toHaveLength(row?.count ?? -1);
    expect(items.length).toBeGreaterThan(200);
    expect(next_cursor).toBeNull();
    const began = items.map((item) => item.trial_start ?? item.created_at);
    expect(began).toEqual([...began].sort().reverse());
    expect(items[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('answers a thousand rows and a cursor without a limit', async () => {
    await insertSubscriptions(
      test.stack.database,
      `insert into public.subscriptions (email, status, created_at)
       select 'many@flow.example', 'none', timestamptz '2001-01-01' + n * interval '1 microsecond'
       from generate_series(1, 1100) as n`,
    );
    const page = await list({ from: '2001-01-01', to: '2001-01-01' });
    expect(page.items).toHaveLength(1000);
    const rest = await list({ from: '2001-01-01', to: '2001-01-01', cursor: page.next_cursor });
    expect(rest.items).toHaveLength(100);
    const both = [...page.items, ...rest.items];
    expect(new Set(both.map((item) => item.id)).size).toBe(1100);
    expect(rest.next_cursor).toBeNull();
    await test.stack.database.sql(`delete from public.subscriptions where email = 'many@flow.example'`);
  });
});

describe('admin-cancel-subscription', () => {
  it('cancels at Stripe and in the row, writes the audit, and Stripe’s event arrives', async () => {
    const subscription = await some('active');
    const response = await cancel(subscription.stripe_subscription_id);
    expect(response.status).toBe(200);
    const requestId = response.headers.get('x-request-id');
    const answer = (await response.json()) as { subscription: Subscription };
    expect(answer.subscription).toMatchObject({
      id: subscription.id,
      status: 'active',
      cancel_at_period_end: true,
      last_sign_in_at: subscription.last_sign_in_at,
    });

    const listed = (await list({ status: 'active' })).items.find((item) => item.id === subscription.id);
    expect(listed?.cancel_at_period_end).toBe(true);
    const audit = await test.stack.database.sql(
      'select actor_id, actor_email, action, request_id from public.audit_log where subject_id = $1',
      [subscription.stripe_subscription_id],
    );
    expect(audit).toEqual([
      {
        actor_id: admin.userId,
        actor_email: demoAdmin.email,
        action: 'subscription.cancel',
        request_id: requestId,
      },
    ]);
    await expect
      .poll(() =>
        test.stack.database.sql(
          `select type from public.stripe_events where processed_at is not null and type like 'customer.subscription.%'`,
        ),
      )
      .toContainEqual({ type: 'customer.subscription.updated' });
  });

  it('answers 502 in words when Stripe refuses, and writes nothing', async () => {
    await test.stack.database.sql(
      `insert into public.subscriptions (email, status, stripe_subscription_id, stripe_customer_id)
       values ('gone@flow.example', 'active', 'notstripe_1', 'cus_gone')`,
    );
    const failure = await failureOf(await cancel('notstripe_1'));
    expect(failure).toMatchObject({ status: 502, code: 'upstream' });
    expect(failure.message).toMatch(/Stripe refused: .+ Nothing was changed here\./);
    expect(
      await test.stack.database.sql(
        `select cancel_at_period_end, (select count(*)::int from public.audit_log where subject_id = 'notstripe_1') as audits
         from public.subscriptions where stripe_subscription_id = 'notstripe_1'`,
      ),
    ).toEqual([{ cancel_at_period_end: false, audits: 0 }]);
  });
});
