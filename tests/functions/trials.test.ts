import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Flow } from '../../sdk/src/index.ts';
import { type CaughtMail, demoAdmin, demoClient } from '../setup/backend.ts';
import { startTestStack, type TestStack } from '../setup/stack.ts';
import { call } from './call.ts';
import { type KillPoint, killAt } from './kill-points.ts';
import { leadPayload, newPhone } from './lead-payload.ts';

let test: TestStack;
let admin: Flow;
let token: string;
beforeAll(async () => {
  test = await startTestStack();
  admin = test.flow();
  ({ accessToken: token } = await admin.auth.signIn(demoAdmin));
});
afterAll(() => test?.stop());

let people = 0;
function newAddress(): string {
  people += 1;
  return `begins-${people}@example.com`;
}

async function newLead(): Promise<string> {
  const response = await call(test, 'consultation-webhook', leadPayload());
  const { reference } = (await response.json()) as { reference: string };
  return (await admin.leads.find(reference)).id;
}

/** Pays on the stand-in's page as a browser would: with the form that it has. */
async function pay(url: string | null): Promise<string | null> {
  const page = await fetch(String(url));
  const action = /<form[^>]*action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const response = await fetch(new URL(action, String(url)), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(String(url)).origin },
    body: new URLSearchParams({ card: 'works' }),
    redirect: 'manual',
  });
  return response.headers.get('location');
}

async function mailsTo(address: string): Promise<CaughtMail[]> {
  const response = await fetch(`${test.stack.urls.mail}/api/messages`);
  const { messages } = (await response.json()) as { messages: CaughtMail[] };
  return messages.filter((message) => message.to === address);
}

const eventually = <Value>(check: () => Promise<Value>) =>
  expect.poll(check, { timeout: 20_000, interval: 100 });

