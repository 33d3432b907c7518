import { exportCommandOf } from '../export-command.ts';
import { submissionOptions } from './row-options.ts';

export const configure = exportCommandOf(
  submissionOptions,
  async () => (await import('./collection.ts')).submissions,
  {
    filePrefix: "the form's slug or form-submissions",
    notes: [
      'With --form it has a column for each question of the form, answered or not: the columns stay the same.',
    ],
    examples: [
      ['forms export --form goal-setting', "today's file of one form in this directory"],
      [
        'forms export --form parq-assessment --flagged --output flagged.csv --force',
        'the same file, renewed',
      ],
      ['forms export --output - | gzip > submissions.csv.gz', 'all forms, to another program'],
    ],
  },
);
