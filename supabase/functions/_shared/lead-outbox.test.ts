import type { HeldLead } from './lead-forwarding.ts';
import { databaseLeadOutbox } from './lead-outbox.ts';
import { assert } from './testing.ts';

function setUp(answer: { data: unknown; error: { message: string } | null }) {
  const calls: [string, Record<string, unknown>][] = [];
  const rpc = (name: string, parameters: Record<string, unknown>) => {
    calls.push([name, parameters]);
    return Promise.resolve(answer);
  };
  return {
    calls,
    outbox: databaseLeadOutbox({ rpc } as unknown as Parameters<typeof databaseLeadOutbox>[0]),
  };
}

const leadId = '0b6cf4b2-7a6f-4f3a-9a53-0a4b8a0f6a11';
const leaseId = '1b6cf4b2-7a6f-4f3a-9a53-0a4b8a0f6a12';
const key = '2b6cf4b2-7a6f-4f3a-9a53-0a4b8a0f6a13';
const lead = { reference: 'FL-234567', idempotency_key: key, revision: 2, name: 'Noor' };
const held: HeldLead = {
  leadId,
  leaseId,
  attempts: 3,
  reference: 'FL-234567',
  deliveryKey: `${key}-2`,
  lead,
};

Deno.test('a held lead keeps all that the automation gets, and its key changes with each correction', async () => {
  const data = [{ lead_id: leadId, lease_id: leaseId, attempts: 3, lead }];
  const { calls, outbox } = setUp({ data, error: null });
  assert.deepEqual(await outbox.claim(10, 60), [held]);
  assert.deepEqual(calls, [['claim_lead_forwards', { _limit: 10, _lease: '60 seconds' }]]);
});

Deno.test('a key that only the database takes for a UUID holds up nobody', async () => {
  const idempotency_key = '90015098-3cd2-4fb0-d696-3f7d28e17f72';
  const odd = { ...lead, idempotency_key };
  const data = [{ lead_id: leadId, lease_id: leaseId, attempts: 1, lead: odd }];
  const [first] = await setUp({ data, error: null }).outbox.claim(10, 60);
  assert.equal(first?.deliveryKey, `${idempotency_key}-2`);
});

for (const [name, end, parameters] of [
  ['delivered', { error: null }, {}],
  ['to be tried again', { error: 'no', retryIn: 90 }, { _error: 'no', _retry_in: '90 seconds' }],
  ['given up', { error: 'no', retryIn: null }, { _error: 'no' }],
] as const) {
  Deno.test(`a lead is noted as ${name}`, async () => {
    const { calls, outbox } = setUp({ data: true, error: null });
    assert.equal(await outbox.settle(held, end), true);
    assert.deepEqual(calls, [
      ['settle_lead_forward', { _lead_id: leadId, _lease_id: leaseId, ...parameters }],
    ]);
  });
}

Deno.test('a database that fails is a failure', async () => {
  const { outbox } = setUp({ data: null, error: { message: 'down' } });
  await assert.rejects(outbox.claim(10, 60), /claim_lead_forwards failed: down/);
  await assert.rejects(outbox.settle(held, { error: null }), /settle_lead_forward failed: down/);
});
