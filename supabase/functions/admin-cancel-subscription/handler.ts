import { cancelSubscriptionRequestSchema } from '@flow/contracts/subscription.ts';
import { jsonBody } from '../_shared/body.ts';
import {
  cancellation,
  createRenewalHandler,
  type RenewalDependencies,
} from '../_shared/subscription-renewal.ts';

/** Cancels a running subscription at the end of its period, for admins. */
export const createHandler = (dependencies: RenewalDependencies) =>
  createRenewalHandler(
    {
      name: 'admin-cancel-subscription',
      access: 'admin',
      body: jsonBody(cancelSubscriptionRequestSchema),
      change: cancellation,
    },
    dependencies,
  );
