import * as z from 'zod/mini';
import { createAsk } from './ask-tables.ts';
import type { Backend } from './backend.ts';
import { type Call, type CallOptions, once, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
import { clientIdSchema } from './contracts/client.ts';
import {
  assignDefaultFormsResponseSchema,
  draftChangeSchema,
  type FormAssignment,
  formAssignmentSchema,
  formDraftSchema,
  formOverviewSchema,
  openFormSchema,
  submitFormRequestSchema,
  submitFormResponseSchema,
} from './contracts/form-assignment.ts';
import { formDefinitionSchema } from './contracts/form-definition.ts';
import {
  formSubmissionSchema,
  listSubmissionsRequestSchema,
  listSubmissionsResponseSchema,
  submissionFilterSchema,
  submissionPageMaximum,
} from './contracts/form-submission.ts';
import { currentUserId } from './current-user.ts';
import { pagesByCursor } from './cursor-pages.ts';
import { agesOf } from './draft-ages.ts';
import { FlowError } from './errors.ts';
import type { Forms } from './forms.ts';
import { invokeFunction } from './invoke-function.ts';
import { listOf } from './list.ts';
import { fitted } from './read-answer.ts';
import type { Tables } from './tables.ts';

const assignmentIdSchema = z.uuid('Expected the id of an assignment');
const submissionIdSchema = z.uuid('Expected the id of a submission');
const submissionColumns = Object.keys(formSubmissionSchema.shape).join(', ');
const slugSchema = z.string().check(z.minLength(1, 'Expected a form'), z.maxLength(100));
const dueDateSchema = z.date('Expected a Date');
const versionSchema = z.int().check(z.gte(1, 'Expected the number of a version'));
const assignmentColumns =
  'id, status, assigned_at, due_date, completed_at, forms_registry(slug, title, description)';

export function createForms(backend: Backend, tables: Tables): Forms {
  const ask = createAsk(tables);
  const readPage = (request: z.output<typeof listSubmissionsRequestSchema>, options: CallOptions) =>
    repeatably(options, (call) =>
      invokeFunction(backend, call, 'form-submissions', request, listSubmissionsResponseSchema),
    );
  async function assignmentsWhere(
    call: Call,
    column: 'id' | 'client_id',
    value: string,
  ): Promise<FormAssignment[]> {
    const answer = await tables(call, (client) =>
      client
        .from('form_assignments')
        .select(assignmentColumns)
        .eq(column, value)
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
      repeatably(options, async (call) => assignmentsWhere(call, 'client_id', await currentUserId(backend))),

    async open(slug, options = {}) {
      const _slug = checkInput(slugSchema, slug, 'slug');
      return ask(repeatably, options, openFormSchema, (client) => client.rpc('open_form', { _slug }));
    },

    saveDraft: (assignmentId, changes, options = {}) =>
      once(options, async (call) => {
        const { groupIndex = 0, givenAt = {}, seen = {} } = options;
        const given = {
          assignment_id: assignmentId,
          changes,
          group_index: groupIndex,
          given_at: givenAt,
          seen,
        };
        const checked = checkInput(draftChangeSchema, given, 'draft');
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
      }),

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
      ask(repeatably, options, z.array(formOverviewSchema), (client) => client.rpc('list_forms')),

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
      return repeatably(options, (call) => assignmentsWhere(call, 'client_id', id));
    },

    async assignment(assignmentId, options = {}) {
      const id = checkInput(assignmentIdSchema, assignmentId, 'assignment_id');
      return repeatably(options, async (call) => {
        const [found] = await assignmentsWhere(call, 'id', id);
        if (found) return found;
        throw new FlowError('not_found', `There is no assignment ${id}.`);
      });
    },

    assign: (clientId, slug, options = {}) =>
      once(options, async (call) => {
        const { dueDate } = options;
        const given = {
          _client_id: checkInput(clientIdSchema, clientId, 'client_id'),
          _slug: checkInput(slugSchema, slug, 'slug'),
          ...(dueDate === undefined
            ? {}
            : { _due_date: checkInput(dueDateSchema, dueDate, 'due_date').toISOString() }),
        };
        return fitted(await tables(call, (client) => client.rpc('assign_form', given)), formAssignmentSchema);
      }),

    async assignDefaults(clientId, options = {}) {
      const request = { client_id: checkInput(clientIdSchema, clientId, 'client_id') };
      return once(options, (call) =>
        invokeFunction(backend, call, 'assign-forms-on-subscribe', request, assignDefaultFormsResponseSchema),
      );
    },

    async withdraw(assignmentId, options = {}) {
      const _assignment_id = checkInput(assignmentIdSchema, assignmentId, 'assignment_id');
      return ask(once, options, formAssignmentSchema, (client) =>
        client.rpc('withdraw_form', { _assignment_id }),
      );
    },
  };
}
