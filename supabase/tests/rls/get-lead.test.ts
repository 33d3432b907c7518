import { randomUUID } from 'node:crypto';
import { type Lead, leadSchema } from '@flow/sdk/contracts/lead';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from './actors.ts';
import { add, call, list, newNumber } from './leads.fixture.ts';

const stage = await openStage();
beforeEach(() => stage.database.sql('delete from public.consultation_requests'));

async function get(_key: string, actor: 'admin' | 'service' = 'admin'): Promise<Lead> {
  const { status, body } = await call(stage, actor, 'get_lead', { _key });
  expect({ status, rows: (body as unknown[]).length }).toEqual({ status: 200, rows: 1 });
  return leadSchema.parse((body as unknown[])[0]);
}

describe('get_lead', () => {
  test('answers the lead as the list shows it, by its id or its reference in any case', async () => {
    const number = newNumber();
    await add(stage, number);
    const id = await add(stage, number);
    await call(stage, 'admin', 'update_lead', { _lead_id: id, _note: 'Called' });
    const listed = (await list(stage)).find((lead) => lead.id === id);
    if (!listed) throw new Error('The lead is not in the list.');
    expect(listed).toMatchObject({ duplicate_of: expect.any(String), notes: [{ body: 'Called' }] });
    for (const key of [id, id.toUpperCase(), listed.reference, listed.reference.toLowerCase()]) {
      expect(await get(key)).toEqual(listed);
    }
    expect(await get(id, 'service')).toEqual(listed);
  });

  test.each([
    randomUUID(),
    'FL-222222',
    'nonsense',
    '',
    `${randomUUID()}0`,
    "' or true --",
    'x'.repeat(5_000),
  ])('says that nobody has %s', async (_key) => {
    const { status, body } = await call(stage, 'admin', 'get_lead', { _key });
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'PT404' } });
    expect(JSON.stringify(body).length).toBeLessThan(500);
  });
});

describe('lead_history', () => {
  test('answers what was done to this lead, newest first', async () => {
    const [id, other] = [await add(stage), await add(stage)];
    await call(stage, 'admin', 'update_lead', { _lead_id: id, _status: 'contacted' });
    await call(stage, 'admin', 'update_lead', { _lead_id: other, _status: 'lost' });
    await call(stage, 'admin', 'update_lead', { _lead_id: id, _status: 'won' });
    await stage.database.sql(
      "insert into public.audit_log (action, subject_id) values ('subscription.cancel', $1)",
      [id],
    );
    for (const actor of ['admin', 'service'] as const) {
      const { body } = await call(stage, actor, 'lead_history', { _lead_id: id });
      expect(body).toMatchObject([
        { actor_email: 'admin@example.com', action: 'lead.set_status', details: { to: 'won' } },
        { actor_email: 'admin@example.com', action: 'lead.set_status', details: { to: 'contacted' } },
      ]);
    }
  });

  test('is empty for a lead that nothing was done to, and for none', async () => {
    for (const _lead_id of [await add(stage), randomUUID()]) {
      expect(await call(stage, 'admin', 'lead_history', { _lead_id })).toEqual({ status: 200, body: [] });
    }
  });

  test('ends with the last thousand changes', async () => {
    const id = await add(stage);
    await stage.database.sql(
      `insert into public.audit_log (action, subject_id, occurred_at)
       select 'lead.add_note', $1, timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, 1001) as n`,
      [id],
    );
    const found = await stage.database.sql<{ occurred_at: string }>(`
      select set_config('request.jwt.claim.sub', '${stage.users.admin}', true);
      select * from public.lead_history('${id}')`);
    expect(found).toHaveLength(1_000);
    expect(found.at(-1)?.occurred_at).toBe('2026-01-01 00:00:02+00');
  });
});
