import { describe, expect, it } from 'vitest';
import type { AssignedForms, OpenForm, SentForm } from '../../sdk/src/contracts/form-assignment.ts';
import { type Answers, questionsOf } from '../../sdk/src/contracts/form-definition.ts';
import type { SubmissionPage } from '../../sdk/src/contracts/form-submission.ts';
import { demoAdmin, demoClient } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';
import { call, failureOf } from './call.ts';

const test = await sharedStack();

async function signedIn(credentials: { email: string; password: string }) {
  const flow = test.flow();
  const { accessToken, userId } = await flow.auth.signIn(credentials);
  return { flow, token: accessToken, userId };
}

const admin = await signedIn(demoAdmin);
const client = await signedIn(demoClient);

/** Every required question answered, whatever the content asks, and 'yes' to what is flagged. */
function answersTo({ definition }: OpenForm): Answers {
  return Object.fromEntries(
    questionsOf(definition).flatMap((question): [string, Answers[string]][] => {
      const needed = question.required && (!question.when || question.when.is === true);
      if (!needed) return [];
      switch (question.kind) {
        case 'yes_no':
          return [[question.id, true]];
        case 'choice':
          return [[question.id, question.options[0] ?? '']];
        case 'choices':
          return [[question.id, question.options.slice(0, 1)]];
        case 'number':
          return [[question.id, question.min ?? question.max ?? 1]];
        case 'date':
          return [[question.id, '2026-11-22']];
        default:
          return [[question.id, 'An answer']];
      }
    }),
  );
}

const list = async (body: unknown): Promise<SubmissionPage> => {
  const response = await call(test, 'form-submissions', body, { token: admin.token });
  expect(response.status).toBe(200);
  return (await response.json()) as SubmissionPage;
};

/** A form of the content that waits for the demo client. */
async function waiting(): Promise<OpenForm & { assignment: NonNullable<OpenForm['assignment']> }> {
  const [assignment] = (await client.flow.forms.mine()).filter(({ status }) => status === 'pending');
  const opened = await client.flow.forms.open(assignment?.forms_registry?.slug ?? '');
  if (!opened.assignment) throw new Error('The demo client has no form to fill in.');
  return { ...opened, assignment: opened.assignment };
}

describe('submit-form', () => {
  it('stores what a client sends once, completes the assignment, and shows flagged answers to the admin', async () => {
    const { assignment, version, definition, ...opened } = await waiting();
    const answers = answersTo({ assignment, version, definition, ...opened });
    const request = { assignment_id: assignment.id, version, answers };
    const send = (body: object = request) => call(test, 'submit-form', body, { token: client.token });

    const unknown = { ...answers, no_such_question: 'x' };
    expect(await failureOf(await send({ ...request, answers: unknown }))).toMatchObject({
      status: 422,
      fields: { no_such_question: 'This form has no such question.' },
    });
    expect(await failureOf(await send({ ...request, version: version + 1 }))).toMatchObject({
      status: 409,
      code: 'form_changed',
    });

    const [first, second] = await Promise.all([send(), send()]);
    const sent = [await first.json(), await second.json()] as { submission: SentForm }[];
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]?.submission.payload).toEqual(answers);
    const flagged = questionsOf(definition).filter(
      (question) => question.kind === 'yes_no' && question.flag && question.id in answers,
    );
    expect(sent[0]?.submission.flags).toEqual(flagged.map(({ id }) => id));

    expect((await list({ client_id: client.userId, limit: 1 })).items[0]).toMatchObject({
      id: sent[0]?.submission.id,
      flags: sent[0]?.submission.flags,
      email: demoClient.email,
    });
    expect((await client.flow.forms.mine()).find(({ id }) => id === assignment.id)?.status).toBe('completed');
    expect(await failureOf(await send({ ...request, answers: {} }))).toMatchObject({ status: 422 });
  });

  it('knows nothing of another person’s assignment', async () => {
    const [row] = await test.stack.database.sql<{ id: string }>(
      "select id from public.form_assignments where status = 'pending' and client_id <> $1 limit 1",
      [client.userId],
    );
    const body = { assignment_id: row?.id, version: 1, answers: {} };
    expect(await failureOf(await call(test, 'submit-form', body, { token: client.token }))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });
});

describe('form-submissions', () => {
  it('answers everything without a body, newest first, with how many there are', async () => {
    const { items, total, matching, next_cursor } = await list('');
    const [row] = await test.stack.database.sql<{ count: number }>(
      'select count(*)::int as count from public.form_submissions',
    );
    expect([items.length, total, matching, next_cursor]).toEqual([row?.count, row?.count, row?.count, null]);
    const times = items.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('answers a thousand of more without a body, and where the rest begins', async () => {
    const before = (await list('')).total;
    await test.stack.database.sql(
      `insert into public.form_submissions (client_id, form_key, payload, created_at)
       select $1, 'parq_assessment', '{}', timestamptz '2001-01-01' + n * interval '1 microsecond'
       from generate_series(1, 1001) as n`,
      [client.userId],
    );
    const many = before + 1001;
    const page = await list('');
    expect(page).toMatchObject({ total: many, matching: many, next_cursor: expect.any(String) });
    expect(page.items).toHaveLength(1000);
    const rest = await list({ cursor: page.next_cursor });
    expect(rest).toMatchObject({ total: many, matching: many, next_cursor: null });
    expect(rest.items).toHaveLength(before + 1);
    expect(new Set([...page.items, ...rest.items].map(({ id }) => id)).size).toBe(many);
    await test.stack.database.sql(`delete from public.form_submissions where created_at < '2001-01-02'`);
  });

  it('filters in the database as the contract’s rules say', async () => {
    const form_key = 'goal_setting';
    const all = (await list({ form_key })).items;
    const others = all.filter(
      ({ payload }) =>
        (payload.primary_focus as string[] | null)?.includes('Other') || Boolean(payload.primary_focus_other),
    );
    const other = await list({ form_key, focus: 'Other' });
    expect(other.items.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(other).toMatchObject({ total: all.length, matching: others.length });

    const incomplete = await list({ form_key, completion: 'incomplete' });
    expect(incomplete.items).toEqual(all.filter(({ complete }) => !complete));
    expect(incomplete.matching).toBeGreaterThan(0);

    const joined: string[] = [];
    for await (const { id } of admin.flow.forms.all({ form_key })) joined.push(id);
    expect(joined).toEqual(all.map(({ id }) => id));
  });
});

describe('assign-forms-on-subscribe', () => {
  const give = (client_id: string, token: string) =>
    call(test, 'assign-forms-on-subscribe', { client_id }, { token });

  it('gives each default form once, asked twice at once by an admin and the service', async () => {
    const [someone] = await test.stack.database.sql<{ id: string }>(
      'select id from public.profiles where id not in (select client_id from public.form_assignments) limit 1',
    );
    const id = someone?.id ?? '';
    const answers = (await Promise.all(
      [admin.token, test.stack.keys.secret].map(async (token) => (await give(id, token)).json()),
    )) as AssignedForms[];
    const defaults = (await admin.flow.forms.registry()).filter(
      (form) => form.is_default && !form.retired_at,
    );
    const slugs = defaults.map(({ slug }) => slug);
    expect(answers.map(({ assigned }) => assigned.length).sort()).toEqual([0, slugs.length]);
    expect(answers.map(({ skipped }) => skipped.length).sort()).toEqual([0, slugs.length]);
    expect(
      (await admin.flow.forms.assignments(id)).map((given) => given.forms_registry?.slug).sort(),
    ).toEqual(slugs.toSorted());
  });
});
