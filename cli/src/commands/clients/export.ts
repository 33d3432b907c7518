import { exportCommandOf } from '../export-command.ts';
import { clientOptions } from './row-options.ts';

export const configure = exportCommandOf(
  clientOptions,
  async () => (await import('./collection.ts')).clients,
  {
    filePrefix: 'clients',
    examples: [
      ['clients export', "today's file in this directory"],
      ['clients export --search haddad --output haddad.csv --force', 'the same file, renewed'],
      ['clients export --output - | gzip > clients.csv.gz', 'to another program'],
    ],
  },
);
