import * as z from 'zod/mini';
import { checkInput } from './check-input.ts';
import type { FlowClient } from './client.ts';
import {
  type ListSubscriptionsRequest,
  listSubscriptionsResponseSchema,
  type OwnSubscription,
  ownSubscriptionSchema,
  type Subscription,
  type SubscriptionFilter,
  type SubscriptionPage,
  subscriptionKeySchema,
  subscriptionPageMaximum,
  subscriptionResponseSchema,
  subscriptionSchema,
} from './contracts/subscription.ts';
import { currentUserId } from './current-user.ts';
import { readAnswer } from './read-answer.ts';
import { invokeFunction, type Transport } from './transport.ts';

export interface Subscriptions {
  /**
   * One page, newest first. `from` and `to` are Dubai days (`yyyy-mm-dd`), both inclusive.
   * @throws FlowError `unauthenticated`, `forbidden`
   * @example const { items, next_cursor } = await flow.subscriptions.page({ status: 'past_due', limit: 50 });
   */
  page(request?: ListSubscriptionsRequest): Promise<SubscriptionPage>;
  /**
   * Every matching row, however many, fetched page by page.
   * @example for await (const row of flow.subscriptions.all({ status: 'active' })) { ... }
   */
  all(filter?: SubscriptionFilter): AsyncGenerator<Subscription>;
  /**
   * The subscription of an id, ours or Stripe's.
   * @throws FlowError `not_found`, `invalid_input` (no id), `unauthenticated`, `forbidden`
   * @example const subscription = await flow.subscriptions.find('sub_1AbC');
   */
  find(idOrStripeId: string): Promise<Subscription>;
  /**
   * Stops billing at the end of the current period, as an admin.
   * @throws FlowError `not_found`, `conflict` (not active or trialing), `upstream` (Stripe refused)
   */
  cancel(stripeSubscriptionId: string): Promise<Subscription>;
  /**
   * The signed-in user's own subscriptions, newest first, an admin's too.
   * @throws FlowError `unauthenticated`, `network`
   * @example const [current] = await flow.subscriptions.mine();
   */
  mine(): Promise<OwnSubscription[]>;
  /**
   * Stops billing of one's own subscription at the end of the current period; `endsAt` of the answer says when that is.
   * One that ends already is answered as it is.
   * @throws FlowError `unauthenticated`, `not_found` (also another client's), `conflict` (not active or trialing),
   * `rate_limited`, `upstream` (Stripe refused)
   * @example const { current_period_end } = await flow.subscriptions.cancelOwn('sub_1AbC');
   */
  cancelOwn(stripeSubscriptionId: string): Promise<Subscription>;
  /**
   * Undoes a cancellation until its date: one's own, as an admin anybody's. `canResume` tells whether it can be.
   * @throws FlowError `unauthenticated`, `not_found` (to a client also another client's), `conflict` (not ending, ended
   * already, or its date has passed), `rate_limited`, `upstream` (Stripe refused)
   * @example const { cancel_at_period_end } = await flow.subscriptions.resume('sub_1AbC'); // false
   */
  resume(stripeSubscriptionId: string): Promise<Subscription>;
}

const ownColumns = Object.keys(ownSubscriptionSchema.shape).join(', ');

export function createSubscriptions(transport: Transport, client: () => Promise<FlowClient>): Subscriptions {
  const change = async (name: string, request: object) =>
    (await invokeFunction(transport, name, request, subscriptionResponseSchema)).subscription;
  const page = (request: ListSubscriptionsRequest = {}) =>
    invokeFunction(transport, 'admin-list-subscriptions', request, listSubscriptionsResponseSchema);

  return {
    page,

    async *all(filter = {}) {
      let cursor: string | null = null;
      do {
        const answer: SubscriptionPage = await page({ ...filter, limit: subscriptionPageMaximum, cursor });
        yield* answer.items;
        cursor = answer.next_cursor;
      } while (cursor !== null);
    },

    async find(idOrStripeId) {
      const id = checkInput(subscriptionKeySchema, idOrStripeId, 'subscription');
      const supabase = await client();
      return readAnswer(await supabase.rpc('get_subscription', { _id: id }).single(), subscriptionSchema);
    },

    cancel: (stripe_subscription_id) =>
      change('admin-cancel-subscription', { stripe_subscription_id, at_period_end: true }),

    async mine() {
      const supabase = await client();
      const answer = await supabase
        .from('subscriptions')
        .select(ownColumns)
        .eq('user_id', await currentUserId(transport))
        .order('began_at', { ascending: false })
        .order('id', { ascending: false })
        // As the other calls: a failure is told at once, and the caller may try again.
        .retry(false);
      return readAnswer(answer, z.array(ownSubscriptionSchema));
    },

    cancelOwn: (stripe_subscription_id) => change('cancel-subscription', { stripe_subscription_id }),

    resume: (stripe_subscription_id) => change('resume-subscription', { stripe_subscription_id }),
  };
}
