import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { formOverviewSchema } from './contracts/form-assignment.ts';
import type { Answer } from './contracts/form-definition.ts';
import type { SubmissionFilter } from './contracts/form-submission.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import {
  clientAccount,
  type FormTableRows,
  formTable,
  makeForm,
  makeFormSubmission,
  makeFormSubmissions,
} from './testing/index.ts';

const { server, signedIn, serveAndRecord } = openFakeBackend();

const answers = { hours: 6.5, pain: true, where: 'Knee' };
const now = () => new Date('2026-11-21T10:00:00Z');

/** Answers from these forms, and records what the list was asked for. */
const serveForms = (rows: Partial<FormTableRows> = {}) =>
  serveAndRecord(formTable({ forms: [makeForm()], ...rows }, now), 'listSubmissions');

/** Answers rows of a table, and records by which parameters they were asked for. */
function serveRows(table: string, ...rows: object[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${url}/rest/v1/${table}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(rows);
    }),
  );
  return asked;
}

/** An admin and a client of the same forms, one of which the client was given. */
async function given(rows: Partial<FormTableRows> = {}) {
  serveForms(rows);
  const [admin, client] = await Promise.all([signedIn(), signedIn(clientAccount)]);
  const assign = (options = {}) => admin.forms.assign(clientAccount.userId, 'sleep-diary', options);
  const assignment = await assign();
  const request = { assignment_id: assignment.id, version: 1, answers };
  return { admin: admin.forms, client: client.forms, assign, assignment, request };
}

