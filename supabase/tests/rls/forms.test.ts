import { beforeAll, describe, expect, test } from 'vitest';
import { type FormDefinition, formDefinitionSchema } from '../../../sdk/src/contracts/form-definition.ts';
import { definition, openFormStage } from './forms.fixture.ts';

const { stage, publish, rpc, assign } = await openFormStage();

const submit = (assignment: string, answers: unknown, version = 1) =>
  rpc('service', 'submit_form', {
    _client_id: stage.users.owner,
    _assignment_id: assignment,
    _version: version,
    _answers: answers,
  });

test('a form is published, updated around its questions, given a new version with them, and retired', async () => {
  const form_key = 'food_diary';
  const food = { ...definition, slug: 'food-diary', key: form_key };
  const change = async (...definitions: FormDefinition[]) => {
    const forms = await publish([definition, ...definitions]);
    return forms.find((form) => form.form_key === form_key);
  };
  expect(await change(food)).toEqual({ form_key, version: 1, change: 'published' });
  expect(await change(food)).toEqual({ form_key, version: 1, change: 'unchanged' });
  const reworded = { ...food, sent: { title: 'Thanks', text: 'Read tonight.' } };
  expect(await change(reworded)).toEqual({ form_key, version: 1, change: 'updated' });
  const more = { title: 'More', questions: [{ id: 'meals', kind: 'number', label: 'How many meals?' }] };
  const longer = formDefinitionSchema.parse({ ...food, groups: [...food.groups, more] });
  expect(await change(longer)).toEqual({ form_key, version: 2, change: 'published' });
  expect(await change()).toEqual({ form_key, version: 2, change: 'retired' });
  expect(await change()).toBeUndefined();

  const give = { _client_id: stage.users.owner, _slug: 'food-diary' };
  expect(await rpc('admin', 'assign_form', give)).toMatchObject({ status: 404 });
  const versions = await stage.database.sql<{ version: number; groups: number }>(
    `select kept.version, jsonb_array_length(kept.definition -> 'groups') as groups
     from public.form_versions as kept join public.forms_registry as form on form.id = kept.form_id
     where form.slug = 'food-diary' order by 1`,
  );
  expect(versions).toEqual([
    { version: 1, groups: 2 },
    { version: 2, groups: 3 },
  ]);
  expect(await change(longer)).toEqual({ form_key, version: 2, change: 'unchanged' });
  await change();
});

test('a version keeps its questions as they were published', async () => {
  const [old] = await stage.database.sql<{ definition: FormDefinition }>(
    "select kept.definition from public.form_versions as kept join public.forms_registry as form on form.id = kept.form_id where form.slug = 'sleep-diary' and kept.version = 1",
  );
  expect(formDefinitionSchema.parse(old?.definition)).toEqual(definition);
});

test('a client opens, drafts on two devices, sends once, and the assignment is completed by the database', async () => {
  const assignment = await assign();
  expect(await rpc('stranger', 'open_form', { _slug: 'sleep-diary' })).toMatchObject({ status: 404 });
  expect(await rpc('owner', 'open_form', { _slug: 'sleep-diary' })).toMatchObject({
    status: 200,
    body: { version: 1, assignment: { id: assignment, status: 'pending' }, draft: null, submission: null },
  });

  const save = (changes: unknown) =>
    rpc('owner', 'save_form_draft', { _assignment_id: assignment, _changes: changes, _group_index: 0 });
  await save({ hours: 7 });
  expect(await save({ pain: true, where: 'Knee' })).toMatchObject({
    body: { answers: { hours: 7, pain: true, where: 'Knee' } },
  });
  expect(await save({ where: null })).toMatchObject({ body: { answers: { hours: 7, pain: true } } });
  const changes = { _assignment_id: assignment, _changes: {} };
  expect(await rpc('stranger', 'save_form_draft', changes)).toMatchObject({ status: 404 });

  const answers = { hours: 7, pain: true, where: 'Knee' };
  expect(await submit(assignment, { hours: 25, pain: false, where: 'x', more: 1 })).toMatchObject({
    body: { outcome: 'invalid', problems: { hours: 'unfit', where: 'not_asked', more: 'unknown' } },
  });
  expect(await submit(assignment, answers, 2)).toMatchObject({ body: { outcome: 'changed' } });
  expect(await submit(assignment, answers)).toMatchObject({
    body: { outcome: 'sent', submission: { version: 1, payload: answers, flags: ['pain'] } },
  });
  expect(await submit(assignment, answers)).toMatchObject({ body: { outcome: 'replayed' } });
  expect(await submit(assignment, { ...answers, hours: 8 })).toMatchObject({
    body: { outcome: 'already_sent' },
  });
  expect(await rpc('owner', 'open_form', { _slug: 'sleep-diary' })).toMatchObject({
    body: { assignment: { status: 'completed' }, draft: null, submission: { payload: answers } },
  });
  expect(await save({ hours: 1 })).toMatchObject({ status: 409 });
});

