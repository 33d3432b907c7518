import { changeCommandOf } from './change-command.ts';

export const configure = changeCommandOf(async () => (await import('./resumption.ts')).resumption, {
  notes: ['Withdraw the cancellation of a subscription, until its date.'],
  examples: [
    ['subscriptions resume sub_1Q2w3E', 'look, then answer'],
    ['subscriptions resume sub_1Q2w3E --yes --json', 'from a script'],
    ['subscriptions resume --from-file ids.txt --dry-run', 'what would become of those in a file'],
  ],
});
