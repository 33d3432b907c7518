import { FlowError } from '@flow/sdk';
import {
  type CompletionFilter,
  type FormSubmission,
  primaryFocuses,
  type SubmissionFilter,
} from '@flow/sdk/contracts/form-submission';
import {
  type AskedFilters,
  choice,
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
  toFilter: (filters: AskedFilters<Filters>) => SubmissionFilter;
}

/** What was sent of one form, by the day it was sent. */
function submissionList<Filters extends FilterValues & DayBounds>({
  formKey,
  filters,
  toFilter,
}: SubmissionListOptions<Filters>): ListDefinition<FormSubmission, Filters> {
  const request = (values: AskedFilters<Filters>): SubmissionFilter => ({
    ...toFilter(values),
    form_key: formKey,
    from: values.from,
    to: values.to,
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
    choice('completion', 'Completion', completionLabels),
  ],
  toFilter: ({ focus, completion }) => ({ focus: focus === 'all' ? null : focus, completion }),
});

/** Any form of the registry. */
export function formList(formKey: string): ListDefinition<FormSubmission, FormFilters> {
  return submissionList({
    formKey,
    filters: [choice('flagged', 'Flagged', { all: 'All', flagged: 'Flagged', unflagged: 'Not flagged' })],
    toFilter: ({ flagged }) => ({ flagged: flagged === 'all' ? null : flagged === 'flagged' }),
  });
}
