import { exportCommandOf } from '../export-command.ts';
import { auditOptions } from './row-options.ts';

export const configure = exportCommandOf(
  auditOptions,
  async () => (await import('./collection.ts')).auditEntries,
  {
    filePrefix: 'audit',
    notes: ['The details of an entry are JSON in one cell.'],
    examples: [
      ['audit export --from 2026-11-01 --to 2026-11-30', 'a month, into this directory'],
      ['audit export --action lead --output leads-audit.csv --force', 'the same file, renewed'],
      ['audit export --output - | gzip > audit.csv.gz', 'to another program'],
    ],
  },
);
