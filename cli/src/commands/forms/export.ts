import { exportCommandOf } from '../export-command.ts';
import { submissions } from './collection.ts';

export const configure = exportCommandOf(submissions, {
  notes: [
    'With --form it has a column for each question of the form, answered or not: the columns stay the same.',
  ],
  examples: [
    ['forms export --form goal-setting', "today's file of one form in this directory"],
    ['forms export --form parq-assessment --flagged --output flagged.csv --force', 'the same file, renewed'],
    ['forms export --output - | gzip > submissions.csv.gz', 'all forms, to another program'],
  ],
});
