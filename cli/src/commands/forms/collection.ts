import {
  type CompletionFilter,
  type FormSubmission,
  formSubmissionSchema,
  type primaryFocuses,
  type SubmissionFilter,
  submissionLimits,
} from '@flow/sdk/contracts/form-submission';
import { formSubmissionsCsv, formSubmissionsCsvFileName } from '@flow/sdk/csv';
import { instantColumn, type RowColumn, textColumn } from '../../output/row-columns.ts';
import { findClientId, parseClientKey } from '../clients/client-key.ts';
import { fullName } from '../clients/collection.ts';
import type { ExportableCollection } from '../collection.ts';
import { dayReaders, type ParsedDayRange, toDayRange } from '../day-range.ts';
import { parseSearch } from '../search.ts';
import { checkForms, currentDefinition, keyOf, parseForm, slugOf } from './form-key.ts';
import { submissionOptions } from './row-options.ts';

export interface FilterOptions extends ParsedDayRange {
  form?: string;
  client?: string;
  focus?: (typeof primaryFocuses)[number];
  completion: CompletionFilter;
  flagged?: true;
  search?: string;
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
  names: submissionOptions.names,
  readers: {
    ...dayReaders,
    form: parseForm,
    client: parseClientKey,
    search: parseSearch(submissionLimits.search),
  },
  toFilter: ({ form, client, focus, completion, flagged, search, ...days }) => ({
    form_key: form === undefined ? null : keyOf(form),
    client_id: client ?? null,
    focus: focus ?? null,
    completion,
    flagged: flagged ?? null,
    search,
    ...toDayRange(days),
  }),
  async resolveFilter(flow, filter) {
    if (filter.form_key) await checkForms(flow, [slugOf(filter.form_key)], { retired: true });
    const key = filter.client_id;
    return key ? { ...filter, client_id: await findClientId(flow, key) } : filter;
  },
  all: (flow, filter) => flow.forms.all(filter),
  fields: Object.keys(formSubmissionSchema.shape),
  columns: () => columns,
  csv: formSubmissionsCsv,
  wholeCsv: async (rows, flow, { form_key }) =>
    formSubmissionsCsv(rows, form_key ? await currentDefinition(flow, form_key) : undefined),
  fileName: (now, { form_key }) => formSubmissionsCsvFileName(form_key ?? null, now),
};
