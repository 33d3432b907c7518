import { exportCommandOf } from '../export-command.ts';
import { subscriptionOptions } from './row-options.ts';

export const configure = exportCommandOf(
  subscriptionOptions,
  async () => (await import('./collection.ts')).subscriptions,
  {
    filePrefix: 'subscriptions',
    examples: [
      ['subscriptions export', "today's file in this directory"],
      ['subscriptions export --status active --output active.csv --force', 'the same file, renewed'],
      ['subscriptions export --output - | gzip > subscriptions.csv.gz', 'to another program'],
    ],
  },
);
