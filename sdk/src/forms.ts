import type { CallOptions } from './call.ts';
import type {
  AssignedForms,
  FormAssignment,
  FormDraft,
  FormOverview,
  OpenForm,
  SentForm,
  SubmitFormRequest,
} from './contracts/form-assignment.ts';
import type { Answer, FormDefinition } from './contracts/form-definition.ts';
import type {
  FormSubmission,
  ListSubmissionsRequest,
  SubmissionFilter,
  SubmissionPage,
} from './contracts/form-submission.ts';
import type { List } from './list.ts';

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
   * One assignment, for its client and for admins.
   * @throws FlowError `not_found` (to a client also another client's), `invalid_input` (no id)
   * @example const { status, due_date } = await flow.forms.assignment(assignment.id);
   */
  assignment(assignmentId: string, options?: CallOptions): Promise<FormAssignment>;
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
