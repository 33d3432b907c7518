import * as z from 'zod/mini';
import { checkInput } from './check-input.ts';
import type { FlowClient } from './client.ts';
import { clientIdSchema } from './contracts/client.ts';
import {
  type AssignedForms,
  assignDefaultFormsResponseSchema,
  draftChangeSchema,
  type FormAssignment,
  type FormDraft,
  type FormOverview,
  formAssignmentSchema,
  formDraftSchema,
  formOverviewSchema,
  type OpenForm,
  openFormSchema,
  type SentForm,
  type SubmitFormRequest,
  submitFormRequestSchema,
  submitFormResponseSchema,
} from './contracts/form-assignment.ts';
import { type Answer, type FormDefinition, formDefinitionSchema } from './contracts/form-definition.ts';
import {
  type FormSubmission,
  formSubmissionSchema,
  type ListSubmissionsRequest,
  listSubmissionsRequestSchema,
  listSubmissionsResponseSchema,
  type SubmissionFilter,
  type SubmissionPage,
  submissionFilterSchema,
  submissionPageMaximum,
} from './contracts/form-submission.ts';
import { currentUserId } from './current-user.ts';
import { FlowError, fromDatabaseError } from './errors.ts';
import { readAnswer } from './read-answer.ts';
import { fitted, invokeFunction, type Transport } from './transport.ts';

/** Forms, what clients are given of them and what they send. Instants are ISO 8601 in UTC. */
export interface Forms {
  /**
   * The signed-in client's assignments, newest first.
   * @throws FlowError `unauthenticated`
   * @example const waiting = (await flow.forms.mine()).filter(({ status }) => status === 'pending');
   */
  mine(): Promise<FormAssignment[]>;
  /**
   * A form as the signed-in client opens it: questions, draft, and what was sent. An admin who was not given it sees
   * the questions, with `assignment: null`.
   * @throws FlowError `not_found` (no such form, or not given to the caller), `unauthenticated`
   * @example const { definition, draft } = await flow.forms.open('goal-setting');
   */
  open(slug: string): Promise<OpenForm>;
  /**
   * Keeps the answers that have changed; null takes one back. What another device changed meanwhile stays, and of two
   * answers to one question the later: `givenAt` says when each was given (now, unless said), `seen` the draft's
   * `answered_at` that was known then. A clock that is wrong by years does no harm. Answers the draft as it is now.
   * @throws FlowError `not_found`, `conflict` (sent or withdrawn meanwhile), `invalid_input`
   * @example await flow.forms.saveDraft(assignment.id, { one_week_goal: 'Walk' }, { groupIndex: 1 });
   */
  saveDraft(
    assignmentId: string,
    changes: Record<string, Answer | null>,
    options?: { groupIndex?: number; givenAt?: Record<string, Date>; seen?: FormDraft['answered_at'] },
  ): Promise<FormDraft>;
  /**
   * Sends a form. The same answers sent again are answered the same; nothing is stored twice.
   * @throws FlowError `invalid_input` (`fields` by question), `form_changed` (open it again: the draft is kept),
   * `form_sent`, `form_withdrawn`, `not_found`
   * @example const { flags } = await flow.forms.submit({ assignment_id, version, answers });
   */
  submit(request: SubmitFormRequest): Promise<SentForm>;

