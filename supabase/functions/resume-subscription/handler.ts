import { subscriptionRequestSchema } from '@flow/contracts/subscription.ts';
import { jsonBody } from '../_shared/body.ts';
import {
  createRenewalHandler,
  type RenewalDependencies,
  resumption,
} from '../_shared/subscription-renewal.ts';

/** Undoes a cancellation until its date, for the subscription's owner and for admins. */
export const createHandler = (dependencies: RenewalDependencies) =>
  createRenewalHandler(
    {
      name: 'resume-subscription',
      access: 'user',
      body: jsonBody(subscriptionRequestSchema),
      change: resumption,
    },
    dependencies,
  );
