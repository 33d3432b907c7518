import type { RowOptions } from '../collection.ts';
import { addDayOptions } from '../filter-options.ts';

export const auditOptions: RowOptions = {
  names: { one: 'entry', many: 'entries' },
  addFilterOptions(command) {
    command
      .option('--action <action>', 'one action, or the noun of several: subscription.cancel, lead')
      .option('--actor <email>', 'only what this account did')
      .option('--subject <id>', 'only what was done to this');
    return addDayOptions(command, 'done');
  },
};
