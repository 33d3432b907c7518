import { canResume, isRunning } from '@flow/sdk/contracts/subscription';
import type { Change } from './subscription-change.ts';
import { statusText } from './subscription-columns.ts';

export const resumption: Change = {
  verb: 'resume',
  participle: 'resumed',
  question: 'Withdraw the cancellation of this subscription?',
  isDone: (row) => isRunning(row) && !row.cancel_at_period_end,
  alreadyDone: 'This subscription is not set to end: nothing was done.',
  skipped: 'is not set to end',
  refusal: (row, now) =>
    canResume(row, now)
      ? null
      : `Only a subscription that is set to end can be resumed, until its period end; this one is ${statusText(row)}.`,
  act: (flow, id) => flow.subscriptions.resume(id),
  success: ['Cancellation withdrawn', 'Billing goes on as before.'],
};