test('nobody changes what was sent, its owner in the database included', async () => {
  await expect(stage.database.sql("update public.form_submissions set payload = '{}'")).rejects.toThrow(
    /form_submissions is append-only/,
  );
});

test('a form is given again once it was sent, waits once, and can be withdrawn', async () => {
  const assignment = await assign();
  const give = { _client_id: stage.users.owner, _slug: 'sleep-diary' };
  expect(await rpc('admin', 'assign_form', give)).toMatchObject({ status: 409 });
  expect(await rpc('admin', 'withdraw_form', { _assignment_id: assignment })).toMatchObject({
    status: 200,
    body: { status: 'withdrawn' },
  });
  expect(await submit(assignment, { hours: 7, pain: false })).toMatchObject({
    body: { outcome: 'withdrawn' },
  });
});

test('default forms are given once, however often and by however many it is asked', async () => {
  const give = () => rpc('service', 'assign_default_forms', { _client_id: stage.users.stranger });
  const answers = await Promise.all([give(), give()]);
  expect(answers.map(({ body }) => body)).toEqual([
    { assigned: ['sleep-diary'], skipped: [] },
    { assigned: [], skipped: ['sleep-diary'] },
  ]);
  expect(await rpc('service', 'assign_default_forms', { _client_id: crypto.randomUUID() })).toMatchObject({
    status: 404,
  });
});

test('admins list forms and clients, and read one client', async () => {
  expect(await rpc('admin', 'list_forms', {})).toMatchObject({
    status: 200,
    body: expect.arrayContaining([
      expect.objectContaining({ slug: 'sleep-diary', submissions: 1, flagged: 1 }),
    ]),
  });
  expect(await rpc('admin', 'list_clients', { _search: 'OWNER' })).toMatchObject({
    status: 200,
    body: [{ email: 'owner@example.com', subscription_status: 'none', pending_forms: 0 }],
  });
  await rpc('admin', 'add_client_note', { _client_id: stage.users.owner, _note: ' Mornings. ' });
  expect(await rpc('admin', 'get_client', { _client_id: stage.users.owner })).toMatchObject({
    status: 200,
    body: {
      email: 'owner@example.com',
      notes: [{ body: 'Mornings.', author_email: 'admin@example.com' }],
      history: expect.arrayContaining([expect.objectContaining({ action: 'form.assign' })]),
    },
  });
  expect(await rpc('admin', 'get_client', { _client_id: crypto.randomUUID() })).toMatchObject({
    status: 404,
  });
});

test('submissions are listed and counted by filter', async () => {
  const flagged = { _form_key: 'sleep_diary', _flagged: true };
  expect(await rpc('service', 'list_form_submissions', flagged)).toMatchObject({
    status: 200,
    body: [{ flags: ['pain'], complete: true }],
  });
  const unflagged = { _form_key: 'sleep_diary', _flagged: false };
  const counted = await rpc('service', 'count_form_submissions', unflagged);
  expect(counted.body).toEqual({ total: 1, matching: 0 });
});

