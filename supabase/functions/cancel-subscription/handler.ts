import { subscriptionRequestSchema } from '@flow/contracts/subscription.ts';
import { jsonBody } from '../_shared/body.ts';
import {
  type CancelResumeDependencies,
  cancellation,
  createCancelResumeHandler,
} from '../_shared/cancel-resume.ts';

/** Cancels a running subscription at the end of its period, for its owner and for admins. */
export const createHandler = (dependencies: CancelResumeDependencies) =>
  createCancelResumeHandler(
    {
      name: 'cancel-subscription',
      access: 'user',
      body: jsonBody(subscriptionRequestSchema),
      change: cancellation,
    },
    dependencies,
  );
