import { changeCommandOf } from './change-command.ts';

export const configure = changeCommandOf(async () => (await import('./cancellation.ts')).cancellation, {
  notes: ['Ask Stripe to stop billing a subscription at the end of the current period.'],
  examples: [
    ['subscriptions cancel sub_1Q2w3E', 'look, then answer'],
    ['subscriptions cancel sub_1Q2w3E --yes --json', 'from a script'],
    ['subscriptions cancel --from-file ids.txt --dry-run', 'what would become of those in a file'],
    [
      'subscriptions list --status trialing --all --columns subscription | flow-admin subscriptions cancel - --yes',
      'every trial; run again, it skips what ends already',
    ],
  ],
});
