import type * as z from 'zod/mini';
import { businessDayRange } from '../contracts/business-time.ts';
import {
  type AssignedForms,
  type FormAssignment,
  type FormDraft,
  type FormOverview,
  type OpenForm,
  type SentForm,
  type SubmitFormRequest,
  shownAssignmentStatus,
} from '../contracts/form-assignment.ts';
import {
  type Answers,
  type FormDefinition,
  flaggedQuestions,
  formProblems,
} from '../contracts/form-definition.ts';
import {
  type FormSubmission,
  isGoalFormComplete,
  type listSubmissionsRequestSchema,
  type SubmissionPage,
} from '../contracts/form-submission.ts';
import { decodeCursor, encodeCursor } from '../contracts/keyset-cursor.ts';
import { FlowError } from '../errors.ts';
import { clientAccount, numberedUuid, type TestAccount } from './fixtures.ts';
import { changedAt, type DraftChange } from './form-drafts.ts';
import { type Awaitable, createdKey, newestRows } from './keyset-rows.ts';

/** A request for a page of submissions, as the function reads it. */
export type ParsedSubmissionsRequest = z.output<typeof listSubmissionsRequestSchema>;

export interface NewAssignment {
  clientId: string;
  slug: string;
  /** Null for the form's own days. */
  dueDate: string | null;
}

/** What the database and the functions answer about forms. Throw a `FlowError` with a status to answer a failure. */
export interface FormAnswers {
  openForm(slug: string, account: TestAccount): Awaitable<OpenForm>;
  saveFormDraft(change: DraftChange, account: TestAccount): Awaitable<FormDraft>;
  submitForm(request: SubmitFormRequest, account: TestAccount): Awaitable<SentForm>;
  formAssignments(clientId: string): Awaitable<FormAssignment[]>;
  /** One of them, with whose it is. */
  formAssignment(id: string): Awaitable<{ clientId: string; assignment: FormAssignment } | null>;
  formVersion(formKey: string, version: number): Awaitable<FormDefinition | null>;
  formSubmission(id: string): Awaitable<FormSubmission | null>;
  /** What was sent for an assignment. */
  assignedSubmission(assignmentId: string): Awaitable<FormSubmission | null>;
  listSubmissions(request: ParsedSubmissionsRequest): Awaitable<SubmissionPage>;
  listForms(): Awaitable<FormOverview[]>;
  assignForm(given: NewAssignment): Awaitable<FormAssignment>;
  assignDefaultForms(clientId: string): Awaitable<AssignedForms>;
  withdrawForm(assignmentId: string): Awaitable<FormAssignment>;
}

/** An assignment, and whose it is. */
export interface GivenForm extends FormAssignment {
  client_id: string;
}

export interface FormTableRows {
  forms: readonly FormDefinition[];
  submissions?: readonly FormSubmission[];
  /** What clients were given before. */
  assignments?: readonly GivenForm[];
  /** Who may be given a form; the client of the fixtures unless said. */
  clientIds?: readonly string[];
}

const missing = (what: string) => new FlowError('not_found', `There is no ${what}.`, { status: 404 });
const conflict = (reason: string) => new FlowError('conflict', reason, { status: 409 });

function matches(row: FormSubmission, request: ParsedSubmissionsRequest): boolean {
  const { from, to } = businessDayRange(request.from, request.to);
  const { primary_focus = [], primary_focus_other } = row.payload;
  const wanted = request.search?.toLowerCase() ?? '';
  const { first_name, last_name, email, phone } = row;
  const focuses = [...(primary_focus as string[]), ...(primary_focus_other ? ['Other'] : [])];
  return (
    (from === null || row.created_at >= from) &&
    (to === null || row.created_at < to) &&
    (!request.focus || focuses.includes(request.focus)) &&
    (request.completion === 'all' || row.complete === (request.completion === 'complete')) &&
    (typeof request.flagged !== 'boolean' || row.flags.length > 0 === request.flagged) &&
    [`${first_name ?? ''} ${last_name ?? ''}`, email ?? '', phone ?? ''].some((text) =>
      text.toLowerCase().includes(wanted),
    )
  );
}

function sentAs({ id, version, payload, flags, created_at }: FormSubmission): SentForm {
  return { id, version, payload, flags, created_at };
}

