import { listCommandOf } from '../list-command.ts';
import { subscriptionOptions } from './row-options.ts';

export const configure = listCommandOf(
  subscriptionOptions,
  async () => (await import('./collection.ts')).subscriptions,
  {
    examples: [
      ['subscriptions list --status past_due', 'whose payment failed'],
      ['subscriptions list --search haddad', "somebody's subscriptions"],
      ['subscriptions list --from 2026-11-01 --to 2026-11-30 --all', 'everyone who began in November'],
      ['subscriptions list --all --json | jq -r .[].email', 'every address'],
    ],
  },
);
