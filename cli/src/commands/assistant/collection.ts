import {
  type AssistantFilter,
  type AssistantLanguageFilter,
  type AssistantOutcomeFilter,
  type AssistantQuestion,
  assistantLanguageFilters,
  assistantLimits,
  assistantOutcomeFilters,
  assistantPageMaximum,
  assistantQuestionSchema,
} from '@flow/sdk/contracts/assistant';
import { assistantCsv, assistantCsvFileName } from '@flow/sdk/csv';
import { instantColumn, type RowColumn, textColumn } from '../../output/row-columns.ts';
import { filterOption } from '../argument.ts';
import type { ExportableCollection } from '../collection.ts';
import { addDayOptions, type ParsedDayRange, toDayRange } from '../day-range.ts';
import { parseSearch } from '../search.ts';

export interface FilterOptions extends ParsedDayRange {
  outcome: AssistantOutcomeFilter;
  language: AssistantLanguageFilter;
  search?: string;
}

const columns: readonly RowColumn<AssistantQuestion>[] = [
  instantColumn('Asked', 3, (row) => row.asked_at),
  textColumn('Outcome', 1, (row) => row.outcome),
  textColumn('Language', 4, (row) => row.language),
  { ...textColumn<AssistantQuestion>('Question', 1, (row) => row.question), shrinks: true },
  textColumn('Offered', 5, (row) => row.offered.join(' ')),
];

const outcomeDescription = 'only those to which cards were offered, and so on';

export const questions: ExportableCollection<AssistantQuestion, FilterOptions, AssistantFilter> = {
  names: { one: 'question', many: 'questions' },
  addFilterOptions(command) {
    command
      .addOption(filterOption('--outcome <outcome>', outcomeDescription, assistantOutcomeFilters))
      .addOption(
        filterOption('--language <language>', 'only those in this language', assistantLanguageFilters),
      )
      .option('--search <text>', 'a part of the question or the answer', parseSearch(assistantLimits.search));
    return addDayOptions(command, 'asked');
  },
  toFilter: ({ outcome, language, search, ...days }) => ({
    outcome,
    language,
    search: search ?? null,
    ...toDayRange(days),
  }),
  page: (flow, request) => flow.assistant.page(request),
  pageMaximum: assistantPageMaximum,
  fields: Object.keys(assistantQuestionSchema.shape),
  columns: () => columns,
  csv: assistantCsv,
  fileName: assistantCsvFileName,
  filePrefix: 'assistant',
};