describe('one submission', () => {
  const row = makeFormSubmission();
  const stored = { ...row, created_at: '2026-11-20 10:00:00+00' };

  it('is asked for by its id, with the columns of the contract', async () => {
    const asked = serveRows('form_submissions', stored);
    expect(await (await signedIn()).forms.submission(row.id)).toEqual(row);
    expect(asked[0]?.get('id')).toBe(`eq.${row.id}`);
    expect(asked[0]?.get('select')?.split(',')).toEqual(Object.keys(row));
  });

  it('can be asked for by the assignment that it was sent on', async () => {
    const asked = serveRows('form_submissions', stored);
    const { forms } = await signedIn();
    expect(await forms.sent(row.client_id)).toEqual(row);
    expect(asked[0]?.get('assignment_id')).toBe(`eq.${row.client_id}`);
    await expect(forms.sent('newest')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is not found when nobody sent it, or not to the caller', async () => {
    serveRows('form_submissions');
    const asked = (await signedIn()).forms.submission(row.id);
    await expect(asked).rejects.toMatchObject({ name: 'FlowError', code: 'not_found' });
  });
});

describe('a form on its way', () => {
  it('is given by an admin, and is the client’s to open', async () => {
    const { client, assignment } = await given();
    expect(assignment).toMatchObject({
      status: 'pending',
      assigned_at: '2026-11-21T10:00:00.000Z',
      due_date: '2026-11-28T10:00:00.000Z',
      forms_registry: { slug: 'sleep-diary', title: 'Sleep diary' },
    });
    expect(await client.mine()).toEqual([assignment]);
    const { forms_registry: _, ...own } = assignment;
    expect(await client.open('sleep-diary')).toEqual({
      form_key: 'sleep_diary',
      version: 1,
      definition: makeForm(),
      assignment: own,
      draft: null,
      submission: null,
    });
  });

  it('keeps what has changed of a draft, and takes back what is null', async () => {
    const { client, assignment } = await given();
    await client.saveDraft(assignment.id, { hours: 6, where: 'Knee' });
    const draft = await client.saveDraft(assignment.id, { where: null, pain: false }, { groupIndex: 1 });
    expect(draft).toMatchObject({ answers: { hours: 6, pain: false }, group_index: 1 });
    expect((await client.open('sleep-diary')).draft).toEqual(draft);
  });

  it('keeps of two devices’ answers the later, by question, and never one of the future', async () => {
    const { client, assignment } = await given();
    const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
    const save = (changes: Record<string, Answer>, givenAt: Record<string, Date>, seen = {}) =>
      client.saveDraft(assignment.id, changes, { givenAt, seen });
    const first = await save({ hours: 6 }, { hours: ago(60_000) });
    const both = await save({ hours: 5, where: 'Knee' }, { hours: ago(120_000), where: ago(120_000) });
    expect(both.answers).toEqual({ hours: 6, where: 'Knee' });
    expect(both.answered_at).toEqual({ hours: first.answered_at.hours, where: expect.any(String) });
    const future = await save({ hours: 7 }, { hours: ago(-1e12) });
    expect(future.answers).toMatchObject({ hours: 7 });
    expect(Date.parse(future.answered_at.hours ?? '')).toBe(now().getTime());
    // A clock that was set since: the answer that was seen is the earlier one.
    const jumped = await save({ hours: 8 }, { hours: ago(1e12) }, future.answered_at);
    expect(jumped.answers).toMatchObject({ hours: 8 });
  });

  it('is sent once; the same again is answered the same, and other answers are refused', async () => {
    const { admin, client, assignment, request } = await given();
    await client.saveDraft(assignment.id, answers);
    const sent = await client.submit(request);
    expect(sent).toMatchObject({ version: 1, payload: answers, flags: ['pain'] });
    expect(await client.submit(request)).toEqual(sent);
    const others = client.submit({ ...request, answers: { ...answers, hours: 8 } });
    await expect(others).rejects.toMatchObject({ code: 'form_sent', status: 409 });
    expect(await client.mine()).toMatchObject([{ status: 'completed', completed_at: sent.created_at }]);
    expect(await client.open('sleep-diary')).toMatchObject({ draft: null, submission: sent });
    expect(await admin.submission(sent.id)).toMatchObject({ ...sent, client_id: clientAccount.userId });
    await expect(client.saveDraft(assignment.id, {})).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused with what is wrong, by question', async () => {
    const { client, request } = await given();
    await expect(client.submit({ ...request, answers: { hours: 25, pain: true } })).rejects.toMatchObject({
      code: 'invalid_input',
      status: 422,
      fields: { hours: 'Please enter 24 or less.', where: 'This question needs an answer.' },
    });
  });

  it.each([
    ['form_changed', 'when the questions have changed', 2, false],
    ['form_withdrawn', 'when it was taken back', 1, true],
  ])('fails as %s %s', async (code, _when, version, isWithdrawn) => {
    const { admin, client, assignment, request } = await given();
    if (isWithdrawn) await admin.withdraw(assignment.id);
    const submitted = client.submit({ ...request, version });
    await expect(submitted).rejects.toMatchObject({ code, status: 409 });
  });

  it('may be taken back while it waits, once', async () => {
    const { admin, client, assignment } = await given();
    const withdrawn = { ...assignment, status: 'withdrawn' };
    expect(await admin.withdraw(assignment.id)).toEqual(withdrawn);
    expect(await client.mine()).toEqual([withdrawn]);
    await expect(admin.withdraw(assignment.id)).rejects.toMatchObject({ code: 'conflict', status: 409 });
  });

  it('is read by its id, by an admin and by the client who was given it', async () => {
    const otherId = '00000000-0000-4000-8000-000000000009';
    const { admin, client, assignment } = await given({ clientIds: [clientAccount.userId, otherId] });
    const { id: ofAnother } = await admin.assign(otherId, 'sleep-diary');
    expect(await admin.assignment(assignment.id)).toEqual(assignment);
    expect(await client.assignment(assignment.id)).toEqual(assignment);
    expect(await admin.assignment(ofAnother)).toMatchObject({ id: ofAnother });
    await expect(client.assignment(ofAnother)).rejects.toMatchObject({ code: 'not_found' });
    await expect(admin.assignment('7')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('waits once, until the day that an admin names', async () => {
    const { admin, assign, assignment } = await given();
    await expect(assign()).rejects.toMatchObject({ code: 'conflict', status: 409 });
    await admin.withdraw(assignment.id);
    const dueDate = new Date('2026-12-01T19:59:59.999Z');
    const again = await assign({ dueDate });
    expect(again).toMatchObject({ status: 'pending', due_date: dueDate.toISOString() });
    const all = await admin.assignments(clientAccount.userId);
    expect(all.map(({ id }) => id)).toEqual([again.id, assignment.id]);
    await admin.withdraw(again.id);
    const passed = { code: 'invalid_input', message: 'The due date has passed.' };
    await expect(assign({ dueDate: now() })).rejects.toMatchObject(passed);
  });

  it('is looked at by an admin who was not given it, and hidden from a client who was not', async () => {
    serveForms();
    expect((await (await signedIn()).forms.open('sleep-diary')).assignment).toBeNull();
    const { forms } = await signedIn(clientAccount);
    await expect(forms.open('sleep-diary')).rejects.toMatchObject({ code: 'not_found', status: 404 });
    await expect(forms.version('sleep_diary', 1)).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('the forms of every new client are given once, however often they are asked for', async () => {
  serveForms({ forms: [makeForm(), makeForm({ slug: 'check-in', key: 'check_in', isDefault: false })] });
  const { forms } = await signedIn();
  const give = () => forms.assignDefaults(clientAccount.userId);
  expect([await give(), await give()]).toEqual([
    { assigned: ['sleep-diary'], skipped: [] },
    { assigned: [], skipped: ['sleep-diary'] },
  ]);
  expect(await forms.assignments(clientAccount.userId)).toHaveLength(1);
});

describe('the questions of a version', () => {
  it('are answered to an admin, and to a client who was given the form', async () => {
    const { admin, client } = await given();
    expect(await admin.version('sleep_diary', 1)).toEqual(makeForm());
    expect(await client.version('sleep_diary', 1)).toEqual(makeForm());
  });

  it('are asked for by the form’s key and the version', async () => {
    const asked = serveRows('form_versions', { definition: makeForm() });
    await (await signedIn()).forms.version('sleep_diary', 3);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      select: 'definition,forms_registry!inner(form_key)',
      'forms_registry.form_key': 'eq.sleep_diary',
      version: 'eq.3',
    });
  });
});

it('the registry tells what became of each form', async () => {
  const { admin, client, assign, request } = await given();
  await client.submit(request);
  await assign();
  const registry = await admin.registry();
  expect(registry).toEqual(registry.map((form) => formOverviewSchema.parse(form)));
  expect(registry).toMatchObject([
    { slug: 'sleep-diary', pending: 1, overdue: 0, completed: 1, submissions: 1, flagged: 1 },
  ]);
});

describe('a page of submissions', () => {
  const rows = makeFormSubmissions(5);

  it('holds them newest first, how many there are, and where the next page begins', async () => {
    serveForms({ submissions: rows.toReversed() });
    const { forms } = await signedIn();
    const first = await forms.page({ limit: 3 });
    expect(first).toMatchObject({ items: rows.slice(0, 3), total: 5, matching: 5 });
    const rest = { items: rows.slice(3), next_cursor: null, total: 5, matching: 5 };
    expect(await forms.page({ limit: 3, cursor: first.next_cursor })).toEqual(rest);
  });

  it('is asked for with every filter, and a thousand rows unless said', async () => {
    const asked = serveForms({ submissions: rows });
    const { forms } = await signedIn();
    const filter: SubmissionFilter = {
      form_key: 'goal_setting',
      client_id: clientAccount.userId,
      from: '2026-11-01',
      to: '2026-11-21',
      focus: 'Lose fat',
      completion: 'complete',
      flagged: false,
    };
    await forms.page({ ...filter, limit: 50, cursor: null });
    await forms.page();
    expect(asked).toEqual([
      { ...filter, limit: 50, cursor: null },
      { completion: 'all', limit: 1_000 },
    ]);
  });

  it.each<[string, SubmissionFilter, number[], number]>([
    ['a form', { form_key: 'parq_assessment' }, [0, 4], 2],
    ['a client', { client_id: rows[2]?.client_id ?? '' }, [2], 1],
    ['flags', { flagged: true }, [0, 4], 5],
    ['no flags', { flagged: false }, [1, 2, 3], 5],
    ['what is left open', { completion: 'incomplete' }, [1], 5],
    ['a focus', { focus: 'Lose fat' }, [2, 3], 5],
    ['days in Dubai', { from: '2026-11-20', to: '2026-11-20' }, [0, 1, 2, 3, 4], 5],
    ['later days', { from: '2026-11-21' }, [], 5],
  ])('is filtered by %s, and counts all of the form and client', async (_name, filter, places, total) => {
    serveForms({ submissions: rows });
    const page = await (await signedIn()).forms.page(filter);
    expect(page.items).toEqual(places.map((place) => rows[place]));
    expect(page).toMatchObject({ matching: places.length, total });
  });

  it('is refused with a cursor that no page gave, which the function finds', async () => {
    serveForms();
    await expect((await signedIn()).forms.page({ cursor: 'page-2' })).rejects.toMatchObject({
      code: 'invalid_input',
      status: 422,
      fields: { cursor: expect.any(String) },
    });
  });
});

it('all submissions are followed through every page, in order, each once, with the filter', async () => {
  const rows = makeFormSubmissions(2_100);
  const asked = serveForms({ submissions: rows });
  const all = await Array.fromAsync((await signedIn()).forms.all({ completion: 'complete' }));
  expect(all).toEqual(rows.filter(({ complete }) => complete));
  expect(asked).toHaveLength(2);
  for (const page of asked) expect(page).toMatchObject({ completion: 'complete', limit: 1_000 });
});
