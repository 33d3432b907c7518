import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Flow } from '../../sdk/src/index.ts';
import type { CaughtMail } from '../../supabase/local/mailbox/page.ts';
import { type SmtpServer, startSmtp } from '../../supabase/local/mailbox/smtp.ts';
import { freePorts } from '../../supabase/local/ports.ts';
import { demoAdmin } from '../setup/backend.ts';
import { startTestStack, type TestStack } from '../setup/stack.ts';
import { call } from './call.ts';
import { killFunctions } from './kill-points.ts';

const day = 86_400;
type Delivery = Omit<CaughtMail, 'id' | 'received_at'>;

/** Everything that the mail server has taken, a repeated mail each time. */
const deliveries: Delivery[] = [];
let smtpPort: number;
let smtp: SmtpServer | null = null;
let test: TestStack;
let admin: Flow;
let stripe: Stripe;

async function mailServerUp(): Promise<void> {
  smtp ??= await startSmtp({
    port: smtpPort,
    receive(mail) {
      deliveries.push(mail);
      // The mailbox of whoever it is for.
      return test.stack.mailbox.receive(mail);
    },
  });
}
async function mailServerDown(): Promise<void> {
  await smtp?.close();
  smtp = null;
}

beforeAll(async () => {
  smtpPort = (await freePorts()).mail;
  test = await startTestStack({ environment: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtpPort) } });
  admin = test.flow();
  await admin.auth.signIn(demoAdmin);
  const { hostname: host, port } = new URL(test.stack.urls.stripe);
  stripe = new Stripe(test.stack.keys.stripeSecretKey, { protocol: 'http', host, port, telemetry: false });
});
afterAll(async () => {
  await mailServerDown();
  await test?.stop();
});
beforeEach(mailServerUp);

const sql = <Row>(text: string, params?: unknown[]) => test.stack.database.sql<Row>(text, params);

/** As the schedule calls it. */
async function sendNotices(): Promise<void> {
  const response = await call(test, 'send-trial-notices', {}, { token: test.stack.keys.secret });
  expect(response.status).toBe(200);
  await response.body?.cancel();
}
/** Nobody waits for the next try. */
const now = (id: string) =>
  sql(
    `update public.trial_notices set next_attempt_at = now(), leased_until = null, lease_id = null
     where status = 'pending' and stripe_subscription_id = $1`,
    [id],
  );
const notices = (id: string) =>
  sql<{ kind: string; status: string; reason: string | null; attempts: number }>(
    'select kind, status, reason, attempts from public.trial_notices where stripe_subscription_id = $1 order by created_at',
    [id],
  );
const auditLines = async (id: string) =>
  (
    await sql<{ kind: string }>(
      `select details ->> 'kind' as kind from public.audit_log
       where action = 'subscription.tell_trial_end' and subject_id = $1 order by occurred_at`,
      [id],
    )
  ).map(({ kind }) => kind);

interface Trial {
  id: string;
  email: string;
}
let taken = 0;
/** Clients of the demo whose trial ends within three days, and who have not been told. */
async function endingTrials(count: number): Promise<Trial[]> {
  const rows = await sql<Trial>(
    `select stripe_subscription_id as id, email from public.subscriptions
     where status = 'trialing' and not cancel_at_period_end and not user_deleted and user_id is not null
       and trial_end between now() + interval '1 hour' and now() + interval '3 days'
     order by id offset $1 limit $2`,
    [taken, count],
  );
  expect(rows).toHaveLength(count);
  taken += count;
  await sql('delete from public.trial_notices where stripe_subscription_id = any ($1::text[])', [
    rows.map(({ id }) => id),
  ]);
  return rows;
}
async function endingTrial(): Promise<Trial> {
  const [one] = await endingTrials(1);
  if (!one) throw new Error('There is no such trial');
  return one;
}
/** Sends what is due until the notices of a trial are these. The stack's own schedule may come first, and what it did counts too. */
const settle = (id: string, expected: object[]) =>
  expect
    .poll(async () => {
      await sendNotices();
      return notices(id);
    })
    .toMatchObject(expected);
const mailsTo = (email: string) => deliveries.filter(({ to }) => to === email);

