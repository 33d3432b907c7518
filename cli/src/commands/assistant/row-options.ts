import type { AssistantLanguageFilter, AssistantOutcomeFilter } from '@flow/sdk/contracts/assistant';
import type { RowOptions } from '../collection.ts';
import { addDayOptions, choicesOf, filterOption, searchOption } from '../filter-options.ts';

const outcomes = choicesOf<AssistantOutcomeFilter>({
  all: true,
  offered: true,
  'handed-over': true,
  unhelpful: true,
});
const languages = choicesOf<AssistantLanguageFilter>({
  all: true,
  en: true,
  ar: true,
  hi: true,
  ur: true,
  fr: true,
  ru: true,
  tl: true,
});

export const questionOptions: RowOptions = {
  names: { one: 'question', many: 'questions' },
  addFilterOptions(command) {
    command
      .addOption(
        filterOption('--outcome <outcome>', 'only those to which cards were offered, and so on', outcomes),
      )
      .addOption(filterOption('--language <language>', 'only those in this language', languages))
      .addOption(searchOption('a part of the question or the answer'));
    return addDayOptions(command, 'asked');
  },
};
