import { listCommandOf } from '../list-command.ts';
import { submissionOptions } from './row-options.ts';

export const configure = listCommandOf(
  submissionOptions,
  async () => (await import('./collection.ts')).submissions,
  {
    notes: ['These are the forms that clients sent; "forms registry" lists the forms themselves.'],
    examples: [
      ['forms list --form goal-setting --completion incomplete', 'who left questions open'],
      ['forms list --form parq-assessment --flagged', 'whom to see first'],
      ['forms list --client layla@example.com', 'all that somebody sent'],
      [
        'forms list --form goal-setting --all --json | jq -r .[].payload.one_week_goal',
        'every answer to one question',
      ],
    ],
  },
);
