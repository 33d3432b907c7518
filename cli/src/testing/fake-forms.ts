import { type Flow, FlowError } from '@flow/sdk';
import {
  type ListSubmissionsRequest,
  listSubmissionsRequestSchema,
} from '@flow/sdk/contracts/form-submission';
import type { FormAnswers, FormTableRows } from '@flow/sdk/testing';
import { adminSession } from './admin-session.ts';
import { unexpected } from './unexpected.ts';

const admin = { ...adminSession, password: '', roles: ['admin'] as const };

/** Forms in memory; every page that is asked for is recorded. */
const now = () => new Date('2026-11-21T10:00:00Z');

export function fakeForms(rows: FormTableRows, pages: ListSubmissionsRequest[]): Flow['forms'] {
  let table: Promise<FormAnswers> | undefined;
  // Loaded by the first call: with it comes what answers the SDK's own requests, which few tests need.
  const open = () => {
    table ??= import('@flow/sdk/testing').then(({ formTable }) => formTable(rows, now));
    return table;
  };
  const page: Flow['forms']['page'] = async (request = {}) => {
    pages.push(request);
    return (await open()).listSubmissions(listSubmissionsRequestSchema.parse(request));
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
    open: async (slug) => (await open()).openForm(slug, admin),
    page,
    async *all(filter = {}) {
      yield* (await page(filter)).items;
    },
    submission: async (id) => found(await (await open()).formSubmission(id), `submission ${id}`),
    registry: async () => (await open()).listForms(),
    version: async (key, version) =>
      found(await (await open()).formVersion(key, version), `version ${version} of ${key}`),
    assignments: async (clientId) => (await open()).formAssignments(clientId),
    assign: async (clientId, slug, { dueDate } = {}) =>
      (await open()).assignForm({ clientId, slug, dueDate: dueDate?.toISOString() ?? null }),
    assignDefaults: async (clientId) => (await open()).assignDefaultForms(clientId),
    withdraw: async (assignmentId) => (await open()).withdrawForm(assignmentId),
  };
}
