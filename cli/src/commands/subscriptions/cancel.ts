import { changeCommandOf } from './change-command.ts';

export const configure = changeCommandOf(async () => (await import('./cancellation.ts')).cancellation, {
  notes: ['Ask Stripe to stop billing a subscription at the end of the current period.'],
  examples: [
    ['subscriptions cancel sub_1Q2w3E', 'look, then answer'],
    ['subscriptions cancel sub_1Q2w3E --yes --json', 'from a script'],
  ],
});
