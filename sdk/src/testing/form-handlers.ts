import type { HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import { assignDefaultFormsRequestSchema, submitFormRequestSchema } from '../contracts/form-assignment.ts';
import { listSubmissionsRequestSchema } from '../contracts/form-submission.ts';
import { forAccounts, optionalText, procedures, tableOf, wanted } from './database-answers.ts';
import { admins, edgeFunctions, signedIn } from './edge-function.ts';
import type { TestAccount } from './fixtures.ts';
import type { FormAnswers } from './form-table.ts';

const answer = z.union([z.string(), z.array(z.string()), z.number(), z.boolean(), z.null()]);
const openArguments = z.object({ _slug: z.string() });
const draftArguments = z.object({
  _assignment_id: z.uuid(),
  _changes: z.record(z.string(), answer),
  _group_index: z.int(),
  _ages: z._default(z.record(z.string(), z.number()), {}),
  _seen: z._default(z.record(z.string(), z.string()), {}),
});
const assignArguments = z.object({
  _client_id: z.uuid(),
  _slug: z.string(),
  _due_date: optionalText,
});
const withdrawArguments = z.object({ _assignment_id: z.uuid() });

const isAdmin = ({ roles }: TestAccount) => roles.includes('admin');

/** Handlers of what the SDK asks the database and the functions about forms. */
export function formHandlers(
  url: string,
  accounts: readonly TestAccount[],
  answers: FormAnswers,
): HttpHandler[] {
  const call = procedures(url, accounts);
  const edge = edgeFunctions(url, accounts);
  const table = (name: string, rows: (request: Request, account: TestAccount) => Promise<unknown[]>) =>
    tableOf(url, accounts, name, rows);

  return [
    call('open_form', openArguments, ({ _slug }, account) => answers.openForm(_slug, account), forAccounts),
    call(
      'save_form_draft',
      draftArguments,
      (
        { _assignment_id: assignmentId, _changes: changes, _group_index: groupIndex, _ages, _seen },
        account,
      ) => answers.saveFormDraft({ assignmentId, changes, groupIndex, ages: _ages, seen: _seen }, account),
      forAccounts,
    ),
    call('list_forms', z.object({}), () => answers.listForms()),
    call('assign_form', assignArguments, ({ _client_id: clientId, _slug: slug, _due_date: dueDate }) =>
      answers.assignForm({ clientId, slug, dueDate }),
    ),
    call('withdraw_form', withdrawArguments, ({ _assignment_id }) => answers.withdrawForm(_assignment_id)),

    table('form_assignments', async (request, account) => {
      const id = wanted(request, 'id');
      if (id !== '') {
        const found = await answers.formAssignment(id);
        return found && (isAdmin(account) || found.clientId === account.userId) ? [found.assignment] : [];
      }
      const clientId = wanted(request, 'client_id');
      return isAdmin(account) || clientId === account.userId ? answers.formAssignments(clientId) : [];
    }),
    table('form_submissions', async (request, account) => {
      const assignmentId = wanted(request, 'assignment_id');
      const row = assignmentId
        ? await answers.assignedSubmission(assignmentId)
        : await answers.formSubmission(wanted(request, 'id'));
      return row && (isAdmin(account) || row.client_id === account.userId) ? [row] : [];
    }),
    table('form_versions', async (request, account) => {
      const version = Number(wanted(request, 'version'));
      const definition = await answers.formVersion(wanted(request, 'forms_registry.form_key'), version);
      const given = isAdmin(account) ? [] : await answers.formAssignments(account.userId);
      const isShown =
        isAdmin(account) || given.some(({ forms_registry: form }) => form?.slug === definition?.slug);
      return definition && isShown ? [{ definition }] : [];
    }),

    edge('form-submissions', admins, listSubmissionsRequestSchema, (body) => answers.listSubmissions(body)),
    edge('submit-form', signedIn, submitFormRequestSchema, async (body, account) => ({
      submission: await answers.submitForm(body, account),
    })),
    edge('assign-forms-on-subscribe', admins, assignDefaultFormsRequestSchema, ({ client_id }) =>
      answers.assignDefaultForms(client_id),
    ),
  ];
}
