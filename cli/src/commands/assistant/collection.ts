import {
  type AssistantFilter,
  type AssistantLanguageFilter,
  type AssistantOutcomeFilter,
  type AssistantQuestion,
  assistantLimits,
  assistantQuestionSchema,
} from '@flow/sdk/contracts/assistant';
import { assistantCsv, assistantCsvFileName } from '@flow/sdk/csv';
import { instantColumn, type RowColumn, textColumn } from '../../output/row-columns.ts';
import type { ExportableCollection } from '../collection.ts';
import { dayReaders, type ParsedDayRange, toDayRange } from '../day-range.ts';
import { parseSearch } from '../search.ts';
import { questionOptions } from './row-options.ts';

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

export const questions: ExportableCollection<AssistantQuestion, FilterOptions, AssistantFilter> = {
  names: questionOptions.names,
  readers: { ...dayReaders, search: parseSearch(assistantLimits.search) },
  toFilter: ({ outcome, language, search, ...days }) => ({
    outcome,
    language,
    search: search ?? null,
    ...toDayRange(days),
  }),
  all: (flow, filter) => flow.assistant.all(filter),
  fields: Object.keys(assistantQuestionSchema.shape),
  columns: () => columns,
  csv: assistantCsv,
  fileName: assistantCsvFileName,
};