test('what is counted as it comes is what the rows are, also once a client is gone', async () => {
  const [gone] = await stage.database.sql<{ id: string }>(
    "insert into auth.users (id, email) values (gen_random_uuid(), 'gone@example.com') returning id",
  );
  const send = (client: string | undefined) =>
    stage.database.sql(
      `insert into public.form_submissions (client_id, form_key, payload, flags)
       select $1, 'goal_setting', jsonb_build_object('primary_focus', jsonb_build_array(focus)), flags
       from (values ('Lose fat', '{}'::text[]), ('Lose fat', '{heart}'), ('Build muscle', '{}')) as sent (focus, flags)`,
      [client],
    );
  const counts = async (filter: object) =>
    (await rpc('service', 'count_form_submissions', { _form_key: 'goal_setting', ...filter })).body;
  const given = async () => {
    const { body } = await rpc('admin', 'list_forms', {});
    const form = (body as { slug: string }[]).find(({ slug }) => slug === 'sleep-diary');
    const [rows] = await stage.database.sql(`
      select
        (count(*) filter (where status = 'pending'))::int as pending,
        (count(*) filter (where status = 'pending' and due_date < now()))::int as overdue,
        (count(*) filter (where status = 'completed'))::int as completed
      from public.form_assignments where form_id = (select id from public.forms_registry where slug = 'sleep-diary')`);
    expect(form).toMatchObject(rows ?? {});
    return rows;
  };

  await send(stage.users.owner);
  await send(gone?.id);
  const before = await given();
  await stage.database.sql(
    `insert into public.form_assignments (client_id, form_id, due_date)
     select $1, id, now() - interval '1 day' from public.forms_registry where slug = 'sleep-diary'`,
    [gone?.id],
  );
  expect(await given()).toEqual({
    ...before,
    pending: Number(before?.pending) + 1,
    overdue: Number(before?.overdue) + 1,
  });
  expect(await counts({})).toEqual({ total: 6, matching: 6 });
  expect(await counts({ _focus: 'Lose fat' })).toEqual({ total: 6, matching: 4 });
  expect(await counts({ _focus: 'Lose fat', _flagged: true })).toEqual({ total: 6, matching: 2 });
  expect(await counts({ _complete: true })).toEqual({ total: 6, matching: 0 });
  expect(await counts({ _focus: 'Lose fat', _from: '2000-01-01T00:00:00Z' })).toEqual({
    total: 6,
    matching: 4,
  });
  expect(await counts({ _client_id: gone?.id, _flagged: false })).toEqual({ total: 3, matching: 2 });
  await stage.database.sql('delete from auth.users where id = $1', [gone?.id]);
  expect(await counts({ _focus: 'Lose fat' })).toEqual({ total: 3, matching: 2 });
  expect(await given()).toEqual(before);
  await stage.database.sql('select private.recount_forms()');
  expect(await counts({ _focus: 'Lose fat' })).toEqual({ total: 3, matching: 2 });
  expect(await given()).toEqual(before);
});

describe('a search of submissions', () => {
  beforeAll(() =>
    stage.database.sql(
      `insert into public.form_submissions (client_id, form_key, payload, first_name, last_name, email, phone)
       values ($1, 'goal_setting', '{}', 'Olga', 'Owner', 'olga@flow.example', '+971 50 000 0001')`,
      [stage.users.owner],
    ),
  );

  const found = async (_search: string | null) => {
    const listed = await rpc('service', 'list_form_submissions', { _search });
    const counted = await rpc('service', 'count_form_submissions', { _search });
    expect([listed.status, counted.status]).toEqual([200, 200]);
    const rows = listed.body as { last_name: string | null }[];
    expect(counted.body).toMatchObject({ matching: rows.length });
    return rows.map(({ last_name }) => last_name);
  };

  test.each([
    ['a part of a name, in any case', 'OLG'],
    ['both names', 'olga owner'],
    ['a part of the address', 'lgA@FL'],
    ['a part of the phone', '50 000 0001'],
    ['two letters that a word begins with', 'OL'],
    ['two words of two letters', 'ga ow'],
    ['a sign and the letter behind it', '@f'],
  ])('looks for %s, and is counted', async (_, search) => {
    expect(await found(search)).toEqual(['Owner']);
    expect(await found(` ${search} `)).toEqual(['Owner']);
    expect(await found(`${search}x`)).toEqual([]);
  });

  test('of nothing finds all', async () => {
    expect(await found(' ')).toEqual(await found(null));
  });

  test.each(['%', '_lga', "'", '\\', '@', 'o_', 'lg', 'g'])(
    'for %j finds nothing more than that',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );

  test('that has more than a hundred does not count them, nor do days that have more than five hundred', async () => {
    await stage.database.sql('delete from public.form_submissions');
    await stage.database.sql(
      `insert into public.form_submissions (client_id, form_key, payload, last_name)
       select $1, 'goal_setting', '{}', case when n > 400 then 'Counted' else 'Other' end from generate_series(1, 500) as n`,
      [stage.users.owner],
    );
    const matching = async (filter: object) => {
      const { body } = await rpc('service', 'count_form_submissions', filter);
      return (body as { matching: number | null }).matching;
    };
    const since = { _from: new Date(Date.now() - 3_600_000).toISOString() };
    expect(await matching({ _search: 'counted' })).toBe(100);
    expect(await matching({ _search: 'other' })).toBeNull();
    expect(await matching(since)).toBe(500);
    await stage.database.sql(
      "insert into public.form_submissions (client_id, form_key, payload, last_name) values ($1, 'goal_setting', '{}', 'Counted')",
      [stage.users.owner],
    );
    expect(await matching(since)).toBeNull();
    expect(await matching({ _search: 'counted' })).toBeNull();
    expect(await matching({ _complete: false })).toBe(501);
  });
});
