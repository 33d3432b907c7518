import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from './actors.ts';
import { call } from './leads.fixture.ts';

const stage = await openStage();
beforeEach(() => stage.database.sql('delete from public.trial_notices; delete from public.subscriptions'));

const sql = <Row>(text: string, params?: unknown[]) => stage.database.sql<Row>(text, params);
async function ask<Answer>(name: string, values: Record<string, unknown> = {}): Promise<Answer> {
  const { status, body } = await call(stage, 'service', name, values);
  expect([name, status]).toEqual([name, status < 300 ? status : 200]);
  return body as Answer;
}
const plan = () => ask<number>('plan_trial_notices');
interface Claimed {
  id: string;
  lease_id: string;
  kind: string;
  attempts: number;
  email: string | null;
  name: string | null;
}
const claim = (lease = '1 minute', limit = 10) =>
  ask<Claimed[]>('claim_trial_notices', { _limit: limit, _lease: lease });
const settle = ({ id, lease_id }: Claimed, values: Record<string, unknown>) =>
  ask<boolean>('settle_trial_notice', { _id: id, _lease_id: lease_id, ...values });
const sent = { _status: 'sent', _sent_to: 'trial@example.com', _details: { amount: 99_900 } };
const rows = () =>
  sql<{ kind: string; status: string; attempts: number; reason: string | null }>(
    'select kind, status, attempts, reason from public.trial_notices order by kind desc',
  );

