import type { Subscription } from '@flow/contracts/subscription.ts';
import type { ListedRow, RowQuery } from '../_shared/subscription-rows.ts';
import { adminToken, assert, failureOf, post, testSurroundings } from '../_shared/testing.ts';
import { createHandler } from './handler.ts';

function row(number: number): ListedRow {
  const id = `7f5b7a5e-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const instant = '2026-01-01T10:00:00.000Z';
  const subscription: Subscription = {
    id,
    email: `person${number}@flow.example`,
    name: null,
    plan: 'Online, monthly',
    status: 'active',
    trial_start: null,
    trial_end: null,
    current_period_end: null,
    stripe_customer_id: null,
    stripe_subscription_id: `sub_${number}`,
    last_sign_in_at: null,
    created_at: instant,
    updated_at: instant,
    user_id: null,
    user_deleted: false,
    cancel_at_period_end: false,
  };
  return { subscription, key: { instant: '2026-01-01T10:00:00.000000+00:00', id } };
}

function setUp(count: number, batchSize = 4) {
  const all = Array.from({ length: count }, (_, index) => row(index));
  const queries: RowQuery[] = [];
  const { dependencies } = testSurroundings();
  const answer = createHandler({
    ...dependencies,
    batchSize,
    async rows(query) {
      queries.push(query);
      const start = query.after === null ? 0 : all.findIndex((one) => one.key.id === query.after?.id) + 1;
      return all.slice(start, start + query.limit);
    },
  });
  const list = async (body: unknown) => {
    const response = await answer(post({ body, token: adminToken }));
    assert.equal(response.status, 200);
    return (await response.json()) as { items: Subscription[]; next_cursor: string | null };
  };
  return { answer, list, queries, all };
}

for (const count of [0, 1, 3, 4, 5, 8, 9]) {
  Deno.test(`without a limit all ${count} rows of less than a thousand are answered, each once and in order`, async () => {
    const { list, all, queries } = setUp(count);
    const { items, next_cursor } = await list({ status: 'all', from: null, to: null });
    assert.deepEqual(
      items,
      all.map((one) => one.subscription),
    );
    assert.equal(next_cursor, null);
    assert.ok(queries.every((query) => query.limit <= 4));
  });
}

Deno.test('without a limit a page has a thousand rows, and a cursor where more follow', async () => {
  const { list, all } = setUp(1_001, 500);
  const first = await list({});
  assert.equal(first.items.length, 1_000);
  const second = await list({ cursor: first.next_cursor });
  assert.deepEqual(
    second.items.map(({ id }) => id),
    [all[1_000]?.subscription.id],
  );
  assert.equal(second.next_cursor, null);
});

for (const [count, limit] of [
  [10, 3],
  [9, 3],
  [3, 3],
  [2, 3],
  [10, 6],
  [0, 5],
  [9, 8],
] as const) {
  Deno.test(`pages of ${limit} over ${count} rows join to all of them without a gap or a repeat`, async () => {
    const { list, all } = setUp(count);
    const seen: string[] = [];
    let pages = 0;
    for (let cursor: string | null = null; ; ) {
      const page: Awaited<ReturnType<typeof list>> = await list({ status: 'all', limit, cursor });
      assert.ok(page.items.length <= limit);
      seen.push(...page.items.map((item) => item.id));
      pages += 1;
      cursor = page.next_cursor;
      if (cursor === null) break;
    }
    assert.deepEqual(
      seen,
      all.map((one) => one.key.id),
    );
    assert.equal(pages, Math.max(1, Math.ceil(count / limit)));
  });
}

Deno.test('status and search are passed on, and days become instants in Dubai, both days included', async () => {
  const { list, queries } = setUp(0);
  await list({ status: 'past_due', from: '2026-03-01', to: '2026-03-02', search: ' layla ' });
  assert.deepEqual(queries[0], {
    status: 'past_due',
    from: '2026-02-28T20:00:00.000Z',
    to: '2026-03-02T20:00:00.000Z',
    search: 'layla',
    after: null,
    limit: 4,
  });
});

Deno.test('an empty request lists every status', async () => {
  const { list, queries } = setUp(1);
  await list({});
  assert.equal(queries[0]?.status, 'all');
  assert.deepEqual([queries[0]?.from, queries[0]?.to, queries[0]?.search], [null, null, null]);
});

for (const [field, body] of [
  ['status', { status: 'gone' }],
  ['from', { from: '2026-02-30' }],
  ['to', { to: 'tomorrow' }],
  ['limit', { limit: 0 }],
  ['limit', { limit: 1001 }],
  ['limit', { limit: 1.5 }],
  ['cursor', { cursor: 'made-up' }],
  ['cursor', { cursor: 'x'.repeat(201) }],
] as const) {
  Deno.test(`a wrong ${field}, ${JSON.stringify(body).slice(0, 40)}, is named and nothing is read`, async () => {
    const { answer, queries } = setUp(3);
    const failure = await failureOf(await answer(post({ body, token: adminToken })));
    assert.equal(failure.status, 422);
    assert.deepEqual(Object.keys(failure.fields), [field]);
    assert.equal(queries.length, 0);
  });
}
