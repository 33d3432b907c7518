import { type Flow, FlowError } from '@flow/sdk';
import {
  type ListSubmissionsRequest,
  listSubmissionsRequestSchema,
} from '@flow/sdk/contracts/form-submission';
import { type FormTableRows, formTable } from '@flow/sdk/testing';
import { adminSession } from './admin-session.ts';
import { allOf } from './fake-list.ts';
import { unexpected } from './unexpected.ts';

const admin = { ...adminSession, password: '', roles: ['admin'] as const };

const now = () => new Date('2026-11-21T10:00:00Z');

/** Forms in memory; every page that is asked for is recorded. */
export function fakeForms(rows: FormTableRows, pages: ListSubmissionsRequest[]): Flow['forms'] {
  const table = formTable(rows, now);
  const page: Flow['forms']['page'] = async (request = {}) => {
    pages.push(request);
    return table.listSubmissions(listSubmissionsRequestSchema.parse(request));
  };
  const found = <Row>(row: Row | null, what: string): Row => {
    if (row) return row;
    throw new FlowError('not_found', `There is no ${what}.`, { status: 404 });
  };
  return {
    mine: unexpected('forms.mine'),
    saveDraft: unexpected('forms.saveDraft'),
    submit: unexpected('forms.submit'),
    sent: unexpected('forms.sent'),
    open: async (slug) => table.openForm(slug, admin),
    page,
    all: allOf(page),
    submission: async (id) => found(await table.formSubmission(id), `submission ${id}`),
    registry: async () => table.listForms(),
    version: async (key, version) =>
      found(await table.formVersion(key, version), `version ${version} of ${key}`),
    assignments: async (clientId) => table.formAssignments(clientId),
    assign: async (clientId, slug, { dueDate } = {}) =>
      table.assignForm({ clientId, slug, dueDate: dueDate?.toISOString() ?? null }),
    assignDefaults: async (clientId) => table.assignDefaultForms(clientId),
    withdraw: async (assignmentId) => table.withdrawForm(assignmentId),
  };
}
