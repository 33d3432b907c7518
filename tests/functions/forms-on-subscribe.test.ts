import { beforeEach, describe, expect, it } from 'vitest';
import { demoAdmin } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';

const test = await sharedStack();
const admin = test.flow();
await admin.auth.signIn(demoAdmin);
const defaults = (await admin.forms.registry())
  .filter((form) => form.is_default && !form.retired_at)
  .map(({ slug }) => slug)
  .sort();
const { sql } = test.stack.database;

let id: string;
let clientId: string;
let made = 0;
beforeEach(async () => {
  made += 1;
  id = `sub_begins_${made}`;
  const [someone] = await sql<{ id: string }>(
    `select id from public.profiles where id not in (select client_id from public.form_assignments) limit 1`,
  );
  if (!someone) throw new Error('The demo data has nobody without forms.');
  clientId = someone.id;
});

const insert = (status: string, owner: string | null) =>
  sql(
    `insert into public.subscriptions
       (user_id, status, stripe_subscription_id, stripe_customer_id, trial_start, trial_end, current_period_end)
     values ($1, $2, $3, 'cus_begins', now(), now() + interval '7 days', now() + interval '7 days')`,
    [owner, status, id],
  );

/** Has Stripe change the subscription, and so send an event. */
async function changeAtStripe(changes: Record<string, string>): Promise<void> {
  const response = await fetch(`${test.stack.urls.stripe}/v1/subscriptions/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${test.stack.keys.stripeSecretKey}` },
    body: new URLSearchParams(changes),
  });
  expect(response.status).toBe(200);
}

/** A subscription that Stripe knows and we do not. */
async function onlyAtStripe(): Promise<void> {
  await insert('trialing', clientId);
  await fetch(`${test.stack.urls.stripe}/v1/subscriptions/${id}`, {
    headers: { authorization: `Bearer ${test.stack.keys.stripeSecretKey}` },
  });
  await sql('delete from public.subscriptions where stripe_subscription_id = $1', [id]);
}

const given = async () =>
  (await admin.forms.assignments(clientId)).map((form) => form.forms_registry?.slug).sort();

async function owner(): Promise<string | null | undefined> {
  const [row] = await sql<{ user_id: string | null }>(
    'select user_id from public.subscriptions where stripe_subscription_id = $1',
    [id],
  );
  return row?.user_id;
}

describe('a client has the default forms', () => {
  it('when their subscription appears, in nobody’s name', async () => {
    await onlyAtStripe();
    await changeAtStripe({ 'metadata[note]': 'began' });
    await expect.poll(owner).toBe(clientId);
    expect(await given()).toEqual(defaults);
    expect(
      await sql('select action, actor_id from public.audit_log where subject_id = $1', [clientId]),
    ).toEqual([{ action: 'form.assign', actor_id: null }]);
  });

  it('when Stripe learns whose subscription it is', async () => {
    await insert('trialing', null);
    await changeAtStripe({ 'metadata[user_id]': clientId });
    await expect.poll(owner).toBe(clientId);
    expect(await given()).toEqual(defaults);
  });

  it('when a trial from before turns paid, each once', async () => {
    await insert('trialing', clientId);
    const [first = ''] = defaults;
    await admin.forms.assign(clientId, first);
    await changeAtStripe({ trial_end: 'now' });
    await expect.poll(given).toEqual(defaults);
  });
});
