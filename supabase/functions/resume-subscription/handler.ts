import { subscriptionRequestSchema } from '@flow/contracts/subscription.ts';
import { jsonBody } from '../_shared/body.ts';
import {
  type CancelResumeDependencies,
  createCancelResumeHandler,
  resumption,
} from '../_shared/cancel-resume.ts';

/** Undoes a cancellation until its date, for the subscription's owner and for admins. */
export const createHandler = (dependencies: CancelResumeDependencies) =>
  createCancelResumeHandler(
    {
      name: 'resume-subscription',
      access: 'user',
      body: jsonBody(subscriptionRequestSchema),
      change: resumption,
    },
    dependencies,
  );
