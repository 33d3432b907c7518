import { listCommandOf } from '../list-command.ts';
import { clients } from './collection.ts';

export const configure = listCommandOf(clients, {
  examples: [
    ['clients list', 'who joined last'],
    ['clients list --search haddad', 'somebody by name or address'],
    ['clients list --all --csv > clients.csv', 'everybody, for a spreadsheet'],
  ],
});
