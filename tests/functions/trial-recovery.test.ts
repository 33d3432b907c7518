import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { demoAdmin } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';
import { call } from './call.ts';
import { type KillPoint, killAt, killFunctions } from './kill-points.ts';
import { newPhone } from './lead-payload.ts';
import {
  addFault,
  clearFaults,
  listAtStripe,
  mailsTo,
  newAddress,
  newLead,
  openPages,
  pay,
  payBoth,
  settleEvents,
} from './trial-fixture.ts';

const test = await sharedStack();
const admin = test.flow();
const { accessToken: token } = await admin.auth.signIn(demoAdmin);

const after = (request: string): KillPoint => ({ when: 'after', request });
const before = (request: string): KillPoint => ({ when: 'before', request });
const change = [
  after('POST rpc/begin_subscription_change'),
  // Stripe has been told.
  before('POST rpc/finish_subscription_change'),
  after('POST rpc/finish_subscription_change'),
];
const invitationTaken = after('POST rpc/take_rate_limit');
const points = {
  start: [
    after('POST rpc/begin_checkout'),
    // Stripe has the customer and the page.
    before('POST rpc/open_checkout'),
    after('POST rpc/open_checkout'),
  ],
  startInItsPlace: [
    // Stripe has ended the page that gives way.
    before('POST rpc/close_checkout'),
    after('POST rpc/close_checkout'),
  ],
  pay: [
    after('POST rpc/begin_stripe_event'),
    after('POST subscriptions'),
    // The page of their household.
    before('POST rpc/close_checkout'),
    after('POST rpc/close_checkout'),
    invitationTaken,
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

/** Waits for the process that follows one that was killed. */
const nextProcess = () =>
  vi.waitUntil(async () => (await call(test, 'start-trial', {}, { token })).status === 422, 20_000);
// For the files that come next on this stack.
afterAll(nextProcess);

/** Kills the functions' process once Stripe has done a request, and before it has answered. */
async function killAfterStripe(path: string, work: () => Promise<Response>): Promise<void> {
  await nextProcess();
  await addFault(test, { kind: 'no_answer_after', method: 'POST', path, times: '1' });
  const asked = work().catch(() => null);
  await expect
    .poll(async () => (await fetch(test.stack.urls.stripe)).text())
    .not.toContain('No answer; it is done: POST');
  await killFunctions(test.stack);
  await (await asked)?.body?.cancel();
}

it('a process that is killed after each step of a trial, its payment, a cancellation and its end does each once', {
  timeout: 300_000,
}, async () => {
  const { stack } = test;
  const { drift } = await admin.billing.reconcile();
  const phone = newPhone();
  const { id: leadId } = await newLead(test, admin, { phone });
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
  // What they would close is closed by the requests that are killed.
  await addFault(test, { kind: 'dropped', type: 'checkout.session.expired', times: '9' });
  for (const path of ['/v1/customers', '/v1/checkout/sessions']) {
    await killAfterStripe(path, () => call(test, 'start-trial', start, { token }));
  }
  await killed('start', () => insist('start-trial', start));
  await killed('startInItsPlace', () => insist('start-trial', { ...start, plan: 'weekly' }));
  const { id: householdId } = await newLead(test, admin, { phone });
  await admin.trials.start({ plan: 'weekly', leadId: householdId, email: newAddress() });
  const [checkout] = await admin.trials.of({ leadId });
  await killed('pay', async (left) => {
    let isHeld = true;
    await pay(checkout?.url ?? null);
    while ((await admin.trials.of({ leadId }))[0]?.status !== 'completed' || left.length > 0) {
      await sleep(100);
      if (isHeld && !left.includes(invitationTaken)) {
        // The minute that the next delivery would wait for the one that died.
        const held = await stack.database.sql('delete from public.rate_limits returning key');
        isHeld = held.length === 0;
      }
    }
  });
  const [client] = await admin.clients.all({ search: email }).toArray({ max: 2 });
  const clientId = client?.id ?? '';
  const [subscription] = await admin.clients.get(clientId).then(({ subscriptions }) => subscriptions);
  const id = subscription?.stripe_subscription_id ?? '';
  await killed('cancel', () => insist('cancel-subscription', { stripe_subscription_id: id }));
  // What has been resumed already is not ending any more.
  await killed('resume', () => insist('resume-subscription', { stripe_subscription_id: id }, 409));

  const customers = await listAtStripe(test, `customers?email=${email}`);
  expect(customers).toHaveLength(1);
  const customer = customers[0]?.id;
  expect(await listAtStripe(test, `checkout/sessions?customer=${customer}`)).toMatchObject([
    { status: 'complete' },
    { status: 'expired' },
  ]);
  expect(await admin.trials.of({ leadId })).toMatchObject([{ status: 'completed' }, { status: 'expired' }]);
  expect(await admin.trials.of({ leadId: householdId })).toMatchObject([{ status: 'expired' }]);
  expect(await listAtStripe(test, `subscriptions?status=all&customer=${customer}`)).toMatchObject([
    { id, status: 'trialing', cancel_at_period_end: false },
  ]);
  expect(await mailsTo(test, email)).toHaveLength(1);
  expect(await admin.forms.assignments(clientId)).toHaveLength(2);
  const lines = await stack.database.sql<{ action: string }>(
    `select action from public.audit_log where subject_id = any ($1::text[])
       and action ~ '^(checkout|client[.]invite|subscription)' order by action`,
    [[leadId, clientId, id]],
  );
  expect(lines.map(({ action }) => action)).toEqual([
    'checkout.complete',
    'checkout.open',
    'checkout.open',
    'client.invite',
    'subscription.cancel',
    'subscription.resume',
  ]);
  await clearFaults(test);
  // Some were not even stored before the process that had received them was killed: they come again.
  await settleEvents(test);
  expect((await admin.billing.reconcile()).drift).toEqual(drift);
  expect(await admin.billing.lastVerified()).toMatchObject({ open_changes: 0 });
});

it('a process that is killed while a second subscription is cancelled and told of does both once', {
  timeout: 120_000,
}, async () => {
  const { stack } = test;
  const pages = await openPages(test, admin, 'email');
  const left = killAt(stack, [
    // Stripe has cancelled it.
    before('POST rpc/close_checkout'),
    after('POST rpc/close_checkout'),
    after('POST rpc/claim_trial_notices'),
    // The mail is sent.
    before('POST rpc/settle_trial_notice'),
    after('POST rpc/settle_trial_notice'),
  ]);
  await payBoth(test, pages);
  const [known] = await stack.database.sql<{ id: string }>(
    'select stripe_subscription_id as id from public.checkouts where id = $1',
    [pages[1].id],
  );
  await expect
    .poll(async () => {
      // The hold of a sender that died, which would run out in three minutes. The schedule's sender may lose its own
      // by it, and then meet the last point in vain: the notice is waited for too.
      const [notice] = await stack.database.sql<{ status: string }>(
        `update public.trial_notices
         set next_attempt_at = now(), leased_until = null, lease_id = null
         where stripe_subscription_id = $1 and kind = 'second_subscription' returning status`,
        [known?.id],
      );
      const told = await call(test, 'send-trial-notices', {}, { token: stack.keys.secret }).catch(() => null);
      await told?.body?.cancel();
      return { left, notice };
    })
    .toEqual({ left: [], notice: { status: 'sent' } });
  expect(await mailsTo(test, pages[1].email)).toHaveLength(1);
  const lines = await stack.database.sql<{ action: string }>(
    `select action from public.audit_log
     where subject_id = $1 or details ->> 'checkout_id' = $2 order by occurred_at`,
    [known?.id, pages[1].id],
  );
  expect(lines.map(({ action }) => action)).toEqual([
    'checkout.open',
    'checkout.duplicate',
    'subscription.tell_second_ended',
  ]);
});
