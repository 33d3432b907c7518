import {
  type AssistantFilter,
  type AssistantLanguageFilter,
  type AssistantOutcomeFilter,
  type AssistantQuestion,
  assistantLanguageFilters,
  assistantLimits,
  assistantOutcomeFilters,
} from '@flow/sdk/contracts/assistant';
import { collect, type DayBounds, type ListDefinition } from '../list/list-definition.ts';
import { languageLabels, outcomeLabels } from './question-labels.ts';

export type QuestionFilters = DayBounds & {
  search: string;
  outcome: AssistantOutcomeFilter;
  language: AssistantLanguageFilter;
};

function toFilter({ outcome, language, from, to, search }: QuestionFilters): AssistantFilter {
  return { outcome, language, from: from || null, to: to || null, search: search || null };
}

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
    {
      kind: 'select',
      name: 'outcome',
      label: 'Outcome',
      options: assistantOutcomeFilters.map((outcome) => ({
        value: outcome,
        label: outcome === 'all' ? 'All' : outcomeLabels[outcome],
      })),
    },
    {
      kind: 'select',
      name: 'language',
      label: 'Language',
      options: assistantLanguageFilters.map((language) => ({
        value: language,
        label: language === 'all' ? 'All' : languageLabels[language],
      })),
    },
    { kind: 'days', labels: { from: 'From', to: 'To' } },
  ],
  page: (flow, filters, place) => flow.assistant.page({ ...toFilter(filters), ...place }),
  async file(flow, filters, now) {
    const csv = await import('@flow/sdk/csv');
    const rows = await collect(flow.assistant.all(toFilter(filters)));
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