it('a client is told once, of however many senders at the same time', async () => {
  const { id, email } = await endingTrial();
  await Promise.all([sendNotices(), sendNotices(), sendNotices(), sendNotices()]);
  await settle(id, [{ status: 'sent', attempts: 1 }]);
  expect(mailsTo(email)).toHaveLength(1);
  expect(await auditLines(id)).toHaveLength(1);

  const subscription = await admin.subscriptions.find(id);
  expect(subscription.trial_notices).toMatchObject([{ status: 'sent', sent_to: email }]);
});

it('a mail says what is taken when, tax included, and where to stop', async () => {
  const { id, email } = await endingTrial();
  await settle(id, [{ status: 'sent' }]);
  const [mail] = mailsTo(email);
  const preview = await stripe.invoices.createPreview({ subscription: id });
  const amount = (preview.total / 100).toLocaleString('en');
  expect(mail?.text).toContain(`AED ${amount}`);
  expect(mail?.text).toMatch(/To the dashboard: http:\/\/localhost:\d+\/dashboard/);
  expect(mail?.html).toContain(`AED ${amount}`);
});

it('while the mail server is down the admin sees it, and once it is up again one mail goes out', async () => {
  await mailServerDown();
  const { id, email } = await endingTrial();
  const reason = 'The mail server cannot be reached';
  await settle(id, [{ status: 'pending', reason, attempts: 1 }]);
  await now(id);
  await settle(id, [{ status: 'pending', reason, attempts: 2 }]);
  expect(await admin.billing.lastVerified()).toMatchObject({ unsent_notices: 1 });

  await mailServerUp();
  await now(id);
  await settle(id, [{ status: 'sent', reason: null, attempts: 3 }]);
  await sendNotices();
  expect(mailsTo(email)).toHaveLength(1);
  expect(await admin.billing.lastVerified()).toMatchObject({ unsent_notices: 0 });
});

it('who cancels between the two is told nothing, and who takes it back is told', async () => {
  await mailServerDown();
  const { id, email } = await endingTrial();
  await sendNotices();
  await admin.subscriptions.cancel(id);
  await mailServerUp();
  await now(id);
  await settle(id, [{ status: 'withdrawn' }]);
  expect(mailsTo(email)).toEqual([]);
  await admin.subscriptions.resume(id);
  await settle(id, [{ status: 'withdrawn' }, { status: 'sent' }]);
  expect(mailsTo(email)).toHaveLength(1);
});

it('of a trial that Stripe has moved nothing wrong is said, and the new end is told in its own time', async () => {
  await mailServerDown();
  const { id, email } = await endingTrial();
  await sendNotices();
  const moved = Math.floor(Date.now() / 1000) + 2 * day + 3_600;
  await stripe.subscriptions.update(id, { trial_end: moved });
  await mailServerUp();
  await now(id);
  await expect
    .poll(async () => {
      await sendNotices();
      return mailsTo(email).length;
    })
    .toBe(1);
  expect((await notices(id)).map(({ status }) => status)).toEqual(['withdrawn', 'sent']);
  const date = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', day: 'numeric', month: 'short' });
  expect(mailsTo(email)[0]?.text).toContain(date.format(moved * 1000).replace('Sept', 'Sep'));
});

const rounds = 3;

it('a process that is killed while it sends leaves each mailbox with one mail, and each notice with one line', {
  timeout: 400_000,
}, async () => {
  const trials = await endingTrials(2 * rounds);
  for (let round = 0; round < rounds; round += 1) {
    // Each time later: before Stripe is asked, before the mail, and between the mail and its end.
    const asked = sendNotices().catch(() => null);
    await sleep(30 + round * 60);
    await killFunctions(test.stack);
    await asked;
    await expect
      .poll(async () => (await call(test, 'send-trial-notices', {}, { token: 'nobody' })).status, {
        timeout: 90_000,
      })
      .toBe(401);
    for (const { id } of trials) await now(id);
  }
  await expect
    .poll(
      async () => {
        await sendNotices();
        const open = await Promise.all(trials.map(async ({ id }) => (await notices(id))[0]?.status));
        return new Set(open);
      },
      { timeout: 30_000 },
    )
    .toEqual(new Set(['sent']));
  for (const { id, email } of trials) {
    expect(test.stack.mailbox.messages().filter(({ to }) => to === email)).toHaveLength(1);
    expect(new Set(mailsTo(email).map(({ message_id }) => message_id)).size).toBe(1);
    expect(await auditLines(id)).toHaveLength(1);
  }
});
