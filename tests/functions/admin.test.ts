import { beforeAll, describe, expect, it } from 'vitest';
import type { Subscription } from '../../sdk/src/contracts/subscription.ts';
import { demoAdmin, demoClient } from '../setup/backend.ts';
import { sharedStack, type TestStack } from '../setup/stack.ts';
import { call, failureOf } from './call.ts';

let test: TestStack;
let admin: { token: string; userId: string };
let clientToken: string;
beforeAll(async () => {
  test = await sharedStack();
  const [asAdmin, asClient] = await Promise.all([
    test.flow().auth.signIn(demoAdmin),
    test.flow().auth.signIn(demoClient),
  ]);
  admin = { token: asAdmin.accessToken, userId: asAdmin.userId };
  clientToken = asClient.accessToken;
});

interface Page {
  items: Subscription[];
  next_cursor: string | null;
}

async function list(body: object): Promise<Page> {
  const response = await call(test, 'admin-list-subscriptions', body, { token: admin.token });
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
}

const cancel = (id: string, token = admin.token) =>
  call(test, 'admin-cancel-subscription', { stripe_subscription_id: id, at_period_end: true }, { token });

const some = async (status: Subscription['status']) => {
  const { items } = await list({ status });
  const found = items.find((item) => item.stripe_subscription_id !== null && !item.cancel_at_period_end);
  if (!found?.stripe_subscription_id) throw new Error(`The demo data has no subscription that is ${status}.`);
  return { ...found, stripe_subscription_id: found.stripe_subscription_id };
};

describe.each(['admin-list-subscriptions', 'admin-cancel-subscription'])('%s', (name) => {
  it('answers 403 to somebody who is signed in and no admin', async () => {
    const failure = await failureOf(await call(test, name, {}, { token: clientToken }));
    expect(failure).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

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

  it('joins its pages to the whole list, each row once', async () => {
    const whole = await list({});
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await list({ limit: 50, cursor });
      expect(page.items.length).toBeLessThanOrEqual(50);
      seen.push(...page.items.map((item) => item.id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(whole.items.map((item) => item.id));
  });

  it('is followed to its end by the SDK', async () => {
    const flow = test.flow();
    await flow.auth.signIn(demoAdmin);
    const rows = await Array.fromAsync(flow.subscriptions.all({ status: 'past_due' }));
    const { items } = await list({ status: 'past_due' });
    expect(rows).toEqual(items);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('answers a thousand rows and a cursor without a limit', async () => {
    await test.stack.database.sql(
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

  it.each(['trialing', 'active', 'past_due', 'canceled', 'none'] as const)(
    'filters by status %s',
    async (status) => {
      const { items } = await list({ status });
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map((item) => item.status))).toEqual(new Set([status]));
    },
  );

  it('bounds the days in Dubai, both included', async () => {
    const at = (time: string) =>
      test.stack.database.sql(
        `insert into public.subscriptions (email, status, created_at) values ('edge@flow.example', 'none', $1)`,
        [time],
      );
    // Dubai is four hours ahead: its 2 March begins and ends at 20:00 UTC.
    await at('2001-03-01T19:59:59.999Z');
    await at('2001-03-01T20:00:00Z');
    await at('2001-03-02T19:59:59.999999Z');
    await at('2001-03-02T20:00:00Z');
    const { items } = await list({ from: '2001-03-02', to: '2001-03-02' });
    expect(items.map((item) => item.created_at)).toEqual([
      '2001-03-02T19:59:59.999Z',
      '2001-03-01T20:00:00.000Z',
    ]);
    await test.stack.database.sql(`delete from public.subscriptions where email = 'edge@flow.example'`);
  });

  it('refuses a cursor that it did not make', async () => {
    const response = await call(
      test,
      'admin-list-subscriptions',
      { cursor: 'made-up' },
      { token: admin.token },
    );
    const failure = await failureOf(response);
    expect(failure.status).toBe(422);
    expect(failure.fields).toHaveProperty('cursor');
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

  it('answers 404 for an unknown subscription and 409 for one that has ended', async () => {
    expect(await failureOf(await cancel('sub_unknown'))).toMatchObject({ status: 404, code: 'not_found' });
    const { stripe_subscription_id: id } = await some('canceled');
    expect(await failureOf(await cancel(id))).toMatchObject({ status: 409, code: 'conflict' });
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
