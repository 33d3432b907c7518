import { canCancel } from '@flow/sdk/contracts/subscription';
import type { Change } from './subscription-change.ts';

export const cancellation: Change = {
  verb: 'cancel',
  participle: 'cancelled',
  question: 'Cancel this subscription at period end?',
  isDone: (row) => row.cancel_at_period_end,
  alreadyDone: 'This subscription is set to end at period end already: nothing was done.',
  skipped: 'ends already',
  refusal: (row) =>
    canCancel(row)
      ? null
      : `Only an active or trialing subscription can be cancelled; this one is ${row.status}.`,
  act: (flow, id) => flow.subscriptions.cancel(id),
  success: ['Cancellation requested', 'Stripe will stop billing at period end.'],
};
