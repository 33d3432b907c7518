import { subscriptionRequestSchema } from '@flow/contracts/subscription.ts';
import { jsonBody } from '../_shared/body.ts';
import {
  cancellation,
  createRenewalHandler,
  type RenewalDependencies,
} from '../_shared/subscription-renewal.ts';

/** Cancels a running subscription at the end of its period, for its owner and for admins. */
export const createHandler = (dependencies: RenewalDependencies) =>
  createRenewalHandler(
    {
      name: 'cancel-subscription',
      access: 'user',
      body: jsonBody(subscriptionRequestSchema),
      change: cancellation,
    },
    dependencies,
  );
