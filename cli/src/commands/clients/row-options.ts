import type { RowOptions } from '../collection.ts';

export const clientOptions: RowOptions = {
  names: { one: 'client', many: 'clients' },
  addFilterOptions: (command) => command.option('--search <text>', 'a part of the name or the address'),
};
