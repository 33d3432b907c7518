import { exportCommandOf } from '../export-command.ts';
import { leads } from './collection.ts';

export const configure = exportCommandOf(leads, {
  notes: ['Notes and campaigns are included.'],
  examples: [
    ['leads export', "today's file in this directory"],
    ['leads export --status won --from 2026-11-01 --output won.csv --force', 'the same file, renewed'],
    ['leads export --output - | gzip > leads.csv.gz', 'to another program'],
  ],
});
