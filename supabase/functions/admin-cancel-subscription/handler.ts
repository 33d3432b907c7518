import { cancelSubscriptionRequestSchema } from '@flow/contracts/subscription.ts';
import { jsonBody } from '../_shared/body.ts';
import {
  type CancelResumeDependencies,
  cancellation,
  createCancelResumeHandler,
} from '../_shared/cancel-resume.ts';

/** Cancels a running subscription at the end of its period, for admins. */
export const createHandler = (dependencies: CancelResumeDependencies) =>
  createCancelResumeHandler(
    {
      name: 'admin-cancel-subscription',
      access: 'admin',
      body: jsonBody(cancelSubscriptionRequestSchema),
      change: cancellation,
    },
    dependencies,
  );
