import { type Flow, isFlowError } from '@flow/sdk';
import {
  type Subscription,
  subscriptionKeySchema,
  subscriptionRequestSchema,
} from '@flow/sdk/contracts/subscription';
import { Failure } from '../../failure.ts';
import { argumentOf } from '../argument.ts';

const expected = 'Expected the id of a Stripe subscription, for example sub_1Q2w3E.';

/** Reads the id that Stripe gave a subscription. */
export const parseStripeId = argumentOf(subscriptionRequestSchema.shape.stripe_subscription_id, expected);

/** Reads the id of a subscription, Stripe's or ours. */
export const parseSubscriptionKey = argumentOf(subscriptionKeySchema, expected);

/** The subscription of an id. */
export async function findSubscription(flow: Flow, id: string): Promise<Subscription> {
  try {
    return await flow.subscriptions.find(id);
  } catch (error) {
    if (!isFlowError(error) || error.code !== 'not_found') throw error;
    throw new Failure(`There is no subscription ${id}: "flow-admin subscriptions list" shows the ids.`);
  }
}
