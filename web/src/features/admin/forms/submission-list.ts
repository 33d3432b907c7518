import { FlowError } from '@flow/sdk';
import {
  type CompletionFilter,
  completionFilters,
  type FormSubmission,
  primaryFocuses,
  type SubmissionFilter,
} from '@flow/sdk/contracts/form-submission';
import {
  collect,
  type DayBounds,
  type FilterValues,
  type ListDefinition,
  type ListFilter,
} from '../list/list-definition.ts';

type Focus = (typeof primaryFocuses)[number];

export type GoalFilters = DayBounds & { focus: 'all' | Focus; completion: CompletionFilter };

export type FormFilters = DayBounds & { flagged: 'all' | 'flagged' | 'unflagged' };

interface SubmissionListOptions<Filters extends FilterValues> {
  formKey: string;
  filters: readonly ListFilter<Filters>[];
  /** The filters but the days, as the function takes them. */
  toFilter: (filters: Filters) => SubmissionFilter;
}

/** What was sent of one form, by the day it was sent. */
function submissionList<Filters extends FilterValues & DayBounds>({
  formKey,
  filters,
  toFilter,
}: SubmissionListOptions<Filters>): ListDefinition<FormSubmission, Filters> {
  const request = (values: Filters): SubmissionFilter => ({
    ...toFilter(values),
    form_key: formKey,
    from: values.from || null,
    to: values.to || null,
  });
  return {
    noun: ['submission', 'submissions'],
    filters: [{ kind: 'days', labels: { from: 'Date From', to: 'Date To' } }, ...filters],
    page: (flow, values, place) => flow.forms.page({ ...request(values), ...place }),
    async file(flow, values, now) {
      const csv = await import('@flow/sdk/csv');
      const rows = await collect(flow.forms.all(request(values)));
      return { name: csv.formSubmissionsCsvFileName(formKey, now), content: csv.formSubmissionsCsv(rows) };
    },
    sheet: {
      parameter: 'submission',
      keyOf: ({ id }) => id,
      async find(flow, id) {
        const submission = await flow.forms.submission(id);
        if (submission.form_key === formKey) return submission;
        throw new FlowError('not_found', 'There is no such submission of this form.');
      },
    },
    texts: {
      title: 'Submissions',
      empty: 'No submissions found matching your filters.',
      emptyHint: 'Widen them, or press Clear to see all.',
      apply: 'Apply Filters',
      clear: 'Clear',
      spinner: 'Loading submissions',
      loadFailed: { title: 'Error', description: 'Failed to fetch form submissions' },
    },
  };
}

const completionLabels: Record<CompletionFilter, string> = {
  all: 'All',
  complete: 'Complete',
  incomplete: 'Incomplete',
};

export const goalList: ListDefinition<FormSubmission, GoalFilters> = submissionList({
  formKey: 'goal_setting',
  filters: [
    {
      kind: 'select',
      name: 'focus',
      label: 'Primary Focus',
      options: [
        { value: 'all', label: 'All' },
        ...primaryFocuses.map((focus) => ({ value: focus, label: focus })),
      ],
    },
    {
      kind: 'select',
      name: 'completion',
      label: 'Completion',
      options: completionFilters.map((value) => ({ value, label: completionLabels[value] })),
    },
  ],
  toFilter: ({ focus, completion }) => ({ focus: focus === 'all' ? null : focus, completion }),
});

/** Any form of the registry. */
export function formList(formKey: string): ListDefinition<FormSubmission, FormFilters> {
  return submissionList({
    formKey,
    filters: [
      {
        kind: 'select',
        name: 'flagged',
        label: 'Flagged',
        options: [
          { value: 'all', label: 'All' },
          { value: 'flagged', label: 'Flagged' },
          { value: 'unflagged', label: 'Not flagged' },
        ],
      },
    ],
    toFilter: ({ flagged }) => ({ flagged: flagged === 'all' ? null : flagged === 'flagged' }),
  });
}
