import { listCommandOf } from '../list-command.ts';
import { leadOptions } from './row-options.ts';

export const configure = listCommandOf(leadOptions, async () => (await import('./collection.ts')).leads, {
  notes: ['The response counts only the hours in which the business answers.'],
  examples: [
    ['leads list --status new', 'who waits for an answer'],
    ['leads list --forward dead --all', 'what the automation never got'],
    ["leads list --search '50 123 4567'", "somebody's requests"],
    ['leads list --status new --all --json | jq -r .[].phone_e164', 'every number to call'],
  ],
});