  /**
   * One page of submissions, newest first, for admins; of 1,000 unless `limit` says otherwise. `from` and `to` are
   * Dubai days (`yyyy-mm-dd`), both inclusive.
   * @throws FlowError `invalid_input` (with `fields`), `unauthenticated`, `forbidden`
   * @example const { items, matching, total } = await flow.forms.page({ form_key: 'goal_setting', focus: 'Lose fat' });
   */
  page(request?: ListSubmissionsRequest): Promise<SubmissionPage>;
  /**
   * Every matching submission, fetched as far as it is read, for admins.
   * @throws FlowError as `page`
   * @example for await (const submission of flow.forms.all({ form_key: 'parq_assessment', flagged: true })) { ... }
   */
  all(filter?: SubmissionFilter): AsyncGenerator<FormSubmission>;
  /**
   * One submission, for admins; a client reads their own.
   * @throws FlowError `not_found` (also another client's), `invalid_input` (no id)
   * @example const { payload, version } = await flow.forms.submission(id);
   */
  submission(id: string): Promise<FormSubmission>;
  /**
   * What was sent on an assignment, for its client and for admins.
   * @throws FlowError `not_found` (nothing was), `invalid_input` (no id)
   * @example const { payload, version } = await flow.forms.sent(assignment.id);
   */
  sent(assignmentId: string): Promise<FormSubmission>;
  /**
   * The registry with counts, for admins.
   * @throws FlowError `unauthenticated`, `forbidden`
   * @example const retired = (await flow.forms.registry()).filter(({ retired_at }) => retired_at !== null);
   */
  registry(): Promise<FormOverview[]>;
  /**
   * The questions of one version of a form, for admins and for clients who were given it.
   * @throws FlowError `not_found`, `invalid_input`
   * @example const definition = await flow.forms.version('goal_setting', submission.version);
   */
  version(formKey: string, version: number): Promise<FormDefinition>;
  /**
   * A client's assignments, newest first, for admins.
   * @throws FlowError `invalid_input` (no id)
   * @example const assignments = await flow.forms.assignments(clientId);
   */
  assignments(clientId: string): Promise<FormAssignment[]>;
  /**
   * Gives a client one form, for admins. Without `dueDate` (an instant) the form's own days count.
   * @throws FlowError `not_found`, `conflict` (it still waits for the client), `invalid_input`
   * @example await flow.forms.assign(clientId, 'goal-setting');
   */
  assign(clientId: string, slug: string, options?: { dueDate?: Date }): Promise<FormAssignment>;
  /**
   * Gives a client the forms of every new client, for admins; those that were ever given are skipped.
   * @throws FlowError `not_found`, `unauthenticated`, `forbidden`
   * @example const { assigned, skipped } = await flow.forms.assignDefaults(clientId);
   */
  assignDefaults(clientId: string): Promise<AssignedForms>;
  /**
   * Takes back a form that still waits, for admins.
   * @throws FlowError `not_found`, `conflict` (sent or withdrawn already)
   * @example await flow.forms.withdraw(assignment.id);
   */
  withdraw(assignmentId: string): Promise<FormAssignment>;
}

const assignmentIdSchema = z.uuid('Expected the id of an assignment');
const submissionIdSchema = z.uuid('Expected the id of a submission');
const submissionColumns = Object.keys(formSubmissionSchema.shape).join(', ');
const slugSchema = z.string().check(z.minLength(1, 'Expected a form'), z.maxLength(100));
const versionSchema = z.int().check(z.gte(1, 'Expected the number of a version'));
const assignmentColumns =
  'id, status, assigned_at, due_date, completed_at, forms_registry(slug, title, description)';

