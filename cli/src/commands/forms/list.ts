import { listCommandOf } from '../list-command.ts';
import { submissions } from './collection.ts';

export const configure = listCommandOf(submissions, {
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
});
