import { listCommandOf } from '../list-command.ts';
import { clientOptions } from './row-options.ts';

export const configure = listCommandOf(clientOptions, async () => (await import('./collection.ts')).clients, {
  examples: [
    ['clients list', 'who joined last'],
    ['clients list --search haddad', 'somebody by name or address'],
    ['clients list --all --sort -last_sign_in', 'who was here last'],
  ],
});
