import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Stage } from './actors.ts';
import { add, call } from './leads.fixture.ts';

interface Row {
  id: string;
  status: string;
}

/** What the tests of checkouts ask of a stage, as the functions do. */
export function checkoutsOn(stage: Stage) {
  const newEmail = () => `begins-${randomUUID()}@example.com`;

  async function account(email: string, confirmed = true): Promise<string> {
    const id = randomUUID();
    await stage.database.sql(
      'insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values ($1, $2, $3, $4)',
      [id, email, confirmed ? '2026-11-01T10:00:00Z' : null, JSON.stringify({ first_name: 'Layla' })],
    );
    return id;
  }

  /** A lead, of a client's where one is named. */
  async function addLead({ client_id, ...changes }: Record<string, unknown> = {}): Promise<string> {
    const id = await add(stage, changes);
    if (client_id) {
      await stage.database.sql('update public.consultation_requests set client_id = $2 where id = $1', [
        id,
        client_id,
      ]);
    }
    return id;
  }

  const ask = (name: string, values: Record<string, unknown>) => call(stage, 'service', name, values);
  async function begin(email: string, changes: Record<string, unknown> = {}) {
    const values = { _email: email, _plan: 'monthly', _trial_days: 7, ...changes };
    const { status, body } = await ask('begin_checkout', values);
    expect(status).toBe(200);
    return body as { checkout?: Row; refusal?: string; began?: string; status?: string; rivals?: string[] };
  }
  const find = (values: Record<string, unknown>) => ask('find_checkout_person', values);
  const close = (_stripe_session_id: string, values: Record<string, unknown> = {}) =>
    ask('close_checkout', { _stripe_session_id, ...values });
  const findPaid = async (_stripe_session_id: string) =>
    (await ask('find_paid_checkout', { _stripe_session_id })).body as { rivals: string[] } | null;
  const idOf = ({ checkout }: { checkout?: Row }) => checkout?.id ?? '';
  const open = (id: string, session = `cs_${id.slice(0, 8)}`, customer = 'cus_1') =>
    ask('open_checkout', {
      ...{ _id: id, _stripe_customer_id: customer, _stripe_session_id: session },
      ...{ _url: 'https://checkout.example/1', _expires_at: new Date(Date.now() + 3_600_000).toISOString() },
      ...{ _actor_id: stage.users.admin, _actor_email: 'admin@example.com', _request_id: 'request-1' },
    });
  const subscribe = (values: Record<string, unknown>) => {
    const row = { stripe_subscription_id: `sub_${randomUUID().slice(0, 8)}`, ...values };
    const columns = Object.keys(row);
    return stage.database.sql(
      `insert into public.subscriptions (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`,
      Object.values(row),
    );
  };
  async function rowOf(id: string) {
    const query = 'select * from public.checkouts where id = $1';
    return (await stage.database.sql<Record<string, unknown>>(query, [id]))[0];
  }
  const audit = (subject: string) =>
    stage.database.sql<{ action: string; actor_email: string | null }>(
      'select action, actor_email from public.audit_log where subject_id = $1 order by occurred_at',
      [subject],
    );

  return {
    newEmail,
    account,
    addLead,
    ask,
    begin,
    find,
    close,
    findPaid,
    idOf,
    open,
    subscribe,
    rowOf,
    audit,
  };
}
