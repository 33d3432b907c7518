import { beforeEach, describe, expect, test } from 'vitest';
import { type ActorName, openStage } from './actors.ts';
import { invoice } from './fixtures.ts';

const stage = await openStage();

const sql = <Row>(text: string, params?: unknown[]) => stage.database.sql<Row>(text, params);
const rpc = (actor: ActorName, name: string, body: object) =>
  stage.actors[actor].rest('POST', `rpc/${name}`, body);

describe('begin_stripe_event', () => {
  const event = {
    _id: 'evt_ledger',
    _type: 'invoice.paid',
    _occurred_at: '2026-01-01T00:00:00Z',
    _signed_at: '2026-01-01T00:00:01Z',
    _object_id: 'in_1',
  };
  const stored = () =>
    sql('select object_id, attempts, error, ignored from public.stripe_events where id = $1', [event._id]);

  test('counts each delivery of an event until it is dealt with, and says so from then on', async () => {
    const begin = (second: number) =>
      rpc('service', 'begin_stripe_event', { ...event, _signed_at: `2026-01-01T00:00:0${second}Z` });
    expect((await begin(1)).body).toBe(true);
    expect((await begin(2)).body).toBe(true);
    expect(await stored()).toEqual([{ object_id: 'in_1', attempts: 2, error: null, ignored: false }]);
    await sql('update public.stripe_events set processed_at = now() where id = $1', [event._id]);
    expect((await begin(4)).body).toBe(false);
    // One that was dealt with, and one that was late on its way: each signature counts once.
    for (const second of [4, 3]) expect((await begin(second)).status).toBe(409);
    expect(await stored()).toMatchObject([{ attempts: 2 }]);
  });

  test('takes an event that names no object', async () => {
    const { _object_id, ...nameless } = { ...event, _id: 'evt_nameless' };
    expect((await rpc('service', 'begin_stripe_event', nameless)).body).toBe(true);
  });
});

describe('invoices and disputes', () => {
  beforeEach(async () => {
    await sql('truncate public.invoices, public.disputes, public.subscriptions cascade');
    await sql(
      "insert into public.subscriptions (user_id, stripe_subscription_id) values ($1, 'sub_own'), (null, 'sub_other')",
      [stage.users.owner],
    );
    for (const [id, stripe_subscription_id] of [
      ['in_1', 'sub_own'],
      ['in_2', 'sub_own'],
      ['in_3', 'sub_other'],
      ['in_4', null],
    ]) {
      await stage.actors.service.rest('POST', 'invoices', { ...invoice, id, stripe_subscription_id });
    }
    await sql(
      `insert into public.disputes (id, stripe_charge_id, status, reason, currency, amount, opened_at)
       select 'du_' || n, 'ch_1', status, 'fraudulent', 'aed', 1, timestamptz '2026-01-01' + n * interval '1 day'
       from (values (1, 'lost'), (2, 'needs_response'), (3, 'under_review'), (4, 'won')) as made (n, status)`,
    );
  });

  const ids = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);

  test('an owner reads the invoices of their subscriptions and of no others, also once one becomes theirs', async () => {
    const read = async () => ids((await stage.actors.owner.rest('GET', 'invoices?select=id&order=id')).body);
    expect(await read()).toEqual(['in_1', 'in_2']);
    await sql("update public.subscriptions set user_id = $1 where stripe_subscription_id = 'sub_other'", [
      stage.users.owner,
    ]);
    expect(await read()).toEqual(['in_1', 'in_2', 'in_3']);
  });

  test('list_invoices answers an admin those of one subscription, newest first', async () => {
    await sql("update public.invoices set issued_at = '2026-02-01' where id = 'in_2'");
    const asked = { _stripe_subscription_id: 'sub_own' };
    expect(ids((await rpc('admin', 'list_invoices', asked)).body)).toEqual(['in_2', 'in_1']);
    expect(ids((await rpc('admin', 'list_invoices', { ...asked, _limit: 1 })).body)).toEqual(['in_2']);
  });

  test('list_disputes answers an admin the open ones, newest first, or all', async () => {
    expect(ids((await rpc('admin', 'list_disputes', {})).body)).toEqual(['du_3', 'du_2']);
    expect(ids((await rpc('admin', 'list_disputes', { _open_only: false })).body)).toEqual([
      'du_4',
      'du_3',
      'du_2',
      'du_1',
    ]);
  });
});