const shown = ({ client_id: _, ...assignment }: GivenForm): FormAssignment => ({ ...assignment });
const slugOf = ({ forms_registry: form }: GivenForm) => form?.slug;

/** A form in the registry, as it stands there before anybody was given it. */
export function registered({ slug, key, title, description, isDefault, dueDays }: FormDefinition) {
  const settings = { is_default: isDefault, due_days: dueDays, retired_at: null };
  return { slug, form_key: key, title, description, version: 1, ...settings };
}

/**
 * Forms in memory, all in their first version, that can be given, filled in, sent and listed as in the database: enough
 * to test a screen without one.
 * @example flowHandlers({ url, ...formTable({ forms: [makeForm()], submissions: makeFormSubmissions(3) }) })
 */
export function formTable(rows: FormTableRows, now: () => Date = () => new Date()): FormAnswers {
  const { forms, clientIds = [clientAccount.userId] } = rows;
  const submissions = [...(rows.submissions ?? [])];
  const assignments = (rows.assignments ?? []).map((row) => ({ ...row }));
  const drafts = new Map<string, FormDraft>();
  const sent = new Map<string, FormSubmission>();
  let ids = 500_000;
  const newId = () => {
    ids += 1;
    return numberedUuid(ids);
  };

  const formOf = (slug = 'of the past'): FormDefinition => {
    const form = forms.find((candidate) => candidate.slug === slug);
    if (!form) throw missing(`form ${slug}`);
    return form;
  };
  const given = (clientId: string, slug: string) =>
    assignments.filter((row) => row.client_id === clientId && slugOf(row) === slug);
  const assignmentOf = (id: string, clientId?: string): GivenForm => {
    const row = assignments.find((each) => each.id === id && (clientId ?? each.client_id) === each.client_id);
    if (!row) throw missing(`assignment ${id}`);
    return row;
  };
  const assign = (clientId: string, form: FormDefinition, dueDate: string | null): GivenForm => {
    const { slug, title, description, dueDays } = form;
    const row: GivenForm = {
      id: newId(),
      client_id: clientId,
      forms_registry: { slug, title, description },
      status: 'pending',
      assigned_at: now().toISOString(),
      due_date: dueDate ?? new Date(now().getTime() + dueDays * 86_400_000).toISOString(),
      completed_at: null,
    };
    assignments.unshift(row);
    return row;
  };
  const requireClient = (clientId: string) => {
    if (!clientIds.includes(clientId)) throw missing(`client ${clientId}`);
  };

  return {
    openForm(slug, { userId, roles }) {
      const definition = formOf(slug);
      const [newest, ...older] = given(userId, slug);
      const row = [newest, ...older].find((each) => each?.status === 'pending') ?? newest;
      if (!row && !roles.includes('admin')) throw missing(`form ${slug} for you`);
      const submission = row && sent.get(row.id);
      const { forms_registry: _, ...assignment } = row ? shown(row) : { forms_registry: null };
      return {
        form_key: definition.key,
        version: 1,
        definition,
        assignment: row ? (assignment as OpenForm['assignment']) : null,
        draft: (row && drafts.get(row.id)) ?? null,
        submission: submission ? sentAs(submission) : null,
      };
    },

    saveFormDraft(change, { userId }) {
      const { assignmentId, changes, groupIndex } = change;
      const { status } = assignmentOf(assignmentId, userId);
      if (status !== 'pending') throw conflict(`the form is ${status}`);
      const before = drafts.get(assignmentId);
      const changed = changedAt(before, change, now());
      const standing = Object.entries(changes).filter(([id]) => Object.hasOwn(changed, id));
      const merged = Object.entries({ ...before?.answers, ...Object.fromEntries(standing) });
      const draft: FormDraft = {
        answers: Object.fromEntries(merged.filter(([, answer]) => answer !== null)) as Answers,
        answered_at: { ...before?.answered_at, ...changed },
        group_index: groupIndex,
        updated_at: now().toISOString(),
      };
      drafts.set(assignmentId, draft);
      return draft;
    },

    submitForm({ assignment_id, version, answers }, { userId, email }) {
      const row = assignmentOf(assignment_id, userId);
      const earlier = sent.get(row.id);
      if (earlier) {
        if (JSON.stringify(earlier.payload) === JSON.stringify(answers)) return sentAs(earlier);
        throw new FlowError('form_sent', 'This form was sent before.', { status: 409 });
      }
      if (row.status === 'withdrawn')
        throw new FlowError('form_withdrawn', 'Your coach has taken this form back.', { status: 409 });
      if (version !== 1) throw new FlowError('form_changed', 'The questions have changed.', { status: 409 });
      const form = formOf(slugOf(row));
      const fields = formProblems(form, answers);
      if (Object.keys(fields).length > 0)
        throw new FlowError('invalid_input', 'Some answers need another look.', { status: 422, fields });
      const submission: FormSubmission = {
        id: newId(),
        client_id: userId,
        form_key: form.key,
        first_name: null,
        last_name: null,
        email,
        phone: null,
        version,
        created_at: now().toISOString(),
        payload: answers,
        flags: flaggedQuestions(form, answers),
        complete: form.key !== 'goal_setting' || isGoalFormComplete(answers),
      };
      Object.assign(row, { status: 'completed', completed_at: submission.created_at });
      drafts.delete(row.id);
      sent.set(row.id, submission);
      submissions.unshift(submission);
      return sentAs(submission);
    },

    formAssignments: (clientId) => assignments.filter((row) => row.client_id === clientId).map(shown),
    formAssignment(id) {
      const row = assignments.find((each) => each.id === id);
      return row ? { clientId: row.client_id, assignment: shown(row) } : null;
    },
    formVersion: (formKey, version) => (version === 1 && forms.find((form) => form.key === formKey)) || null,
    assignedSubmission: (assignmentId) => sent.get(assignmentId) ?? null,
    formSubmission: (id) => submissions.find((row) => row.id === id) ?? null,

    listSubmissions(request) {
      const { form_key, client_id, limit, cursor } = request;
      const after = cursor ? decodeCursor(cursor) : null;
      if (cursor && !after) {
        const fields = { cursor: 'Expected the next_cursor of an earlier answer' };
        throw new FlowError('invalid_input', `cursor: ${fields.cursor}`, { status: 422, fields });
      }
      const all = submissions.filter(
        (row) => (!form_key || row.form_key === form_key) && (!client_id || row.client_id === client_id),
      );
      const matching = all.filter((row) => matches(row, request));
      const items = newestRows(matching, createdKey, { after, limit });
      const last = items.length === limit ? items.at(-1) : undefined;
      return {
        items,
        next_cursor: last ? encodeCursor(createdKey(last)) : null,
        total: all.length,
        matching: matching.length,
      };
    },

    listForms: () =>
      forms.map((form) => {
        const rows = assignments.filter((row) => slugOf(row) === form.slug);
        const answered = submissions.filter((row) => row.form_key === form.key);
        const dates = answered.map(({ created_at }) => created_at);
        const count = (status: string) =>
          rows.filter((row) => shownAssignmentStatus(row, now()) === status).length;
        return {
          ...registered(form),
          pending: count('pending') + count('overdue'),
          overdue: count('overdue'),
          completed: count('completed'),
          submissions: answered.length,
          flagged: answered.filter(({ flags }) => flags.length > 0).length,
          last_submitted_at: dates.toSorted().at(-1) ?? null,
        };
      }),

    assignForm({ clientId, slug, dueDate }) {
      requireClient(clientId);
      const form = formOf(slug);
      if (dueDate !== null && new Date(dueDate) <= now())
        throw new FlowError('invalid_input', 'The due date has passed.', { status: 400 });
      if (given(clientId, slug).some(({ status }) => status === 'pending'))
        throw conflict(`The client already has ${form.title} to fill in.`);
      return shown(assign(clientId, form, dueDate));
    },

    assignDefaultForms(clientId) {
      requireClient(clientId);
      const defaults = forms.filter((form) => form.isDefault);
      const skipped = defaults.filter((form) => given(clientId, form.slug).length > 0);
      const fresh = defaults.filter((form) => !skipped.includes(form));
      for (const form of fresh) assign(clientId, form, null);
      return { assigned: fresh.map(({ slug }) => slug), skipped: skipped.map(({ slug }) => slug) };
    },

    withdrawForm(assignmentId) {
      const row = assignmentOf(assignmentId);
      if (row.status !== 'pending') throw conflict(`The form is ${row.status} already.`);
      row.status = 'withdrawn';
      return shown(row);
    },
  };
}
