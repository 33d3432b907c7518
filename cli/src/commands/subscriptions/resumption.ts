import { canResume, isRunning } from '@flow/sdk/contracts/subscription';
import type { Change } from './change.ts';
import { statusText } from './columns.ts';

export const resumption: Change = {
  verb: 'resume',
  question: 'Withdraw the cancellation of this subscription?',
  isDone: (row) => isRunning(row) && !row.cancel_at_period_end,
  alreadyDone: 'This subscription is not set to end: nothing was done.',
  refusal: (row, now) =>
    canResume(row, now)
      ? null
      : `Only a subscription that is set to end can be resumed, until its period end; this one is ${statusText(row)}.`,
  declined: 'Nothing was resumed.',
  act: (flow, id) => flow.subscriptions.resume(id),
  success: ['Cancellation withdrawn', 'Billing goes on as before.'],
};
