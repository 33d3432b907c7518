import { randomUUID } from 'node:crypto';
import {
  consultationFormSchema,
  fitnessGoals,
  trainingLocations,
  trainingTypes,
} from '@flow/sdk/contracts/consultation';
import { expect, test } from 'vitest';
import { openStage, signUp } from './actors.ts';
import { consultation } from './fixtures.ts';

const stage = await openStage();

const sql = <Row>(text: string, params?: unknown[]) => stage.database.sql<Row>(text, params);
const service = (method: string, path: string, body?: unknown) =>
  stage.actors.service.rest(method, path, body);

test('a new user has a profile with the names they signed up with', async () => {
  const id = randomUUID();
  await sql('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    id,
    'noor@example.com',
    { first_name: ' نورة ', last_name: 'x'.repeat(150) },
  ]);
  expect(await sql('select email, first_name, last_name from public.profiles where id = $1', [id])).toEqual([
    { email: 'noor@example.com', first_name: 'نورة', last_name: 'x'.repeat(100) },
  ]);
});

test('a sign-up’s names become one line each, and none when nothing is left', async () => {
  const id = randomUUID();
  await sql('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    id,
    'lines@example.com',
    { first_name: ' Zoë\u0007\r\nMaria\u0085', last_name: '\u001b\u007f' },
  ]);
  expect(await sql('select first_name, last_name from public.profiles where id = $1', [id])).toEqual([
    { first_name: 'Zoë Maria', last_name: null },
  ]);
});

test.each(['\n', '\u0007', '\u001b[2J', '\u007f', '\u0085'])(
  'names refuse the control character %j',
  async (character) => {
    const name = `Zoë${character}Maria`;
    for (const column of ['first_name', 'last_name']) {
      const change = sql(`update public.profiles set ${column} = $2 where id = $1`, [
        stage.users.owner,
        name,
      ]);
      await expect(change).rejects.toThrow(/profiles_names_are_one_line/);
    }
    await service('POST', 'consultation_requests', { ...consultation, name: 'Zoë Maria' });
    const rename = sql('update public.consultation_requests set name = $1', [name]);
    await expect(rename).rejects.toThrow(/consultation_requests_name_is_one_line/);
  },
);

test('a profile follows its user’s new address', async () => {
  const { userId } = await signUp(stage.database, 'moving');
  await sql('update auth.users set email = $2 where id = $1', [userId, 'moved@example.com']);
  expect(await sql('select email from public.profiles where id = $1', [userId])).toEqual([
    { email: 'moved@example.com' },
  ]);
});

test('a user changes the names and phone of their profile, and not its address', async () => {
  const path = `profiles?id=eq.${stage.users.owner}`;
  const change = { first_name: 'Zoë', last_name: 'Müller', phone: '+971 50 000 0000' };
  expect(await stage.actors.owner.rest('PATCH', path, change)).toMatchObject({ status: 200, body: [change] });
  expect(await stage.actors.owner.rest('PATCH', path, { email: 'x@example.com' })).toMatchObject({
    status: 403,
  });
  expect(await stage.actors.owner.rest('PATCH', path, { id: randomUUID() })).toMatchObject({ status: 403 });
});

test('a subscription outlives its user and says that they are gone', async () => {
  const { userId } = await signUp(stage.database, 'leaving');
  await sql(
    "insert into public.subscriptions (user_id, email, stripe_subscription_id) values ($1, 'l@example.com', 'sub_l')",
    [userId],
  );
  await sql('delete from auth.users where id = $1', [userId]);
  const [row] = await sql(
    "select user_id, user_deleted, email from public.subscriptions where stripe_subscription_id = 'sub_l'",
  );
  expect(row).toEqual({ user_id: null, user_deleted: true, email: 'l@example.com' });
});

test('nobody sets user_deleted by hand, and parting a row from a living user does not set it', async () => {
  const row = { stripe_subscription_id: 'sub_hand', user_id: stage.users.owner, user_deleted: true };
  expect(await service('POST', 'subscriptions', row)).toMatchObject({
    status: 201,
    body: [{ user_deleted: false }],
  });
  const path = 'subscriptions?stripe_subscription_id=eq.sub_hand';
  expect(await service('PATCH', path, { user_deleted: true })).toMatchObject({
    body: [{ user_deleted: false }],
  });
  expect(await service('PATCH', path, { user_id: null })).toMatchObject({ body: [{ user_deleted: false }] });
});

