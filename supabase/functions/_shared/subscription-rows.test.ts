import type { ServiceDatabase } from './database.ts';
import { findRow } from './subscription-rows.ts';
import { assert } from './testing.ts';

const row = {
  id: '0b6cf4b2-7a6f-4f3a-9a53-0a4b8a0f6a11',
  email: 'layla@example.com',
  name: null,
  plan: null,
  status: 'active',
  trial_start: null,
  trial_end: null,
  current_period_end: '2026-12-08 10:00:00+00',
  stripe_customer_id: 'cus_1',
  stripe_subscription_id: 'sub_1',
  last_sign_in_at: null,
  created_at: '2026-11-01T10:00:00+00:00',
  updated_at: '2026-11-01T10:00:00+00:00',
  user_id: null,
  user_deleted: false,
  cancel_at_period_end: false,
  began_at: '2026-11-01T10:00:00+00:00',
};

function setUp(answer: { data: unknown; error: { code: string; message: string } | null }) {
  const calls: unknown[] = [];
  const rpc = (...call: unknown[]) => {
    calls.push(call);
    return { single: () => Promise.resolve(answer) };
  };
  return { database: { rpc } as unknown as ServiceDatabase, calls };
}

Deno.test('a row is read by its key, in one call', async () => {
  const { database, calls } = setUp({ data: row, error: null });
  const { began_at: _, ...subscription } = row;
  assert.deepEqual(await findRow(database, 'sub_1'), {
    ...subscription,
    current_period_end: '2026-12-08T10:00:00.000Z',
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
  });
  assert.deepEqual(calls, [['get_subscription', { _id: 'sub_1' }]]);
});

Deno.test('a row that is not there is null, and a database that fails is a failure', async () => {
  const missing = setUp({ data: null, error: { code: 'PT404', message: 'there is no subscription sub_9' } });
  assert.equal(await findRow(missing.database, 'sub_9'), null);
  const broken = setUp({ data: null, error: { code: 'XX000', message: 'down' } });
  await assert.rejects(findRow(broken.database, 'sub_1'), /get_subscription failed: down/);
});
