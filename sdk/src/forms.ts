import * as z from 'zod/mini';
import type { Backend } from './backend.ts';
import { type Call, type CallOptions, once, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
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
import { pagesByCursor } from './cursor-pages.ts';
import { agesOf } from './draft-ages.ts';
import { FlowError } from './errors.ts';
import { invokeFunction } from './invoke-function.ts';
import { type List, listOf } from './list.ts';
import { fitted } from './read-answer.ts';
import type { Tables } from './tables.ts';

/** When and where the answers of a draft were given. */
export interface DraftOptions extends CallOptions {
  groupIndex?: number;
  givenAt?: Record<string, Date>;
  seen?: FormDraft['answered_at'];
}

/** Forms, what clients are given of them and what they send. Instants are ISO 8601 in UTC. */
export interface Forms {
  /**
   * The signed-in client's assignments, newest first.
   * @throws FlowError `unauthenticated`
   * @example const waiting = (await flow.forms.mine()).filter(({ status }) => status === 'pending');
   */
  mine(options?: CallOptions): Promise<FormAssignment[]>;
  /**
   * A form as the signed-in client opens it: questions, draft, and what was sent. An admin who was not given it sees
   * the questions, with `assignment: null`.
   * @throws FlowError `not_found` (no such form, or not given to the caller), `unauthenticated`
   * @example const { definition, draft } = await flow.forms.open('goal-setting');
   */
  open(slug: string, options?: CallOptions): Promise<OpenForm>;
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
    options?: DraftOptions,
  ): Promise<FormDraft>;
  /**
   * Sends a form. The same answers sent again are answered the same; nothing is stored twice.
   * @throws FlowError `invalid_input` (`fields` by question), `form_changed` (open it again: the draft is kept),
   * `form_sent`, `form_withdrawn`, `not_found`
   * @example const { flags } = await flow.forms.submit({ assignment_id, version, answers });
   */
  submit(request: SubmitFormRequest, options?: CallOptions): Promise<SentForm>;
  /**
   * One page of submissions, newest first, for admins; of 1,000 unless `limit` says otherwise. `from` and `to` are
   * Dubai days (`yyyy-mm-dd`), both inclusive.
   * @throws FlowError `invalid_input` (with `fields`), `unauthenticated`, `forbidden`
   * @example const { items, matching, total } = await flow.forms.page({ form_key: 'goal_setting', focus: 'Lose fat' });
   */
  page(request?: ListSubmissionsRequest, options?: CallOptions): Promise<SubmissionPage>;
  /**
   * Every matching submission, fetched as far as it is read, for admins.
   * @throws FlowError as `page`
   * @example for await (const submission of flow.forms.all({ form_key: 'parq_assessment', flagged: true })) { ... }
   */
  all(filter?: SubmissionFilter, options?: CallOptions): List<FormSubmission>;
  /**
   * One submission, for admins; a client reads their own.
   * @throws FlowError `not_found` (also another client's), `invalid_input` (no id)
   * @example const { payload, version } = await flow.forms.submission(id);
   */
  submission(id: string, options?: CallOptions): Promise<FormSubmission>;
  /**
   * What was sent on an assignment, for its client and for admins.
   * @throws FlowError `not_found` (nothing was), `invalid_input` (no id)
   * @example const { payload, version } = await flow.forms.sent(assignment.id);
   */
  sent(assignmentId: string, options?: CallOptions): Promise<FormSubmission>;
  /**
   * The registry with counts, for admins.
   * @throws FlowError `unauthenticated`, `forbidden`
   * @example const retired = (await flow.forms.registry()).filter(({ retired_at }) => retired_at !== null);
   */
  registry(options?: CallOptions): Promise<FormOverview[]>;
  /**
   * The questions of one version of a form, for admins and for clients who were given it.
   * @throws FlowError `not_found`, `invalid_input`
   * @example const definition = await flow.forms.version('goal_setting', submission.version);
   */
  version(formKey: string, version: number, options?: CallOptions): Promise<FormDefinition>;
  /**
   * A client's assignments, newest first, for admins.
   * @throws FlowError `invalid_input` (no id)
   * @example const assignments = await flow.forms.assignments(clientId);
   */
  assignments(clientId: string, options?: CallOptions): Promise<FormAssignment[]>;
  /**
   * Gives a client one form, for admins. Without `dueDate` (an instant) the form's own days count.
   * @throws FlowError `not_found`, `conflict` (it still waits for the client), `invalid_input`
   * @example await flow.forms.assign(clientId, 'goal-setting');
   */
  assign(clientId: string, slug: string, options?: CallOptions & { dueDate?: Date }): Promise<FormAssignment>;
  /**
   * Gives a client the forms of every new client, for admins; those that were ever given are skipped.
   * @throws FlowError `not_found`, `unauthenticated`, `forbidden`
   * @example const { assigned, skipped } = await flow.forms.assignDefaults(clientId);
   */
  assignDefaults(clientId: string, options?: CallOptions): Promise<AssignedForms>;
  /**
   * Takes back a form that still waits, for admins.
   * @throws FlowError `not_found`, `conflict` (sent or withdrawn already)
   * @example await flow.forms.withdraw(assignment.id);
   */
  withdraw(assignmentId: string, options?: CallOptions): Promise<FormAssignment>;
}

const assignmentIdSchema = z.uuid('Expected the id of an assignment');
const submissionIdSchema = z.uuid('Expected the id of a submission');
const submissionColumns = Object.keys(formSubmissionSchema.shape).join(', ');
const slugSchema = z.string().check(z.minLength(1, 'Expected a form'), z.maxLength(100));
const dueDateSchema = z.date('Expected a Date');
const versionSchema = z.int().check(z.gte(1, 'Expected the number of a version'));
const assignmentColumns =
  'id, status, assigned_at, due_date, completed_at, forms_registry(slug, title, description)';

