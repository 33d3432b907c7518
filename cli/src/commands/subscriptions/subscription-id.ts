import { type Flow, isFlowError } from '@flow/sdk';
import {
  type Subscription,
  subscriptionKeySchema,
  subscriptionRequestSchema,
} from '@flow/sdk/contracts/subscription';
import { InvalidArgumentError } from 'commander';
import { Failure } from '../../failure.ts';

function expectedId(): InvalidArgumentError {
  return new InvalidArgumentError('Expected the id of a Stripe subscription, for example sub_1Q2w3E.');
}

/** Reads the id that Stripe gave a subscription. */
export function parseStripeId(value: string): string {
  if (subscriptionRequestSchema.safeParse({ stripe_subscription_id: value }).success) return value;
  throw expectedId();
}

/** Reads the id of a subscription, Stripe's or ours. */
export function parseSubscriptionKey(value: string): string {
  if (subscriptionKeySchema.safeParse(value).success) return value;
  throw expectedId();
}

/** The subscription of an id. */
export async function findSubscription(flow: Flow, id: string): Promise<Subscription> {
  try {
    return await flow.subscriptions.find(id);
  } catch (error) {
    if (!isFlowError(error) || error.code !== 'not_found') throw error;
    throw new Failure(`There is no subscription ${id}: "flow-admin subscriptions list" shows the ids.`);
  }
}
