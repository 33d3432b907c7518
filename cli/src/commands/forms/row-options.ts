import type { CompletionFilter, primaryFocuses } from '@flow/sdk/contracts/form-submission';
import { Option } from 'commander';
import type { RowOptions } from '../collection.ts';
import { addDayOptions, choicesOf, filterOption, searchOption } from '../filter-options.ts';

const focuses = choicesOf<(typeof primaryFocuses)[number]>({
  'Build muscle': true,
  'Lose fat': true,
  'Improve endurance': true,
  'Stay consistent': true,
  'Move better': true,
  'Reduce pain': true,
  'Feel more energized': true,
  'General fitness': true,
  Other: true,
});
const completions = choicesOf<CompletionFilter>({ all: true, complete: true, incomplete: true });

export const submissionOptions: RowOptions = {
  names: { one: 'submission', many: 'submissions' },
  addFilterOptions(command) {
    command
      .option('--form <slug>', 'only this form, as "forms registry" shows it')
      .option('--client <client>', 'only this client, by mail address or id')
      .addOption(new Option('--focus <focus>', 'with this primary focus').choices(focuses))
      .addOption(filterOption('--completion <state>', 'only this state', completions))
      .option('--flagged', 'with an answer that the coach has to see')
      .addOption(searchOption('a part of the name, the address or the phone'));
    return addDayOptions(command, 'sent');
  },
};
