import type { RowOptions } from '../collection.ts';
import { searchOption } from '../filter-options.ts';

export const clientOptions: RowOptions = {
  names: { one: 'client', many: 'clients' },
  addFilterOptions: (command) => command.addOption(searchOption('a part of the name or the address')),
};
