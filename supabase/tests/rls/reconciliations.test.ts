import { verificationSchema } from '@flow/sdk/contracts/billing';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from './actors.ts';

const stage = await openStage();

const sql = <Row>(text: string, params?: unknown[]) => stage.database.sql<Row>(text, params);
const rpc = (name: string, body: object) => stage.actors.service.rest('POST', `rpc/${name}`, body);

interface Run {
  id: string;
  position: string;
  walked: number;
  drift: Record<string, number>;
  finished_at: string | null;
}
const begin = async (given: object = {}) => {
  const { status, body } = await rpc('begin_reconciliation', { _fix: true, ...given });
  expect(status).toBe(200);
  return (body as [Run])[0];
};
const advance = async (run: Run, given: object = {}) => {
  const { status, body } = await rpc('advance_reconciliation', {
    _id: run.id,
    _position: run.position,
    _next_position: 's:sub_2',
    _seen: ['sub_1', 'sub_2'],
    _walked: 2,
    _walked_invoices: 3,
    _walked_disputes: 1,
    _walked_checkouts: 2,
    _drifted: 1,
    _fixed: 1,
    _drift: { status: 1 },
    _is_finished: false,
    ...given,
  });
  expect(status).toBe(200);
  return body as Run[];
};
const unseen = async (run: Run, _after = '') => {
  const asked = { _reconciliation_id: run.id, _after, _limit: 2 };
  const { body } = await rpc('unseen_subscriptions', asked);
  return (body as { stripe_subscription_id: string }[]).map((row) => row.stripe_subscription_id);
};
const seen = async () => (await sql('select * from public.reconciliation_seen')).length;

beforeEach(async () => {
  await sql('delete from public.reconciliations');
  await sql('delete from public.subscriptions');
  await sql(
    "insert into public.subscriptions (stripe_subscription_id) select 'sub_' || n from generate_series(1, 6) as n",
  );
  await sql('insert into public.subscriptions (email) values (null)');
});

describe('a run', () => {
  test('adds up what its steps meet, and knows the rows that it has not met', async () => {
    const run = await begin();
    const [second] = await advance(run);
    expect(second).toMatchObject({ position: 's:sub_2', walked: 2, drift: { status: 1 }, finished_at: null });
    if (!second) return;
    const [third] = await advance(second, {
      _next_position: 'm:',
      _seen: ['sub_2', 'sub_3'],
      _drift: { status: 2, plan: 1 },
    });
    expect(third).toMatchObject({
      walked: 4,
      walked_invoices: 6,
      walked_disputes: 2,
      walked_checkouts: 4,
      drifted: 2,
      fixed: 2,
      drift: { status: 3, plan: 1 },
    });
    await sql(
      "update public.subscriptions set provider_status = 'missing' where stripe_subscription_id = 'sub_5'",
    );
    expect(await unseen(run)).toEqual(['sub_4', 'sub_6']);
    expect(await unseen(run, 'sub_4')).toEqual(['sub_6']);
  });

  test.each(['invoices', 'disputes'])('knows the %s that it has not met, page after page', async (table) => {
    const values =
      table === 'invoices'
        ? "'open', 'aed', 1, 1, 0, 1, 0, now(), now(), now()"
        : "'ch_1', 'needs_response', 'fraudulent', 'aed', 1, now()";
    const columns =
      table === 'invoices'
        ? 'status, currency, total, amount_due, amount_paid, amount_remaining, attempt_count, period_start, period_end, issued_at'
        : 'stripe_charge_id, status, reason, currency, amount, opened_at';
    await sql(`delete from public.${table}`);
    await sql(
      `insert into public.${table} (id, ${columns}) select 'x_' || n, ${values} from generate_series(1, 5) as n`,
    );
    await sql(`update public.${table} set status = 'missing' where id = 'x_2'`);
    const run = await begin();
    await advance(run, { _seen: ['x_3'] });
    const asked = async (_after: string) => {
      const { body } = await rpc(`unseen_${table}`, { _reconciliation_id: run.id, _after, _limit: 2 });
      return (body as { id: string }[]).map(({ id }) => id);
    };
    expect([await asked(''), await asked('x_4')]).toEqual([['x_1', 'x_4'], ['x_5']]);
    await sql(`delete from public.${table}`);
  });

  test('does not go on twice from one place, nor after its end, and forgets then what it has met', async () => {
    const run = await begin();
    const [second] = await advance(run);
    expect(await advance(run)).toEqual([]);
    if (!second) return;
    const [end] = await advance(second, { _is_finished: true });
    expect(end?.finished_at).not.toBeNull();
    expect(await seen()).toBe(0);
    expect(await advance({ ...second, position: end?.position ?? '' })).toEqual([]);
  });

  test('that has met thousands forgets them with the steps that follow', async () => {
    const [met] = await advance(await begin(), {
      _seen: Array.from({ length: 1_500 }, (_, n) => `sub_${n}`),
    });
    await advance(met as Run, { _is_finished: true });
    expect(await seen()).toBe(500);
    await advance(await begin());
    expect(await seen()).toBe(2);
    expect(await sql('select from public.reconciliations where keeps_met')).toHaveLength(1);
  });

  test('that is gone on with after two days keeps what it meets until its end', async () => {
    const run = await begin();
    await sql("update public.reconciliations set started_at = now() - interval '3 days'");
    const [second] = await advance(run);
    expect(await seen()).toBe(2);
    // Another one has taken it for left behind.
    await begin();
    const [third] = await advance(second as Run, { _next_position: 's:sub_4', _seen: ['sub_3'] });
    expect(await seen()).toBe(1);
    await advance(third as Run, { _is_finished: true });
    expect(await seen()).toBe(0);
  });

  test('that nobody goes on with leaves nothing behind', async () => {
    await advance(await begin());
    expect(await seen()).toBe(2);
    await sql("update public.reconciliations set started_at = now() - interval '3 days'");
    await begin();
    expect(await seen()).toBe(0);
  });
});

