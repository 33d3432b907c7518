import { exportCommandOf } from '../export-command.ts';
import { leadOptions } from './row-options.ts';

export const configure = exportCommandOf(leadOptions, async () => (await import('./collection.ts')).leads, {
  filePrefix: 'leads',
  notes: ['Notes and campaigns are included.'],
  examples: [
    ['leads export', "today's file in this directory"],
    ['leads export --status won --from 2026-11-01 --output won.csv --force', 'the same file, renewed'],
    ['leads export --output - | gzip > leads.csv.gz', 'to another program'],
  ],
});
