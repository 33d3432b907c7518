import { showCommandOf } from '../show-command.ts';

export const configure = showCommandOf(async () => (await import('./single-lead.ts')).singleLead, {
  argument: { name: 'lead', description: 'a reference or an id, as "leads list" shows them' },
  notes: ['Show one lead with its notes. In a pipe it is the row that "leads list" has of it.'],
  examples: [
    ['leads show FL-7K2M9Q', 'for a person'],
    ['leads show FL-7K2M9Q --json | jq -r .phone_e164', 'for a script'],
  ],
});
