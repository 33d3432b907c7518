import {
  cancelSubscriptionResponseSchema,
  type ListSubscriptionsRequest,
  listSubscriptionsResponseSchema,
  type Subscription,
  type SubscriptionFilter,
  type SubscriptionPage,
  subscriptionPageMaximum,
} from './contracts/subscription.ts';
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
   * Stops billing at the end of the current period.
   * @throws FlowError `not_found`, `conflict` (not active or trialing), `upstream` (Stripe refused)
   */
  cancel(stripeSubscriptionId: string): Promise<Subscription>;
}

export function createSubscriptions(transport: Transport): Subscriptions {
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

    async cancel(stripeSubscriptionId) {
      const answer = await invokeFunction(
        transport,
        'admin-cancel-subscription',
        { stripe_subscription_id: stripeSubscriptionId, at_period_end: true },
        cancelSubscriptionResponseSchema,
      );
      return answer.subscription;
    },
  };
}
