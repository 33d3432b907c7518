import { showCommandOf } from '../show-command.ts';

export const configure = showCommandOf(
  async () => (await import('./single-subscription.ts')).singleSubscription,
  {
    argument: { name: 'subscription', description: 'the id that "subscriptions list" shows, or ours' },
    notes: ['Show one subscription. In a pipe it is the row that "subscriptions list" has of it.'],
    examples: [
      ['subscriptions show sub_1Q2w3E', 'for a person'],
      ['subscriptions show sub_1Q2w3E --json | jq -r .current_period_end', 'for a script'],
    ],
  },
);