test('a deleted user’s profile, roles, assignments and submissions go with them', async () => {
  const { userId } = await signUp(stage.database, 'gone');
  await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [userId]);
  await sql(
    'insert into public.form_assignments (client_id, form_id) select $1, id from public.forms_registry',
    [userId],
  );
  await sql(
    "insert into public.form_submissions (client_id, form_key, payload) values ($1, 'goal_setting', '{}')",
    [userId],
  );
  await sql('delete from auth.users where id = $1', [userId]);
  const left = await sql(
    `select id from public.profiles where id = $1 union all select user_id from public.user_roles where user_id = $1
     union all select client_id from public.form_assignments where client_id = $1
     union all select client_id from public.form_submissions where client_id = $1`,
    [userId],
  );
  expect(left).toEqual([]);
});

test('every table with updated_at has it set by each change, whatever the change says', async () => {
  const tables = await sql<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'updated_at' order by 1",
  );
  const triggers = await sql<{ name: string }>(
    "select event_object_table as name from information_schema.triggers where trigger_schema = 'public' and trigger_name = 'set_updated_at' and event_manipulation = 'UPDATE' order by 1",
  );
  expect(triggers).toEqual(tables);
  expect(tables.length).toBeGreaterThan(4);

  await sql(
    "insert into public.subscriptions (stripe_subscription_id, updated_at) values ('sub_touch', '2020-01-01')",
  );
  await service('PATCH', 'subscriptions?stripe_subscription_id=eq.sub_touch', {
    plan: 'Online, monthly',
    updated_at: '2020-01-01T00:00:00Z',
  });
  const [row] = await sql<{ recent: boolean }>(
    "select updated_at > now() - interval '1 minute' as recent from public.subscriptions where stripe_subscription_id = 'sub_touch'",
  );
  expect(row).toEqual({ recent: true });
});

test('the audit log takes new lines and refuses every change, by its owner and past its grants too', async () => {
  await sql("insert into public.audit_log (action, subject_id) values ('subscription.cancel', 'sub_1')");
  const refusal = /audit_log is append-only/;
  await expect(sql("update public.audit_log set subject_id = 'sub_2'")).rejects.toThrow(refusal);
  await expect(sql('delete from public.audit_log')).rejects.toThrow(refusal);
  await expect(sql('truncate public.audit_log')).rejects.toThrow(refusal);
  await sql('grant update, delete on public.audit_log to service_role');
  expect(await service('DELETE', 'audit_log?subject_id=eq.sub_1')).toMatchObject({ status: 403 });
  await sql('revoke update, delete on public.audit_log from service_role');
  expect(await sql("select subject_id from public.audit_log where subject_id = 'sub_1'")).toHaveLength(1);
});

test('an idempotency key stores one consultation request, whoever else writes it', async () => {
  const row = { ...consultation, idempotency_key: randomUUID() };
  expect(await service('POST', 'consultation_requests', row)).toMatchObject({ status: 201 });
  expect(await service('POST', 'consultation_requests', row)).toMatchObject({
    status: 409,
    body: { code: '23505' },
  });
});

test('each consultation request gets a reference of its own that can be read out', async () => {
  await sql(
    `insert into public.consultation_requests (source_page, name, phone, fitness_goal, training_type, training_location,
       pathname, referrer, user_agent, submission_attempt, submitted_at)
     select '/', 'A', '1234567', 'other', 'online', 'not-sure', '/', 'direct', '', 1, now() from generate_series(1, 300)`,
  );
  const rows = await sql<{ reference: string }>('select reference from public.consultation_requests');
  for (const { reference } of rows) expect(reference).toMatch(/^FL-[2-9A-HJKMNP-Z]{6}$/);
  expect(new Set(rows.map((row) => row.reference)).size).toBe(rows.length);
});

test('the database knows every choice of the consultation contract', async () => {
  const choices = [
    ...fitnessGoals.map((fitness_goal) => ({ fitness_goal })),
    ...trainingTypes.map((training_type) => ({ training_type })),
    ...trainingLocations.map((training_location) => ({ training_location })),
  ];
  for (const choice of choices) {
    expect(await service('POST', 'consultation_requests', { ...consultation, ...choice })).toMatchObject({
      status: 201,
    });
  }
});

