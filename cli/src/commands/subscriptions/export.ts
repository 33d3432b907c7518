import { exportCommandOf } from '../export-command.ts';
import { subscriptions } from './collection.ts';

export const configure = exportCommandOf(subscriptions, {
  examples: [
    ['subscriptions export', "today's file in this directory"],
    ['subscriptions export --status active --output active.csv --force', 'the same file, renewed'],
    ['subscriptions export --output - | gzip > subscriptions.csv.gz', 'to another program'],
  ],
});
