import {
  type CompletionFilter,
  completionFilters,
  type FormSubmission,
  formSubmissionSchema,
  primaryFocuses,
  type SubmissionFilter,
  submissionPageMaximum,
} from '@flow/sdk/contracts/form-submission';
import { formSubmissionsCsv, formSubmissionsCsvFileName } from '@flow/sdk/csv';
import { Option } from 'commander';
import { instantColumn, type RowColumn, textColumn } from '../../output/row-columns.ts';
import { filterOption } from '../argument.ts';
import { findClientId, parseClientKey } from '../clients/client-key.ts';
import { fullName } from '../clients/collection.ts';
import type { ExportableCollection } from '../collection.ts';
import { addDayOptions, type ParsedDayRange, toDayRange } from '../day-range.ts';
import { checkForms, currentDefinition, keyOf, parseForm, slugOf } from './form-key.ts';

export interface FilterOptions extends ParsedDayRange {
  form?: string;
  client?: string;
  focus?: (typeof primaryFocuses)[number];
  completion: CompletionFilter;
  flagged?: true;
}

const columns: readonly RowColumn<FormSubmission>[] = [
  instantColumn('Submitted', 2, (row) => row.created_at),
  textColumn('Form', 1, ({ form_key }) => slugOf(form_key)),
  { ...textColumn<FormSubmission>('Name', 1, fullName), shrinks: true },
  { ...textColumn<FormSubmission>('Email', 5, (row) => row.email), shrinks: true },
  textColumn('Version', 6, ({ version }) => `v${version}`),
  {
    title: 'State',
    rank: 4,
    raw: ({ complete }) => (complete ? 'complete' : 'incomplete'),
    cell: ({ complete }) => (complete ? { text: 'complete' } : { text: 'incomplete', tone: 'warning' }),
  },
  {
    title: 'Flagged',
    rank: 3,
    raw: ({ flags }) => flags.join(','),
    cell: ({ flags }) =>
      flags.length > 0 ? { text: flags.join(', '), tone: 'danger' } : { text: '-', tone: 'quiet' },
  },
  textColumn('Submission', 1, (row) => row.id),
];

/** What clients sent. Until the filter is resolved, its client is an id or an address. */
export const submissions: ExportableCollection<FormSubmission, FilterOptions, SubmissionFilter> = {
  names: { one: 'submission', many: 'submissions' },
  addFilterOptions(command) {
    command
      .option('--form <slug>', 'only this form, as "forms registry" shows it', parseForm)
      .option('--client <client>', 'only this client, by mail address or id', parseClientKey)
      .addOption(new Option('--focus <focus>', 'with this primary focus').choices(primaryFocuses))
      .addOption(filterOption('--completion <state>', 'only this state', completionFilters))
      .option('--flagged', 'with an answer that the coach has to see');
    return addDayOptions(command, 'sent');
  },
  toFilter: ({ form, client, focus, completion, flagged, ...days }) => ({
    form_key: form === undefined ? null : keyOf(form),
    client_id: client ?? null,
    focus: focus ?? null,
    completion,
    flagged: flagged ?? null,
    ...toDayRange(days),
  }),
  async resolveFilter(flow, filter) {
    if (filter.form_key) await checkForms(flow, [slugOf(filter.form_key)], { retired: true });
    const key = filter.client_id;
    return key ? { ...filter, client_id: await findClientId(flow, key) } : filter;
  },
  page: (flow, request) => flow.forms.page(request),
  pageMaximum: submissionPageMaximum,
  fields: Object.keys(formSubmissionSchema.shape),
  columns: () => columns,
  csv: formSubmissionsCsv,
  wholeCsv: async (rows, flow, { form_key }) =>
    formSubmissionsCsv(rows, form_key ? await currentDefinition(flow, form_key) : undefined),
  fileName: (now, { form_key }) => formSubmissionsCsvFileName(form_key ?? null, now),
  filePrefix: "the form's slug or form-submissions",
};