describe('a trial', () => {
  it('that a coach begins for a lead makes a client of who pays', async () => {
    const leadId = await newLead();
    const email = newAddress();
    const checkout = await admin.trials.start({ plan: 'monthly', leadId, email });
    expect(checkout).toMatchObject({ email, trial_days: 10, status: 'open' });
    expect(await admin.trials.start({ plan: 'monthly', leadId, email })).toEqual(checkout);

    expect(await pay(checkout.url)).toMatch(/\/thank-you-trial$/);
    await eventually(async () => (await admin.trials.of({ leadId }))[0]?.status).toBe('completed');
    expect(await mailsTo(email)).toHaveLength(1);
    const [client] = await admin.clients.all({ search: email }).toArray({ max: 2 });
    const profile = await admin.clients.get(client?.id ?? '');
    expect(profile).toMatchObject({
      subscriptions: [{ status: 'trialing' }],
      leads: [{ id: leadId, status: 'won' }],
    });
    expect(await admin.forms.assignments(profile.id)).toHaveLength(2);
    expect(profile.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['checkout.open', 'checkout.complete', 'client.invite']),
    );

    await expect(admin.trials.start({ plan: 'weekly', email })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is begun by a client alone, who then manages it on Stripe’s page', async () => {
    const client = test.flow();
    const email = newAddress();
    const password = 'a long enough password';
    await admin.clients.invite({ email });
    const link = /https?:\S+\/auth\/v1\/verify\S+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0];
    const verified = await fetch(String(link), { redirect: 'manual' });
    const given = new URLSearchParams(new URL(verified.headers.get('location') ?? '').hash.slice(1));
    await fetch(`${test.stack.urls.api}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: test.stack.keys.publishable,
        authorization: `Bearer ${given.get('access_token')}`,
      },
      body: JSON.stringify({ password }),
    });
    await client.auth.signIn({ email, password });
    await expect(client.subscriptions.portal()).rejects.toMatchObject({ code: 'not_found' });

    const { url } = await client.trials.start({ plan: 'weekly' });
    await pay(url);
    await eventually(async () => (await client.subscriptions.mine()).map(({ status }) => status)).toEqual([
      'trialing',
    ]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is refused to the household of who has had one, by the number that Stripe knows', async () => {
    const leadId = await newLead();
    await pay((await admin.trials.start({ plan: 'weekly', leadId, email: newAddress() })).url);
    await eventually(async () => (await admin.trials.of({ leadId }))[0]?.status).toBe('completed');
    const { phone, phone_e164 } = await admin.leads.find(leadId);
    const response = await call(test, 'consultation-webhook', { ...leadPayload(), phone });
    const { reference } = (await response.json()) as { reference: string };
    const partner = await admin.leads.find(reference);
    expect(partner.phone_e164).toBe(phone_e164);
    const again = admin.trials.start({ plan: 'weekly', leadId: partner.id, email: newAddress() });
    await expect(again).rejects.toMatchObject({ code: 'trial_used' });
    const paid = { plan: 'weekly', leadId: partner.id, email: newAddress(), withoutTrial: true } as const;
    expect(await admin.trials.start(paid)).toMatchObject({ trial_days: 0 });
  });

  it('of somebody else begins nobody but an admin', async () => {
    const client = test.flow();
    await client.auth.signIn(demoClient);
    const other = client.trials.start({ plan: 'weekly', email: newAddress() });
    await expect(other).rejects.toMatchObject({ code: 'forbidden' });
  });
});

/** Pages that were all open before one of them was paid, as two requests at the same time would leave them. */
async function openPages(column: 'email' | 'phone_e164', second: { withoutTrial?: true } = {}) {
  const pages = [
    await admin.trials.start({ plan: 'weekly', email: newAddress() }),
    await admin.trials.start({ plan: 'monthly', email: newAddress(), ...second }),
  ] as const;
  const shared = column === 'email' ? newAddress() : newPhone().replaceAll(' ', '');
  await test.stack.database.sql(`update public.checkouts set ${column} = $1 where id = any ($2::uuid[])`, [
    shared,
    pages.map(({ id }) => id),
  ]);
  return pages;
}

const rowsOf = (pages: readonly { id: string }[]) =>
  test.stack.database.sql<{ status: string; duplicate_of: string | null; provider_status: string | null }>(
    `select checkout.status, checkout.duplicate_of, row.provider_status
     from public.checkouts as checkout
     left join public.subscriptions as row using (stripe_subscription_id)
     where checkout.id = any ($1::uuid[]) order by checkout.created_at`,
    [pages.map(({ id }) => id)],
  );

/** Both are paid before the product hears of either, and then it hears of the second one first. */
async function payBoth(pages: Awaited<ReturnType<typeof openPages>>): Promise<void> {
  const type = 'checkout.session.completed';
  await fault({ kind: 'dropped', type, times: '2' });
  await pay(pages[0].url);
  // Stripe counts seconds.
  await sleep(1_100);
  await pay(pages[1].url);
  const events = (await atStripe(`events?type=${type}&limit=2`)).map(({ id }) => id);
  for (const event of events) {
    await send(event);
    await eventually(async () => {
      const [row] = await test.stack.database.sql<{ processed_at: string | null }>(
        'select processed_at from public.stripe_events where id = $1',
        [event],
      );
      return row?.processed_at ?? null;
    }).not.toBeNull();
  }
}

describe('of several pages', () => {
  it('for one person the newest takes the place of the others', async () => {
    const email = newAddress();
    const weekly = await admin.trials.start({ plan: 'weekly', email });
    const monthly = await admin.trials.start({ plan: 'monthly', email });
    expect(await (await fetch(String(weekly.url))).text()).toContain('has expired');
    expect(await rowsOf([weekly, monthly])).toMatchObject([{ status: 'expired' }, { status: 'open' }]);
    expect(await pay(monthly.url)).toMatch(/\/thank-you-trial$/);
  });

  it('for one household all stay open until one is paid', async () => {
    const { phone } = leadPayload();
    const pages: Awaited<ReturnType<typeof admin.trials.start>>[] = [];
    for (let lead = 0; lead < 2; lead += 1) {
      const response = await call(test, 'consultation-webhook', leadPayload({ phone }));
      const { reference } = (await response.json()) as { reference: string };
      const { id } = await admin.leads.find(reference);
      pages.push(await admin.trials.start({ plan: 'weekly', leadId: id, email: newAddress() }));
    }
    expect(await rowsOf(pages)).toMatchObject([{ status: 'open' }, { status: 'open' }]);
    await pay(pages[1]?.url ?? null);
    await eventually(async () => (await rowsOf(pages)).map(({ status }) => status)).toEqual([
      'expired',
      'completed',
    ]);
  });

  it.each(['email', 'phone_e164'] as const)('with one %s a payment ends the other one', async (column) => {
    const pages = await openPages(column);
    await pay(pages[0].url);
    await eventually(async () => (await rowsOf(pages)).map(({ status }) => status)).toEqual([
      'completed',
      'expired',
    ]);
    expect(await (await fetch(String(pages[1].url))).text()).toContain('has expired');
  });

  it.each(['email', 'phone_e164'] as const)(
    'with one %s that were both paid the second subscription ends before it is charged',
    async (column) => {
      const pages = await openPages(column);
      await payBoth(pages);
      expect(await rowsOf(pages)).toMatchObject([
        { status: 'completed', duplicate_of: null, provider_status: 'trialing' },
        { status: 'expired', duplicate_of: expect.stringMatching(/^sub_/), provider_status: 'canceled' },
      ]);
      const customers = await atStripe(`customers?email=${pages[1].email}`);
      expect(await atStripe(`subscriptions?status=all&customer=${customers[0]?.id}`)).toMatchObject([
        { status: 'canceled' },
      ]);
      const lines = await test.stack.database.sql<{ cancelled: boolean }>(
        `select (details -> 'cancelled')::boolean as cancelled from public.audit_log
         where action = 'checkout.duplicate' and details ->> 'checkout_id' = $1`,
        [pages[1].id],
      );
      expect(lines).toEqual([{ cancelled: true }]);
      expect((await admin.billing.reconcile()).drift).toEqual({});
    },
  );

  it('a second subscription that was charged stays, and is told of', async () => {
    const pages = await openPages('email', { withoutTrial: true });
    await payBoth(pages);
    expect(await rowsOf(pages)).toMatchObject([
      { status: 'completed', duplicate_of: null, provider_status: 'trialing' },
      { status: 'completed', duplicate_of: expect.stringMatching(/^sub_/), provider_status: 'active' },
    ]);
    expect(test.lines.filter((line) => line.includes('second-subscription-charged'))).toHaveLength(1);
  });
});

describe('a page of which an event is lost', () => {
  it('and that was paid is completed by a reconciliation with fix, as the event would have done', async () => {
    const leadId = await newLead();
    const email = newAddress();
    const { url } = await admin.trials.start({ plan: 'monthly', leadId, email });
    await fault({ kind: 'dropped', type: 'checkout.session.completed' });
    await pay(url);
    const subscriptions = async () =>
      (await admin.subscriptions.all({ search: email }).toArray({ max: 2 })).map((row) => [
        row.status,
        row.user_id !== null,
      ]);
    await eventually(subscriptions).toEqual([['trialing', false]]);
    // Invoices of the other events may still be on their way.
    await eventually(async () => (await admin.billing.reconcile()).drift).toEqual({ checkout_paid: 1 });
    expect(await admin.billing.lastVerified()).toMatchObject({ drift: { checkout_paid: 1 }, fixed: 0 });
    expect(await mailsTo(email)).toHaveLength(0);
    expect(await admin.trials.of({ leadId })).toMatchObject([{ status: 'open' }]);

    const open = await test.stack.database.sql("select from public.checkouts where status = 'open'");
    expect(await admin.billing.reconcile({ fix: true })).toMatchObject({
      walked_checkouts: open.length,
      drift: { checkout_paid: 1 },
      drifted: 1,
      fixed: 1,
    });
    expect(await admin.trials.of({ leadId })).toMatchObject([{ status: 'completed' }]);
    expect(await subscriptions()).toEqual([['trialing', true]]);
    expect(await mailsTo(email)).toHaveLength(1);
    const [client] = await admin.clients.all({ search: email }).toArray({ max: 2 });
    const profile = await admin.clients.get(client?.id ?? '');
    expect(profile).toMatchObject({
      subscriptions: [{ status: 'trialing' }],
      leads: [{ id: leadId, status: 'won' }],
    });
    expect(await admin.forms.assignments(profile.id)).toHaveLength(2);
    expect((await admin.billing.reconcile()).drift).toEqual({});
  });

  it('and that nobody can pay on any more is closed', async () => {
    const leadId = await newLead();
    await admin.trials.start({ plan: 'monthly', leadId, email: newAddress() });
    const [row] = await test.stack.database.sql<{ session: string }>(
      'select stripe_session_id as session from public.checkouts where lead_id = $1',
      [leadId],
    );
    await fault({ kind: 'dropped', type: 'checkout.session.expired' });
    await fetch(`${test.stack.urls.stripe}/v1/checkout/sessions/${row?.session}/expire`, {
      method: 'POST',
      headers: { authorization: `Bearer ${test.stack.keys.stripeSecretKey}` },
    });
    const drift = { checkout_expired: 1 };
    expect(await admin.billing.reconcile()).toMatchObject({ drift, fixed: 0 });
    expect(await admin.trials.of({ leadId })).toMatchObject([{ status: 'open' }]);
    expect(await admin.billing.reconcile({ fix: true })).toMatchObject({ drift, fixed: 1 });
    expect(await admin.trials.of({ leadId })).toMatchObject([{ status: 'expired' }]);
    expect((await admin.billing.reconcile()).drift).toEqual({});
  });
});

const after = (request: string): KillPoint => ({ when: 'after', request });
const before = (request: string): KillPoint => ({ when: 'before', request });
const change = [
  after('POST rpc/begin_subscription_change'),
  // Stripe has been told.
  before('POST rpc/finish_subscription_change'),
  after('POST rpc/finish_subscription_change'),
];
const points = {
  start: [
    after('POST rpc/begin_checkout'),
    // Stripe has the customer and the page.
    before('POST rpc/open_checkout'),
    after('POST rpc/open_checkout'),
  ],
  pay: [
    after('POST rpc/begin_stripe_event'),
    after('POST subscriptions'),
    after('POST invite'),
    after('POST rpc/record_invitation'),
    after('POST rpc/assign_default_forms'),
    // Stripe knows the account.
    before('POST rpc/close_checkout'),
    after('POST rpc/close_checkout'),
  ],
  cancel: change,
  resume: change,
} as const;

/** Asks until it is answered, as a person does who sees that it failed; `or` is another answer than 200. */
async function insist(name: string, body: object, or = 200): Promise<void> {
  for (;;) {
    const response = await call(test, name, body, { token }).catch(() => null);
    await response?.body?.cancel();
    if (response?.status === 200 || response?.status === or) return;
    expect([undefined, 500, 502, 503]).toContain(response?.status);
    await sleep(50);
  }
}

const atStripe = async (path: string) => {
  const headers = { authorization: `Bearer ${test.stack.keys.stripeSecretKey}` };
  const response = await fetch(`${test.stack.urls.stripe}/v1/${path}`, { headers });
  return ((await response.json()) as { data: { id: string }[] }).data;
};

/** Sends the newest event of a kind again, on the stand-in's own page: its waits become longer with each failure. */
async function sendAgain(type: string): Promise<void> {
  const page = await (await fetch(test.stack.urls.stripe)).text();
  await send(new RegExp(`Send again: ${type} (evt_\\w+)`).exec(page)?.[1] ?? '');
}

const fault = (form: Record<string, string>) =>
  fetch(`${test.stack.urls.stripe}/actions/fault`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

async function send(event: string): Promise<void> {
  await fetch(`${test.stack.urls.stripe}/actions/send-event`, {
    method: 'POST',
    body: new URLSearchParams({ event }),
    redirect: 'manual',
  });
}

/** Kills the functions' process once Stripe has done a request, and before it has answered. */
async function killAfterStripe(path: string, work: () => Promise<Response>): Promise<void> {
  const { functions, urls } = test.stack;
  // The process that follows one that was killed.
  await eventually(async () => (await call(test, 'start-trial', {}, { token })).status).toBe(422);
  await fault({ kind: 'no_answer_after', method: 'POST', path, times: '1' });
  const asked = work().catch(() => null);
  await eventually(async () => (await fetch(urls.stripe)).text()).not.toContain(
    'No answer; it is done: POST',
  );
  const pid = functions.pid();
  expect(pid).toBeGreaterThan(0);
  process.kill(pid, 'SIGKILL');
  await (await asked)?.body?.cancel();
}

it('a process that is killed after each step of a trial, its payment, a cancellation and its end does each once', {
  timeout: 300_000,
}, async () => {
  const { stack } = test;
  const leadId = await newLead();
  const email = newAddress();
  const killed = async (
    step: keyof typeof points,
    work: (left: readonly KillPoint[]) => Promise<unknown>,
  ) => {
    const left = killAt(stack, points[step]);
    await work(left);
    expect(left).toEqual([]);
  };
  const start = { plan: 'monthly', lead_id: leadId, email };
  for (const path of ['/v1/customers', '/v1/checkout/sessions']) {
    await killAfterStripe(path, () => call(test, 'start-trial', start, { token }));
  }
  await killed('start', () => insist('start-trial', start));
  const [checkout] = await admin.trials.of({ leadId });
  await killed('pay', async (left) => {
    await pay(checkout?.url ?? null);
    while ((await admin.trials.of({ leadId }))[0]?.status !== 'completed' || left.length > 0) {
      // Stripe waits longer before it sends again: a delivery that overtakes another one would mail a second invitation.
      await sleep(1_000);
      await sendAgain('checkout.session.completed');
    }
  });
  const [client] = await admin.clients.all({ search: email }).toArray({ max: 2 });
  const clientId = client?.id ?? '';
  const [subscription] = await admin.clients.get(clientId).then(({ subscriptions }) => subscriptions);
  const id = subscription?.stripe_subscription_id ?? '';
  await killed('cancel', () => insist('cancel-subscription', { stripe_subscription_id: id }));
  // What has been resumed already is not ending any more.
  await killed('resume', () => insist('resume-subscription', { stripe_subscription_id: id }, 409));

  const customers = await atStripe(`customers?email=${email}`);
  expect(customers).toHaveLength(1);
  const customer = customers[0]?.id;
  expect(await atStripe(`checkout/sessions?customer=${customer}`)).toHaveLength(1);
  expect(await atStripe(`subscriptions?status=all&customer=${customer}`)).toMatchObject([
    { id, status: 'trialing', cancel_at_period_end: false },
  ]);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await admin.forms.assignments(clientId)).toHaveLength(2);
  const lines = await stack.database.sql<{ action: string }>(
    `select action from public.audit_log where subject_id = any ($1::text[])
       and action ~ '^(checkout|client[.]invite|subscription)' order by action`,
    [[leadId, clientId, id]],
  );
  expect(lines.map(({ action }) => action)).toEqual([
    'checkout.complete',
    'checkout.open',
    'client.invite',
    'subscription.cancel',
    'subscription.resume',
  ]);
  // Some were not even stored before the process that had received them was killed.
  await eventually(async () => {
    const done = await stack.database.sql<{ id: string }>(
      'select id from public.stripe_events where processed_at is not null',
    );
    const isDone = new Set(done.map(({ id }) => id));
    const events = (await atStripe('events?limit=100')).filter(({ id }) => !isDone.has(id));
    await Promise.all(events.map(({ id }) => send(id)));
    return events;
  }).toEqual([]);
  expect((await admin.billing.reconcile()).drift).toEqual({});
  expect(await admin.billing.lastVerified()).toMatchObject({ open_changes: 0 });
});
