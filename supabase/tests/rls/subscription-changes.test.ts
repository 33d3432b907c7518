import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from './actors.ts';

const stage = await openStage();

const stripeId = 'sub_change';
const sql = <Row>(text: string, params?: unknown[]) => stage.database.sql<Row>(text, params);
const rpc = (name: string, body: object) => stage.actors.service.rest('POST', `rpc/${name}`, body);

interface Change {
  id: string;
  verb: string;
  idempotency_key: string;
}

const version = async () => {
  const [row] = await sql<{ version: string }>(
    'select updated_at::text as version from public.subscriptions where stripe_subscription_id = $1',
    [stripeId],
  );
  return row?.version ?? '';
};
const begin = async (verb: string, seen: string, more: object = {}) => {
  const { status, body } = await rpc('begin_subscription_change', {
    _stripe_subscription_id: stripeId,
    _version: seen,
    _verb: verb,
    _actor_id: stage.users.admin,
    _actor_email: 'admin@example.com',
    _details: { capacity: 'admin' },
    _request_id: 'request-1',
    ...more,
  });
  expect(status).toBe(200);
  return body as Change[];
};
const columns = {
  status: 'active',
  provider_status: 'active',
  trial_start: null,
  trial_end: null,
  current_period_end: '2026-12-01T00:00:00.000Z',
  cancel_at_period_end: true,
  stripe_customer_id: 'cus_1',
};
const finish = async (id: string, seen: string, changes: object = {}) =>
  rpc('finish_subscription_change', { _id: id, _version: seen, _columns: { ...columns, ...changes } });

const row = async () =>
  (
    await sql<Record<string, unknown>>(
      'select status, provider_status, plan, cancel_at_period_end from public.subscriptions where stripe_subscription_id = $1',
      [stripeId],
    )
  )[0];
const lines = () =>
  sql<{ id: string }>(
    'select id, action, actor_email, details, request_id from public.audit_log where subject_id = $1',
    [stripeId],
  );
const outcomes = () =>
  sql('select verb, outcome, error from public.subscription_changes order by created_at');

beforeEach(async () => {
  await sql('delete from public.subscription_changes');
  await sql('delete from public.subscriptions');
  await sql('alter table public.audit_log disable trigger refuse_change');
  await sql('delete from public.audit_log');
  await sql('alter table public.audit_log enable trigger refuse_change');
  await sql(
    "insert into public.subscriptions (stripe_subscription_id, status, plan) values ($1, 'active', 'Online')",
    [stripeId],
  );
});

describe('begin_subscription_change', () => {
  test('writes a change of the row as it was seen, with a key of its own', async () => {
    const [change] = await begin('cancel', await version());
    expect(change).toMatchObject({
      verb: 'cancel',
      idempotency_key: expect.stringMatching(/^cancel-[\da-f-]{36}$/),
    });
    expect(await outcomes()).toEqual([{ verb: 'cancel', outcome: null, error: null }]);
  });

  test('answers the open change, whatever is asked and whatever was seen', async () => {
    const [change] = await begin('cancel', await version());
    await sql('update public.subscriptions set plan = plan');
    expect(await begin('resume', '2020-01-01T00:00:00Z')).toEqual([change]);
    expect(await outcomes()).toHaveLength(1);
  });

  test('writes nothing when the row was written since, or is not there', async () => {
    const seen = await version();
    await sql('update public.subscriptions set plan = plan');
    expect(await begin('cancel', seen)).toEqual([]);
    expect(await begin('cancel', seen, { _stripe_subscription_id: 'sub_none' })).toEqual([]);
    expect(await outcomes()).toEqual([]);
  });
});

describe('finish_subscription_change', () => {
  test('writes the row, the line of the audit log and the end, once', async () => {
    const seen = await version();
    const [change] = await begin('cancel', seen);
    const id = change?.id ?? '';
    expect(await finish(id, seen)).toMatchObject({ status: 200, body: true });
    expect(await finish(id, seen, { status: 'canceled' })).toMatchObject({ status: 200, body: true });
    expect(await row()).toEqual({
      status: 'active',
      provider_status: 'active',
      plan: 'Online',
      cancel_at_period_end: true,
    });
    expect(await lines()).toEqual([
      {
        id,
        action: 'subscription.cancel',
        actor_email: 'admin@example.com',
        details: { capacity: 'admin' },
        request_id: 'request-1',
      },
    ]);
    expect(await outcomes()).toEqual([{ verb: 'cancel', outcome: 'done', error: null }]);
  });

  test('writes nothing over a row that was written since', async () => {
    const seen = await version();
    const [change] = await begin('cancel', seen);
    await sql('update public.subscriptions set plan = plan');
    expect(await finish(change?.id ?? '', seen)).toMatchObject({ body: false });
    expect(await row()).toMatchObject({ cancel_at_period_end: false });
    expect(await lines()).toEqual([]);
    expect(await outcomes()).toMatchObject([{ outcome: null }]);
    expect(await finish(change?.id ?? '', await version())).toMatchObject({ body: true });
  });

  test('writes all or nothing: without the line of the audit log the row is as it was', async () => {
    const seen = await version();
    const [change] = await begin('cancel', seen);
    await sql("insert into public.audit_log (id, action, subject_id) values ($1, 'other.line', 'x')", [
      change?.id,
    ]);
    expect((await finish(change?.id ?? '', seen)).status).toBe(409);
    expect(await row()).toMatchObject({ cancel_at_period_end: false });
    expect(await outcomes()).toMatchObject([{ outcome: null }]);
  });

  test('knows no change that is not there', async () => {
    expect(await finish(randomUUID(), await version())).toMatchObject({ status: 404 });
  });
});

test('close_subscription_change ends an open change with its reason, and no other', async () => {
  const [change] = await begin('cancel', await version());
  const close = (_outcome: string) =>
    rpc('close_subscription_change', { _id: change?.id, _outcome, _error: 'No such subscription' });
  await close('refused');
  await close('given_up');
  expect(await outcomes()).toEqual([{ verb: 'cancel', outcome: 'refused', error: 'No such subscription' }]);
  expect(await begin('resume', await version())).toMatchObject([{ verb: 'resume' }]);
});