test.each([
  ['a name of one letter that is two UTF-16 units, and two dots', { name: '𠮷𠮷' }],
  ['the longest name', { name: 'x'.repeat(99) }],
  ['the shortest phone number', { phone: '1234567' }],
  ['the longest phone number', { phone: '+971 (50) 000-000000' }],
])('the database stores %s, as the contract does', async (_what, change) => {
  const form = { fitnessGoal: 'other', trainingType: 'online', trainingLocation: 'not-sure' };
  const { name, phone } = { ...consultation, ...change };
  expect(consultationFormSchema.safeParse({ ...form, name, phone }).success).toBe(true);
  expect(await service('POST', 'consultation_requests', { ...consultation, ...change })).toMatchObject({
    status: 201,
  });
});

test.each([
  ['consultation_requests', 'a name of 100 characters', { ...consultation, name: 'x'.repeat(100) }],
  ['consultation_requests', 'a phone number of 21 characters', { ...consultation, phone: '1'.repeat(21) }],
  ['consultation_requests', 'a phone number of 6 digits', { ...consultation, phone: '123 456 ()' }],
  ['consultation_requests', 'letters in a phone number', { ...consultation, phone: '12345678x' }],
  ['consultation_requests', 'a goal that is not offered', { ...consultation, fitness_goal: 'fly' }],
  ['consultation_requests', 'an attempt before the first', { ...consultation, submission_attempt: 0 }],
  ['consultation_requests', 'no source', { ...consultation, source_page: '' }],
  ['subscriptions', 'a status that is not ours', { status: 'incomplete' }],
  ['subscriptions', 'a Stripe id with a space', { stripe_subscription_id: 'sub 1' }],
  [
    'subscriptions',
    'a trial that ends before it begins',
    { trial_start: '2026-02-01T00:00:00Z', trial_end: '2026-01-01T00:00:00Z' },
  ],
  ['audit_log', 'an action that is not a noun and a verb', { action: 'Cancel!' }],
  ['stripe_events', 'an empty id', { id: '', type: 'x', occurred_at: '2026-01-01T00:00:00Z' }],
])('%s refuses %s', async (table, _what, row) => {
  const columns = Object.keys(row).join(', ');
  const insert = sql(
    `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_record(null::public.${table}, $1)`,
    [row],
  );
  await expect(insert).rejects.toThrow(/violates check constraint/);
});

test('one Stripe subscription has one row, and one event is recorded once', async () => {
  const subscription = { stripe_subscription_id: 'sub_once', stripe_customer_id: 'cus_twice' };
  expect(await service('POST', 'subscriptions', subscription)).toMatchObject({ status: 201 });
  expect(await service('POST', 'subscriptions', subscription)).toMatchObject({ status: 409 });
  const again = { ...subscription, stripe_subscription_id: 'sub_again' };
  expect(await service('POST', 'subscriptions', again)).toMatchObject({ status: 201 });
  const event = {
    id: 'evt_once',
    type: 'customer.subscription.updated',
    occurred_at: '2026-01-01T00:00:00Z',
  };
  expect(await service('POST', 'stripe_events', event)).toMatchObject({ status: 201 });
  expect(await service('POST', 'stripe_events', event)).toMatchObject({ status: 409 });
});

test('a form waits for a client once, and a completed assignment says when', async () => {
  const give = () =>
    sql(
      `insert into public.form_assignments (client_id, form_id)
       select $1, id from public.forms_registry where slug = 'goal-setting'`,
      [stage.users.owner],
    );
  await give();
  await expect(give()).rejects.toThrow(/form_assignments_open/);
  await expect(sql("update public.form_assignments set status = 'completed'")).rejects.toThrow(
    /check constraint/,
  );
});

test('an admin reads a client’s assignments joined with their forms, as the profile page does', async () => {
  const query = `form_assignments?select=id,status,forms_registry(slug,title,description)&client_id=eq.${stage.users.owner}&order=assigned_at.desc`;
  expect(await stage.actors.admin.rest('GET', query)).toMatchObject({
    status: 200,
    body: [{ status: 'pending', forms_registry: { slug: 'goal-setting', title: 'Goal setting' } }],
  });
});
