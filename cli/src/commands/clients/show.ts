import { showCommandOf } from '../show-command.ts';

export const configure = showCommandOf(async () => (await import('./single-client.ts')).singleClient, {
  argument: { name: 'client', description: 'a mail address or an id, as "clients list" shows them' },
  notes: [
    'Show one client: account, subscriptions, forms, leads, notes and what was done to them.',
    'In a pipe the account alone, a field a line: name, tab, value. --json has everything.',
  ],
  examples: [
    ['clients show layla@example.com', 'for a person'],
    ['clients show layla@example.com --json | jq .subscriptions', 'for a script'],
  ],
});