test('running_duplicates knows second subscriptions that were charged, as long as both go on', async () => {
  await sql("update public.subscriptions set provider_status = 'active'");
  const checkout = async (id: string, duplicate_of: string | null, status = 'completed') => {
    const columns = 'email, plan, trial_days, status, stripe_session_id, url, completed_at';
    await sql(
      `insert into public.checkouts (${columns}, stripe_subscription_id, duplicate_of)
       values ($1 || '@example.com', 'weekly', 0, $2, 'cs_' || $1, 'https://a.example', $3::timestamptz, $1, $4)`,
      [id, status, status === 'completed' ? 'now' : null, duplicate_of],
    );
  };
  await checkout('sub_1', null);
  await checkout('sub_2', 'sub_1');
  await checkout('sub_3', 'sub_1', 'expired');
  await checkout('sub_4', 'sub_1');
  await checkout('sub_5', 'sub_unknown');
  const found = async (_after = '') => (await rpc('running_duplicates', { _after, _limit: 9 })).body;
  const second = { stripe_subscription_id: 'sub_2', duplicate_of: 'sub_1' };
  const fourth = { stripe_subscription_id: 'sub_4', duplicate_of: 'sub_1' };
  expect([await found(), await found('sub_2')]).toEqual([[second, fourth], [fourth]]);
  await sql(
    "update public.subscriptions set cancel_at_period_end = true where stripe_subscription_id = 'sub_2'",
  );
  expect(await found()).toEqual([fourth]);
  await sql(
    "update public.subscriptions set provider_status = 'canceled' where stripe_subscription_id = 'sub_1'",
  );
  expect(await found()).toEqual([]);
  await sql('delete from public.checkouts');
});

describe('a schedule', () => {
  const due = () => begin({ _interval: '1 hour' });

  test('goes on with its own run, and is answered the last one until the interval has passed', async () => {
    const run = await due();
    expect((await due()).id).toBe(run.id);
    await advance(run, { _is_finished: true });
    expect(await due()).toMatchObject({ id: run.id, finished_at: expect.any(String) });
    await sql("update public.reconciliations set started_at = now() - interval '61 minutes'");
    expect((await due()).id).not.toBe(run.id);
  });

  test('goes on with neither an admin’s run nor one of another kind', async () => {
    const admins = await begin({ _actor_id: stage.users.admin, _actor_email: 'admin@example.com' });
    const counting = await begin({ _fix: false });
    expect([admins.id, counting.id]).not.toContain((await due()).id);
  });
});

test('billing_verification tells of the last whole run, and of what waits or went wrong', async () => {
  const read = async () => {
    const { status, body } = await stage.actors.admin.rest('POST', 'rpc/billing_verification', {});
    expect(status).toBe(200);
    return verificationSchema.parse(body);
  };
  const before = await read();
  expect(before).toMatchObject({ verified_at: null, walked: 0, drift: {} });
  await advance(await begin(), { _is_finished: true });
  await begin();
  await sql(
    `insert into public.stripe_events (id, type, occurred_at, error, processed_at)
     values ('evt_failed', 'x', now(), 'down', null), ('evt_new', 'x', now(), null, null), ('evt_done', 'x', now(), null, now())`,
  );
  await sql(
    `insert into public.disputes (id, stripe_charge_id, status, reason, currency, amount, opened_at)
     values ('du_open', 'ch_1', 'needs_response', 'fraudulent', 'aed', 1, now()), ('du_lost', 'ch_1', 'lost', 'x', 'aed', 1, now())`,
  );
  await sql(
    `insert into public.subscription_changes (stripe_subscription_id, verb, idempotency_key, actor_id)
     values ('sub_1', 'cancel', 'cancel-open', $1)`,
    [stage.users.admin],
  );
  expect(await read()).toEqual({
    verified_at: expect.any(String),
    walked: 2,
    walked_invoices: 3,
    walked_disputes: 1,
    walked_checkouts: 2,
    drifted: 1,
    fixed: 1,
    drift: { status: 1 },
    open_changes: before.open_changes + 1,
    failed_events: before.failed_events + 1,
    open_disputes: before.open_disputes + 1,
    unsent_notices: 0,
  });
});