export function createForms(backend: Backend, tables: Tables): Forms {
  const readPage = (request: z.output<typeof listSubmissionsRequestSchema>, options: CallOptions) =>
    repeatably(options, (call) =>
      invokeFunction(backend, call, 'form-submissions', request, listSubmissionsResponseSchema),
    );
  async function assignmentsOf(call: Call, clientId: string): Promise<FormAssignment[]> {
    const answer = await tables(call, (client) =>
      client
        .from('form_assignments')
        .select(assignmentColumns)
        .eq('client_id', clientId)
        .order('assigned_at', { ascending: false }),
    );
    return fitted(answer, z.array(formAssignmentSchema));
  }

  const submissionWhere = (column: 'id' | 'assignment_id', value: string, options: CallOptions) =>
    repeatably(options, async (call) => {
      const { data, status } = await tables(call, (client) =>
        client.from('form_submissions').select(submissionColumns).eq(column, value).maybeSingle(),
      );
      if (!data) throw new FlowError('not_found', 'There is no such submission.');
      return fitted({ data, status }, formSubmissionSchema);
    });

  return {
    mine: (options = {}) =>
      repeatably(options, async (call) => assignmentsOf(call, await currentUserId(backend))),

    async open(slug, options = {}) {
      const _slug = checkInput(slugSchema, slug, 'slug');
      return repeatably(options, async (call) =>
        fitted(await tables(call, (client) => client.rpc('open_form', { _slug })), openFormSchema),
      );
    },

    async saveDraft(assignmentId, changes, { groupIndex = 0, givenAt = {}, seen = {}, ...options } = {}) {
      const given = {
        assignment_id: assignmentId,
        changes,
        group_index: groupIndex,
        given_at: givenAt,
        seen,
      };
      const checked = checkInput(draftChangeSchema, given, 'draft');
      return once(options, async (call) => {
        const answer = await tables(call, (client) =>
          client.rpc('save_form_draft', {
            _assignment_id: checked.assignment_id,
            _changes: checked.changes,
            _group_index: checked.group_index,
            _ages: agesOf(checked.given_at),
            _seen: checked.seen,
          }),
        );
        return fitted(answer, formDraftSchema);
      });
    },

    async submit(request, options = {}) {
      const checked = checkInput(submitFormRequestSchema, request, 'request');
      // The assignment is its key: the same answers are stored once, and answered as before.
      const answer = await repeatably(options, (call) =>
        invokeFunction(backend, call, 'submit-form', checked, submitFormResponseSchema),
      );
      return answer.submission;
    },

    page: async (request = {}, options = {}) =>
      readPage(checkInput(listSubmissionsRequestSchema, request, 'request'), options),

    all: (filter = {}, options = {}) =>
      listOf(async function* (wanted) {
        const checked = checkInput(submissionFilterSchema, filter, 'filter');
        const bound = { wanted, batchSize: submissionPageMaximum };
        yield* pagesByCursor((page) => readPage({ ...checked, ...page }, options), bound);
      }),

    async submission(id, options = {}) {
      return submissionWhere('id', checkInput(submissionIdSchema, id, 'id'), options);
    },

    async sent(assignmentId, options = {}) {
      const id = checkInput(assignmentIdSchema, assignmentId, 'assignment_id');
      return submissionWhere('assignment_id', id, options);
    },

    registry: (options = {}) =>
      repeatably(options, async (call) =>
        fitted(await tables(call, (client) => client.rpc('list_forms')), z.array(formOverviewSchema)),
      ),

    async version(formKey, version, options = {}) {
      const form_key = checkInput(slugSchema, formKey, 'form_key');
      const wanted = checkInput(versionSchema, version, 'version');
      return repeatably(options, async (call) => {
        const { data, status } = await tables(call, (client) =>
          client
            .from('form_versions')
            .select('definition, forms_registry!inner(form_key)')
            .eq('forms_registry.form_key', form_key)
            .eq('version', wanted)
            .maybeSingle(),
        );
        if (!data) throw new FlowError('not_found', `There is no version ${version} of ${formKey}.`);
        return fitted({ data: data.definition, status }, formDefinitionSchema);
      });
    },

    async assignments(clientId, options = {}) {
      const id = checkInput(clientIdSchema, clientId, 'client_id');
      return repeatably(options, (call) => assignmentsOf(call, id));
    },

    async assign(clientId, slug, { dueDate, ...options } = {}) {
      const given = {
        _client_id: checkInput(clientIdSchema, clientId, 'client_id'),
        _slug: checkInput(slugSchema, slug, 'slug'),
        ...(dueDate ? { _due_date: checkInput(dueDateSchema, dueDate, 'due_date').toISOString() } : {}),
      };
      return once(options, async (call) =>
        fitted(await tables(call, (client) => client.rpc('assign_form', given)), formAssignmentSchema),
      );
    },

    async assignDefaults(clientId, options = {}) {
      const request = { client_id: checkInput(clientIdSchema, clientId, 'client_id') };
      return once(options, (call) =>
        invokeFunction(backend, call, 'assign-forms-on-subscribe', request, assignDefaultFormsResponseSchema),
      );
    },

    async withdraw(assignmentId, options = {}) {
      const _assignment_id = checkInput(assignmentIdSchema, assignmentId, 'assignment_id');
      return once(options, async (call) =>
        fitted(
          await tables(call, (client) => client.rpc('withdraw_form', { _assignment_id })),
          formAssignmentSchema,
        ),
      );
    },
  };
}
