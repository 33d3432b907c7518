import {
  type AssistantLanguageFilter,
  type AssistantOutcomeFilter,
  type AssistantQuestion,
  assistantLimits,
} from '@flow/sdk/contracts/assistant';
import { choice, collect, type DayBounds, type ListDefinition } from '../list/list-definition.ts';
import { languageLabels, outcomeLabels } from './question-labels.ts';

export type QuestionFilters = DayBounds & {
  search: string;
  outcome: AssistantOutcomeFilter;
  language: AssistantLanguageFilter;
};

/** What visitors asked and the assistant could not answer, or answered badly. */
export const questionList: ListDefinition<AssistantQuestion, QuestionFilters> = {
  noun: ['question', 'questions'],
  filters: [
    {
      kind: 'search',
      name: 'search',
      label: 'Search',
      placeholder: 'Question or answer',
      maxLength: assistantLimits.search,
    },
    choice('outcome', 'Outcome', { all: 'All', ...outcomeLabels }),
    choice('language', 'Language', { all: 'All', ...languageLabels }),
    { kind: 'days', labels: { from: 'From', to: 'To' } },
  ],
  page: (flow, filters, place) => flow.assistant.page({ ...filters, ...place }),
  async file(flow, filters, now) {
    const csv = await import('@flow/sdk/csv');
    const rows = await collect(flow.assistant.all(filters));
    return { name: csv.assistantCsvFileName(now), content: csv.assistantCsv(rows) };
  },
  sheet: {
    parameter: 'question',
    keyOf: ({ id }) => id,
    find: (flow, id) => flow.assistant.find(id),
  },
  texts: {
    title: 'Questions',
    empty: 'No data',
    emptyHint: 'No question matches these filters. Widen them and press Apply.',
  },
};