export function createForms(client: () => Promise<FlowClient>, transport: Transport): Forms {
  const page = (request: z.output<typeof listSubmissionsRequestSchema>) =>
    invokeFunction(transport, 'form-submissions', request, listSubmissionsResponseSchema);

  async function assignmentsOf(supabase: FlowClient, clientId: string): Promise<FormAssignment[]> {
    const answer = await supabase
      .from('form_assignments')
      .select(assignmentColumns)
      .eq('client_id', clientId)
      .order('assigned_at', { ascending: false })
      // As the other calls: a failure is told at once, and the caller may try again.
      .retry(false);
    return readAnswer(answer, z.array(formAssignmentSchema));
  }

  async function submissionWhere(column: 'id' | 'assignment_id', value: string): Promise<FormSubmission> {
    const { data, error, status } = await (await client())
      .from('form_submissions')
      .select(submissionColumns)
      .eq(column, value)
      .retry(false)
      .maybeSingle();
    if (error) throw fromDatabaseError(error, status);
    if (!data) throw new FlowError('not_found', 'There is no such submission.');
    return fitted(data, formSubmissionSchema, status);
  }

  return {
    async mine() {
      return assignmentsOf(await client(), await currentUserId(transport));
    },

    async open(slug) {
      const _slug = checkInput(slugSchema, slug, 'slug');
      return readAnswer(await (await client()).rpc('open_form', { _slug }), openFormSchema);
    },

    async saveDraft(assignmentId, changes, { groupIndex = 0, givenAt = {}, seen = {} } = {}) {
      const given = {
        assignment_id: assignmentId,
        changes,
        group_index: groupIndex,
        given_at: givenAt,
        seen,
      };
      const checked = checkInput(draftChangeSchema, given, 'draft');
      const supabase = await client();
      // How long ago, which a clock that is wrong says as a right one does.
      const now = Date.now();
      const ages = Object.entries(checked.given_at).map(([id, at]) => [id, Math.max(0, now - at.getTime())]);
      const answer = await supabase.rpc('save_form_draft', {
        _assignment_id: checked.assignment_id,
        _changes: checked.changes,
        _group_index: checked.group_index,
        _ages: Object.fromEntries(ages),
        _seen: checked.seen,
      });
      return readAnswer(answer, formDraftSchema);
    },

    async submit(request) {
      const checked = checkInput(submitFormRequestSchema, request, 'request');
      return (await invokeFunction(transport, 'submit-form', checked, submitFormResponseSchema)).submission;
    },

    page: async (request = {}) => page(checkInput(listSubmissionsRequestSchema, request, 'request')),

    async *all(filter = {}) {
      const checked = checkInput(submissionFilterSchema, filter, 'filter');
      let cursor: string | null = null;
      do {
        const answer: SubmissionPage = await page({ ...checked, limit: submissionPageMaximum, cursor });
        yield* answer.items;
        cursor = answer.next_cursor;
      } while (cursor !== null);
    },

    async submission(id) {
      return submissionWhere('id', checkInput(submissionIdSchema, id, 'id'));
    },

    async sent(assignmentId) {
      return submissionWhere('assignment_id', checkInput(assignmentIdSchema, assignmentId, 'assignment_id'));
    },

    async registry() {
      return readAnswer(await (await client()).rpc('list_forms'), z.array(formOverviewSchema));
    },

    async version(formKey, version) {
      const form_key = checkInput(slugSchema, formKey, 'form_key');
      const wanted = checkInput(versionSchema, version, 'version');
      const { data, error, status } = await (await client())
        .from('form_versions')
        .select('definition, forms_registry!inner(form_key)')
        .eq('forms_registry.form_key', form_key)
        .eq('version', wanted)
        .retry(false)
        .maybeSingle();
      if (error) throw fromDatabaseError(error, status);
      if (!data) throw new FlowError('not_found', `There is no version ${version} of ${formKey}.`);
      return fitted(data.definition, formDefinitionSchema, status);
    },

    async assignments(clientId) {
      return assignmentsOf(await client(), checkInput(clientIdSchema, clientId, 'client_id'));
    },

    async assign(clientId, slug, { dueDate } = {}) {
      const answer = await (await client()).rpc('assign_form', {
        _client_id: checkInput(clientIdSchema, clientId, 'client_id'),
        _slug: checkInput(slugSchema, slug, 'slug'),
        ...(dueDate ? { _due_date: dueDate.toISOString() } : {}),
      });
      return readAnswer(answer, formAssignmentSchema);
    },

    async assignDefaults(clientId) {
      const request = { client_id: checkInput(clientIdSchema, clientId, 'client_id') };
      return invokeFunction(
        transport,
        'assign-forms-on-subscribe',
        request,
        assignDefaultFormsResponseSchema,
      );
    },

    async withdraw(assignmentId) {
      const _assignment_id = checkInput(assignmentIdSchema, assignmentId, 'assignment_id');
      return readAnswer(
        await (await client()).rpc('withdraw_form', { _assignment_id }),
        formAssignmentSchema,
      );
    },
  };
}
