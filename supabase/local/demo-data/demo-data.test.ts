import { validateConsultationForm } from '@flow/sdk/contracts/consultation';
import { isGoalFormComplete } from '@flow/sdk/contracts/form-submission';
import { type Lead, leadSchema } from '@flow/sdk/contracts/lead';
import { responseClock } from '@flow/sdk/contracts/response-clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalDatabase } from '../database/database.ts';
import { apiUrl, authKeys, openTestDatabase } from '../testing/auth-fixture.ts';
import { demoAccounts, loadDemoData } from './demo-data.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const sqlNow = `'${now.toISOString()}'`;

const tables = [
  'auth.users',
  'auth.identities',
  'public.user_roles',
  'public.profiles',
  'public.subscriptions',
  'public.trial_notices',
  'public.invoices',
  'public.form_assignments',
  'public.form_submissions',
  'public.consultation_requests',
  'public.lead_forwards',
  'public.lead_notes',
  'public.audit_log',
  'public.assistant_questions',
  'public.assistant_counts',
];

async function everything(database: LocalDatabase): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of tables) contents[table] = await database.sql(`select * from ${table} order by 1, 2`);
  return contents;
}

describe('demo data', () => {
  let database: LocalDatabase;
  let loaded: Record<string, unknown[]>;
  let refused: unknown;
  let left: unknown[];
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.sql('alter table public.consultation_requests add constraint never check (false)');
    refused = await loadDemoData(database, now).catch((error: unknown) => error);
    left = Object.values(await everything(database)).flat();
    await database.sql('alter table public.consultation_requests drop constraint never');
    await loadDemoData(database, now);
    loaded = await everything(database);
  });
  afterAll(() => database.close());

  const count = async (from: string) =>
    (await database.sql<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count ?? 0;

  test('has told every client of a trial that is about to end', async () => {
    const ending = `public.subscriptions as trial where trial.status = 'trialing' and not trial.cancel_at_period_end
      and trial.trial_end <= '2026-11-24T10:00:00Z'`;
    expect(await count(ending)).toBeGreaterThan(5);
    expect(
      await count(`${ending} and not exists (
        select from public.trial_notices as notice where notice.stripe_subscription_id = trial.stripe_subscription_id
          and notice.trial_end = trial.trial_end and notice.status = 'sent')`),
    ).toBe(0);
  });

  test('has questions that the assistant could not answer, and four weeks of counts that add up', async () => {
    const outcomes = await database.sql<{ outcome: string }>(
      'select distinct outcome from public.assistant_questions order by 1',
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['handed-over', 'offered', 'unhelpful']);
    const sums = await database.sql<{ outcome: string; sum: number; days: number }>(
      'select outcome, sum(count)::int as sum, count(*)::int as days from public.assistant_counts group by 1',
    );
    const sum = Object.fromEntries(sums.map((row) => [row.outcome, row.sum]));
    expect(sums.map(({ days }) => days)).toEqual(sums.map(() => 28));
    const { asked, answered = 0, offered = 0, safety = 0 } = sum;
    expect(asked).toBe(answered + offered + (sum['handed-over'] ?? 0) + safety);
  });

  test('has 240 subscriptions in every status, some of deleted users and some past due', async () => {
    expect(await count('public.subscriptions')).toBe(240);
    const statuses = await database.sql<{ status: string; people: number }>(
      "select coalesce(status, '') as status, count(*)::int as people from public.subscriptions group by 1 order by 1",
    );
    expect(statuses).toEqual([
      { status: '', people: 7 },
      { status: 'active', people: 118 },
      { status: 'canceled', people: 50 },
      { status: 'none', people: 9 },
      { status: 'past_due', people: 19 },
      { status: 'trialing', people: 37 },
    ]);
    expect(await count('public.subscriptions where user_deleted and user_id is null')).toBe(15);
    expect(await count('public.subscriptions where not user_deleted and user_id is null')).toBe(5);
    expect(await count('public.subscriptions where cancel_at_period_end')).toBeGreaterThan(3);
  });

  test.each([
    // Dates fit the status.
    `subscriptions where status in ('active', 'past_due', 'trialing') and current_period_end <= ${sqlNow}`,
    `subscriptions where status = 'trialing' and trial_end <= ${sqlNow}`,
    `subscriptions where status = 'canceled' and current_period_end > ${sqlNow}`,
    // Nothing has happened after now.
    `subscriptions where began_at > ${sqlNow} or updated_at > ${sqlNow} or updated_at < created_at`,
    `form_submissions where created_at > ${sqlNow}`,
    `consultation_requests where first_contacted_at > ${sqlNow}`,
    `audit_log where occurred_at > ${sqlNow}`,
    // Nobody is real: every address is at an example domain, every Stripe id a demo one.
    "subscriptions where email !~ '@(example\\.(com|net|org)|flow\\.example)$'",
    "subscriptions where stripe_customer_id !~ '^cus_demo_' or stripe_subscription_id !~ '^sub_demo_'",
    "invoices where id !~ '^in_demo_'",
  ])('has no %s', async (rows) => {
    expect(await count(`public.${rows}`)).toBe(0);
  });

  test('has an open invoice of everybody who is past due, of a period that has begun', async () => {
    const owing = "public.subscriptions as owing where owing.status = 'past_due'";
    expect(await count(owing)).toBe(await count('public.invoices'));
    expect(
      await count(`${owing} and exists (
        select from public.invoices as owed where owed.stripe_subscription_id = owing.stripe_subscription_id
          and owed.stripe_customer_id = owing.stripe_customer_id and owed.status = 'open' and owed.amount_remaining > 0
          and owed.issued_at <= ${sqlNow} and owed.issued_at >= owing.trial_end
          and owed.period_end = owed.issued_at and owed.period_start < owed.period_end)`),
    ).toBe(await count(owing));
  });

  test('has 60 form submissions, complete and incomplete, of people who are there', async () => {
    const forms = await database.sql<{ form_key: string; payload: Record<string, unknown> }>(
      'select form_key, payload from public.form_submissions',
    );
    expect(forms).toHaveLength(60);
    const goals = forms.filter((form) => form.form_key === 'goal_setting');
    const complete = goals.filter((form) => isGoalFormComplete(form.payload));
    expect([goals.length, complete.length]).toEqual([43, 30]);
    expect(
      await count(
        "(select client_id from public.form_submissions where form_key = 'goal_setting' group by 1 having count(*) > 1) as twice",
      ),
    ).toBe(2);
    expect(await count('public.form_submissions where cardinality(flags) > 0')).toBeGreaterThan(2);
    expect(
      await count("public.form_assignments where status = 'pending' and due_date < '2026-11-21T10:00:00Z'"),
    ).toBeGreaterThan(5);
  });

  test('has 30 leads that the consultation form would have let through', async () => {
    const leads = await database.sql<Record<string, string>>('select * from public.consultation_requests');
    expect(leads).toHaveLength(30);
    for (const lead of leads) {
      const form = validateConsultationForm({
        name: String(lead.name),
        phone: String(lead.phone),
        fitnessGoal: String(lead.fitness_goal),
        trainingType: String(lead.training_type),
        trainingLocation: String(lead.training_location),
      });
      expect(form).toMatchObject({ ok: true });
    }
  });

  const leads = async (): Promise<Lead[]> => {
    const rows = await database.sql<Record<string, unknown>>(`
      select set_config('request.jwt.claim.role', 'service_role', true);
      select * from public.list_leads();`);
    return rows.map((row) => leadSchema.parse(row));
  };
  const counted = (values: readonly string[]) =>
    Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));

  test('has leads of every status and every state of the response clock', async () => {
    const all = await leads();
    expect(counted(all.map((lead) => lead.status))).toEqual({ new: 6, contacted: 9, won: 8, lost: 7 });
    expect(counted(all.map((lead) => responseClock(lead, now).state))).toEqual({
      waiting: 3,
      late: 3,
      answered: expect.any(Number),
      answered_late: expect.any(Number),
    });
  });

  test('has leads that came again, each linked to the first of its number, and one of no known number', async () => {
    const all = await leads();
    expect(all.filter((lead) => lead.duplicate_of !== null)).toHaveLength(3);
    const first = await count(
      `public.consultation_requests as request
       where duplicate_of is distinct from (
         select earlier.id from public.consultation_requests as earlier
         where earlier.phone_key = request.phone_key and earlier.received_at < request.received_at
         order by earlier.received_at limit 1
       )`,
    );
    expect(first).toBe(0);
    expect(all.filter((lead) => lead.phone_e164 === null)).toHaveLength(1);
  });

  test('has leads of campaigns, of click ids and of visitors who told nothing', async () => {
    const all = await leads();
    expect(all.filter((lead) => lead.attribution === null)).toHaveLength(10);
    const touches = all.flatMap(({ attribution }) =>
      attribution ? [attribution.first, attribution.last] : [],
    );
    expect(touches.filter((touch) => touch.utm_campaign).length).toBeGreaterThan(10);
    expect(touches.filter((touch) => touch.gclid).length).toBeGreaterThan(2);
    expect(touches.filter((touch) => touch.fbclid).length).toBeGreaterThan(2);
    for (const touch of touches) expect(Date.parse(touch.at)).toBeLessThan(now.getTime());
  });

  test('has leads in every state of forwarding, and what the admin did with them on record', async () => {
    const all = await leads();
    expect(counted(all.map((lead) => lead.forward_status))).toEqual({
      none: 19,
      delivered: 8,
      pending: 2,
      dead: 1,
    });
    expect(all.flatMap((lead) => lead.notes).length).toBeGreaterThan(15);
    expect(await count("public.audit_log where action = 'lead.add_note'")).toBe(
      await count('public.lead_notes'),
    );
    expect(await count("public.audit_log where action = 'lead.set_status'")).toBe(9 + 2 * 15);
  });

  test('has names in many scripts, and addresses that are nobody’s', async () => {
    expect(await count("public.subscriptions where name ~ '[^ -~]'")).toBeGreaterThan(30);
    expect(await count("auth.users where email !~ '@(example\\.(com|net|org)|flow\\.example)$'")).toBe(0);
  });

  test.each(demoAccounts)(
    'lets $email sign in with the password of the README',
    async ({ email, password }) => {
      const response = await database.fetch(
        new Request(`${apiUrl}/auth/v1/token?grant_type=password`, {
          method: 'POST',
          headers: { apikey: authKeys.publishable },
          body: JSON.stringify({ email, password }),
        }),
      );
      expect(response.status).toBe(200);
      const { user } = (await response.json()) as { user: { id: string } };
      const isAdmin = await count(`public.user_roles where user_id = '${user.id}' and role = 'admin'`);
      expect(isAdmin).toBe(email.startsWith('admin@') ? 1 : 0);
    },
  );

  test('has the client on day 3 of 7, with both forms given and the goal form sent', async () => {
    const [client] = await database.sql(
      "select status, trial_start, trial_end from public.subscriptions where email = 'client@flow.example'",
    );
    expect(client).toEqual({
      status: 'trialing',
      trial_start: '2026-11-19 10:00:00+00',
      trial_end: '2026-11-26 10:00:00+00',
    });
    const forms = await database.sql(
      `select form.slug, given.status, sent.version from public.form_assignments as given
       join public.profiles as person on person.id = given.client_id
       join public.forms_registry as form on form.id = given.form_id
       left join public.form_submissions as sent on sent.client_id = person.id and sent.form_key = form.form_key
       where person.email = 'client@flow.example' order by form.slug`,
    );
    expect(forms).toEqual([
      { slug: 'goal-setting', status: 'completed', version: 1 },
      { slug: 'parq-assessment', status: 'pending', version: null },
    ]);
  });

  test('is not loaded again over what has changed since', async () => {
    await database.sql(
      "update public.subscriptions set plan = 'Changed' where email = 'client@flow.example'",
    );
    const before = await everything(database);
    await loadDemoData(database, new Date('2026-12-24T00:00:00Z'));
    expect(await everything(database)).toEqual(before);
  });

  test('that cannot be loaded whole is not loaded at all', () => {
    expect(String(refused)).toContain('never');
    expect(left).toEqual([]);
  });

  test('is the same for the same moment', async () => {
    // Past the triggers that keep what was sent.
    await database.sql(
      `set session_replication_role = replica; truncate ${tables.join(', ')} cascade; reset session_replication_role;`,
    );
    await loadDemoData(database, now);
    expect(await everything(database)).toEqual(loaded);
  });
});