/** A trial that ends after an interval. */
async function trial(left: string, changes: Record<string, unknown> = {}): Promise<string> {
  const values: Record<string, unknown> = {
    stripe_subscription_id: `sub_${randomUUID().slice(0, 8)}`,
    status: 'trialing',
    email: 'trial@example.com',
    name: 'Noor',
    ...changes,
  };
  const names = Object.keys(values);
  await sql(
    `insert into public.subscriptions (trial_end, ${names}) values (now() + interval '${left}', ${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(values),
  );
  return String(values.stripe_subscription_id);
}
/** As when an event has come of it. */
const touch = (id: string, changes: string) =>
  sql(`update public.subscriptions set ${changes} where stripe_subscription_id = $1`, [id]);

describe('plan_trial_notices', () => {
  test.each([
    ['3 days 1 minute', []],
    ['3 days', ['three_days']],
    ['1 day 1 minute', ['three_days']],
    ['23 hours', ['one_day']],
    ['-1 minute', []],
  ])('of a trial that ends in %s writes %j, once', async (left, kinds) => {
    await trial(left);
    expect(await plan()).toBe(kinds.length);
    expect(await plan()).toBe(0);
    expect((await rows()).map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([{ status: 'active' }, { cancel_at_period_end: true }, { stripe_subscription_id: null }])(
    'writes nothing of %j',
    async (changes) => {
      await trial('2 days', changes);
      expect(await plan()).toBe(0);
    },
  );

  test('of a trial that was moved writes another one', async () => {
    const id = await trial('2 days');
    await plan();
    await touch(id, "trial_end = now() + interval '60 hours'");
    expect(await plan()).toBe(1);
  });

  test('asks anew for one that was withdrawn only once the subscription has changed', async () => {
    const id = await trial('2 days');
    await plan();
    const [held] = await claim();
    await settle(held as Claimed, { _status: 'withdrawn', _reason: 'cancelled' });
    expect(await plan()).toBe(0);
    await touch(id, 'cancel_at_period_end = true');
    expect(await plan()).toBe(0);
    await touch(id, 'cancel_at_period_end = false');
    expect(await plan()).toBe(1);
    expect(await rows()).toEqual([{ kind: 'three_days', status: 'pending', attempts: 0, reason: null }]);
  });

  test('reads no row but those of trials that are about to end', async () => {
    const text = `select 1 from public.subscriptions as row
      where row.status = 'trialing' and not row.cancel_at_period_end
        and row.trial_end > now() and row.trial_end <= now() + interval '3 days'`;
    await sql('set enable_seqscan = off');
    const lines = await sql<Record<string, string>>(`explain ${text}`);
    await sql('set enable_seqscan = on');
    expect(JSON.stringify(lines)).toContain('subscriptions_trial_ends');
  });
});

describe('expect_trial_end', () => {
  test('writes the notice of three days, whatever our own clock says, and no second one', async () => {
    const id = await trial('30 days');
    expect(await ask('expect_trial_end', { _stripe_subscription_id: id })).toBe(true);
    expect(await ask('expect_trial_end', { _stripe_subscription_id: id })).toBe(false);
    expect((await rows()).map(({ kind }) => kind)).toEqual(['three_days']);
  });

  test('writes nothing of what is cancelled or unknown', async () => {
    const id = await trial('2 days', { cancel_at_period_end: true });
    expect(await ask('expect_trial_end', { _stripe_subscription_id: id })).toBe(false);
    expect(await ask('expect_trial_end', { _stripe_subscription_id: 'sub_nobody' })).toBe(false);
  });
});

describe('a notice that is held', () => {
  test('is nobody else’s until the hold runs out, and then only the new holder’s', async () => {
    await trial('2 days');
    await plan();
    const claims = await Promise.all([claim('1 second'), claim('1 second'), claim('1 second')]);
    const [first] = claims.flat();
    expect(claims.flat()).toHaveLength(1);
    expect(first).toMatchObject({
      kind: 'three_days',
      attempts: 1,
      email: 'trial@example.com',
      name: 'Noor',
    });
    await expect.poll(async () => (await claim('1 minute'))[0]?.attempts, { timeout: 10_000 }).toBe(2);
    expect(await settle(first as Claimed, sent)).toBe(false);
    expect(await rows()).toMatchObject([{ status: 'pending', attempts: 2 }]);
  });

  test('goes to the address of the account, by its first name, where that is confirmed', async () => {
    await sql("update public.profiles set first_name = 'Layla' where id = $1", [stage.users.owner]);
    await trial('2 days', { user_id: stage.users.owner });
    await plan();
    expect((await claim())[0]).toMatchObject({ email: 'owner@example.com', name: 'Layla' });
  });

  test('is sent once, with a line of the audit log', async () => {
    const id = await trial('2 days');
    await plan();
    const [held] = await claim();
    expect(await settle(held as Claimed, { ...sent, _request_id: 'request-1' })).toBe(true);
    expect(await settle(held as Claimed, sent)).toBe(false);
    expect(await claim()).toEqual([]);
    expect(
      await sql('select action, actor_id, details, request_id from public.audit_log where subject_id = $1', [
        id,
      ]),
    ).toEqual([
      {
        action: 'subscription.tell_trial_end',
        actor_id: null,
        details: { amount: 99_900, kind: 'three_days', trial_end: expect.any(String) },
        request_id: 'request-1',
      },
    ]);
    const [row] = await ask<{ trial_notices: object[] }[]>('get_subscription', { _id: id });
    expect(row?.trial_notices).toMatchObject([
      { kind: 'three_days', status: 'sent', sent_to: 'trial@example.com' },
    ]);
  });

  test('of a second subscription has a line of its own in the audit log', async () => {
    const id = await trial('7 days', { status: 'canceled' });
    await sql(
      "insert into public.trial_notices (stripe_subscription_id, kind, trial_end) values ($1, 'second_subscription', now())",
      [id],
    );
    const [held] = await claim();
    expect(held).toMatchObject({ kind: 'second_subscription', email: 'trial@example.com' });
    await settle(held as Claimed, { _status: 'sent', _sent_to: 'trial@example.com' });
    const lines = await sql('select action from public.audit_log where subject_id = $1', [id]);
    expect(lines).toEqual([{ action: 'subscription.tell_second_ended' }]);
  });

  test('that is not sent comes again, and is told as unsent where there is a reason', async () => {
    const id = await trial('2 days');
    await plan();
    const [early] = await claim();
    await settle(early as Claimed, { _status: 'pending', _retry_in: '0 seconds' });
    expect(await rows()).toMatchObject([{ attempts: 0, reason: null }]);
    const unsent = async () => (await ask<{ unsent_notices: number }>('billing_verification')).unsent_notices;
    expect(await unsent()).toBe(0);
    const [held] = await claim();
    await settle(held as Claimed, { _status: 'pending', _reason: 'The server is down', _retry_in: '1 hour' });
    expect(await rows()).toMatchObject([{ attempts: 1, reason: 'The server is down' }]);
    expect(await claim()).toEqual([]);
    expect(await unsent()).toBe(1);
    const [row] = await ask<{ trial_notices: object[] }[]>('get_subscription', { _id: id });
    expect(row?.trial_notices).toMatchObject([{ status: 'pending', reason: 'The server is down' }]);
  });

  test('may expect the one of the last day, once', async () => {
    const id = await trial('30 days');
    await ask('expect_trial_end', { _stripe_subscription_id: id });
    const [held] = await claim();
    await settle(held as Claimed, { ...sent, _expects_next: true });
    expect((await rows()).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'three_days sent',
      'one_day pending',
    ]);
    const [last] = await claim();
    expect(await settle(last as Claimed, { ...sent, _expects_next: true })).toBe(true);
    expect(await rows()).toHaveLength(2);
  });
});
