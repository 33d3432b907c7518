import Stripe from 'stripe';
import { afterAll, expect, it } from 'vitest';
import type { ReconcileResponse } from '../../sdk/src/contracts/billing.ts';
import { confirmedAccount } from '../../supabase/local/testing/confirmed-account.ts';
import { startTestStack } from '../setup/stack.ts';
import { call } from './call.ts';
import { addFault, mailsTo, pay } from './trial-fixture.ts';

const day = 86_400;
const email = 'begins@example.com';

// A clock that is moved plays all that lies between: hundreds of events with the demo's clients.
const test = await startTestStack({ demoData: false });
afterAll(() => test.stop());
const { database, keys, urls } = test.stack;
const account = { email: 'admin@example.com', password: 'a long enough password' };
const { userId } = await confirmedAccount(database, keys.publishable, account);
await database.sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [userId]);
const admin = test.flow();
await admin.auth.signIn(account);
const { hostname: host, port } = new URL(urls.stripe);
const stripe = new Stripe(keys.stripeSecretKey, { protocol: 'http', host, port, telemetry: false });

const eventually = <Value>(check: () => Promise<Value>) =>
  expect.poll(check, { timeout: 30_000, interval: 100 });

/** What the mailbox has about the trial, oldest first. */
const mails = async () =>
  (await mailsTo(test, email)).filter(({ text }) => text.includes('To the dashboard')).toReversed();
const subjects = async () =>
  (await mails()).map(({ subject }) => subject.split(':')[1]?.trim().split(' ')[0]);

it('a page that was paid in its last minutes is met by the next scheduled run, though another one was asked for', async () => {
  const { stack } = test;
  const late = { plan: 'weekly', email: 'late@example.com' } as const;
  const { id, url } = await admin.trials.start(late);
  const age = "update public.checkouts set expires_at = now() + interval '5 minutes' where id = $1";
  await stack.database.sql(age, [id]);
  for (const type of ['checkout.session.completed', 'customer.subscription.*', 'invoice.*']) {
    await addFault(test, { kind: 'dropped', type, times: type === 'invoice.*' ? '3' : '1' });
  }
  await pay(url);
  await expect(admin.trials.start(late)).rejects.toMatchObject({ code: 'conflict' });

  await stack.database.sql("update public.reconciliations set started_at = now() - interval '2 hours'");
  const due = { fix: true, when_due: true };
  const response = await call(test, 'reconcile', due, { token: stack.keys.secret });
  const { drift, drifted, fixed } = (await response.json()) as ReconcileResponse;
  expect(drift).toMatchObject({ checkout_paid: 1 });
  expect(fixed).toBe(drifted);
  const { items } = await admin.subscriptions.page({ search: late.email });
  expect(items).toMatchObject([{ status: 'trialing', user_id: expect.any(String) }]);
  expect(await mailsTo(test, late.email)).toHaveLength(1);
});

it('by Stripe’s clock a client is told three days and one day before, once each, and not afterwards', async () => {
  await pay((await admin.trials.start({ plan: 'weekly', email })).url);
  const row = async () => (await admin.subscriptions.page({ search: email })).items[0];
  await eventually(async () => (await row())?.status).toBe('trialing');
  const end = Date.parse((await row())?.trial_end ?? '') / 1000;
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: end - 4 * day });
  const moveTo = (time: number) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: time });
  // The stack looks at the notices by itself. Where one waits for the clock it does so from time to time: nobody waits here.
  const look = async () => {
    await test.stack.database.sql(
      "update public.trial_notices set next_attempt_at = now() where status = 'pending' and lease_id is null",
    );
    await call(test, 'send-trial-notices', {}, { token: test.stack.keys.secret });
  };

  await moveTo(end - 3 * day - 60);
  await look();
  expect(await mails()).toEqual([]);
  await moveTo(end - 3 * day);
  await eventually(subjects).toEqual(['paid']);
  await moveTo(end - day - 60);
  await look();
  expect(await subjects()).toEqual(['paid']);
  await moveTo(end - day);
  await look();
  await eventually(subjects).toEqual(['paid', 'AED']);
  expect((await mails())[1]?.text).toMatch(
    /Then AED 310 are taken from your card, every week\. Of that AED 17\.55 are tax\./,
  );

  await moveTo(end + 60);
  await eventually(async () => (await row())?.status).toBe('active');
  await look();
  expect(await mails()).toHaveLength(2);
  expect((await row())?.trial_notices).toMatchObject([
    { kind: 'three_days', status: 'sent', sent_to: email },
    { kind: 'one_day', status: 'sent', sent_to: email },
  ]);
  const subject = (await row())?.stripe_subscription_id ?? '';
  const { items } = await admin.audit.page({ action: 'subscription.tell_trial_end', subject });
  expect(items.map(({ details }) => details.kind)).toEqual(['one_day', 'three_days']);
});
