import * as z from 'zod/mini';
import { createAsk } from './ask-tables.ts';
import type { Backend } from './backend.ts';
import { type CallOptions, once, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
import {
  type ListSubscriptionsRequest,
  listSubscriptionsRequestSchema,
  listSubscriptionsResponseSchema,
  type OwnSubscription,
  ownSubscriptionSchema,
  portalResponseSchema,
  type Subscription,
  type SubscriptionFilter,
  type SubscriptionPage,
  subscriptionFilterSchema,
  subscriptionKeySchema,
  subscriptionPageMaximum,
  subscriptionRequestSchema,
  subscriptionResponseSchema,
  subscriptionSchema,
} from './contracts/subscription.ts';
import { currentUserId } from './current-user.ts';
import { pagesByCursor } from './cursor-pages.ts';
import { invokeFunction } from './invoke-function.ts';
import { type List, listOf } from './list.ts';
import { fitted } from './read-answer.ts';
import { streamFile } from './streamed-file.ts';
import type { Tables } from './tables.ts';

export interface Subscriptions {
  /**
   * One page, newest first, of 1,000 rows unless `limit` says otherwise. `from` and `to` are Dubai days (`yyyy-mm-dd`), both inclusive;
   * `search` is a part of the address or the name, or a whole id of Stripe's.
   * @throws FlowError `invalid_input` (with `fields`), `unauthenticated`, `forbidden`
   * @example const { items, next_cursor } = await flow.subscriptions.page({ status: 'past_due', limit: 50 });
   */
  page(request?: ListSubscriptionsRequest, options?: CallOptions): Promise<SubscriptionPage>;
  /**
   * Every matching row, however many, fetched page by page.
   * @example for await (const row of flow.subscriptions.all({ status: 'active' })) { ... }
   */
  all(filter?: SubscriptionFilter, options?: CallOptions): List<Subscription>;
  /**
   * Every matching row as CSV (RFC 4180, UTF-8, `subscriptionCsvColumns`), made by the backend and yielded as its bytes arrive:
   * memory does not grow with the rows. Leaving the loop or aborting the signal stops it. `timeoutMs` is for each piece.
   * A file is whole only once the loop has ended.
   * @throws FlowError also after the first bytes: `interrupted` when an answer broke off; `network`, `timeout`, `aborted`,
   * `invalid_input` (with `fields`), `unauthenticated`, `forbidden`, `server` when the next one does not begin
   * @example for await (const bytes of flow.subscriptions.csv({ status: 'active' })) process.stdout.write(bytes);
   */
  csv(
    filter?: SubscriptionFilter,
    options?: CallOptions,
  ): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined>;
  /**
   * The subscription of an id, ours or Stripe's.
   * @throws FlowError `not_found`, `invalid_input` (no id), `unauthenticated`, `forbidden`
   * @example const subscription = await flow.subscriptions.find('sub_1AbC');
   */
  find(idOrStripeId: string, options?: CallOptions): Promise<Subscription>;
  /**
   * Stops billing at the end of the current period, as an admin.
   * @throws FlowError `not_found`, `conflict` (not active or trialing), `upstream` (Stripe refused)
   */
  cancel(stripeSubscriptionId: string, options?: CallOptions): Promise<Subscription>;
  /**
   * The signed-in user's own subscriptions, newest first, an admin's too.
   * @throws FlowError `unauthenticated`, `network`
   * @example const [current] = await flow.subscriptions.mine();
   */
  mine(options?: CallOptions): Promise<OwnSubscription[]>;
  /**
   * Stops billing of one's own subscription at the end of the current period; `endsAt` of the answer says when that is.
   * One that ends already is answered as it is.
   * @throws FlowError `unauthenticated`, `not_found` (also another client's), `conflict` (not active or trialing),
   * `rate_limited`, `upstream` (Stripe refused)
   * @example const { current_period_end } = await flow.subscriptions.cancelOwn('sub_1AbC');
   */
  cancelOwn(stripeSubscriptionId: string, options?: CallOptions): Promise<Subscription>;
  /**
   * Undoes a cancellation until its date: one's own, as an admin anybody's. `canResume` tells whether it can be.
   * @throws FlowError `unauthenticated`, `not_found` (to a client also another client's), `conflict` (not ending, ended
   * already, or its date has passed), `rate_limited`, `upstream` (Stripe refused)
   * @example const { cancel_at_period_end } = await flow.subscriptions.resume('sub_1AbC'); // false
   */
  resume(stripeSubscriptionId: string, options?: CallOptions): Promise<Subscription>;
  /**
   * The address of Stripe's page for the signed-in user's own card, invoices and receipts. Open it at once: it is signed in,
   * and valid for minutes.
   * @throws FlowError `unauthenticated`, `not_found` (no subscription yet), `rate_limited`, `upstream` (Stripe refused)
   * @example const address = await flow.subscriptions.portal();
   */
  portal(options?: CallOptions): Promise<string>;
}

/** The function reads one row more than a page has: a page of this many costs it one select. */
const listBatchSize = subscriptionPageMaximum - 1;

const ownColumns = Object.keys(ownSubscriptionSchema.shape).join(', ');

export function createSubscriptions(backend: Backend, tables: Tables): Subscriptions {
  const ask = createAsk(tables);
  const change = async (options: CallOptions, name: string, id: string, kind = once, more = {}) => {
    const checked = checkInput(subscriptionRequestSchema, { stripe_subscription_id: id }, 'request');
    return kind(options, async (call) => {
      const request = { ...checked, ...more };
      const answer = await invokeFunction(backend, call, name, request, subscriptionResponseSchema);
      return answer.subscription;
    });
  };
  const readPage = (request: z.output<typeof listSubscriptionsRequestSchema>, options: CallOptions) =>
    repeatably(options, (call) =>
      invokeFunction(backend, call, 'admin-list-subscriptions', request, listSubscriptionsResponseSchema),
    );

  return {
    page: async (request = {}, options = {}) =>
      readPage(checkInput(listSubscriptionsRequestSchema, request, 'request'), options),

    all: (filter = {}, options = {}) =>
      listOf(async function* (wanted) {
        const checked = checkInput(subscriptionFilterSchema, filter, 'filter');
        yield* pagesByCursor((page) => readPage({ ...checked, ...page }, options), {
          wanted,
          batchSize: listBatchSize,
        });
      }),

    async *csv(filter = {}, options = {}) {
      const body = checkInput(subscriptionFilterSchema, filter, 'filter');
      yield* streamFile(backend, 'admin-export-subscriptions', body, options);
    },

    async find(idOrStripeId, options = {}) {
      const _id = checkInput(subscriptionKeySchema, idOrStripeId, 'subscription');
      return ask(repeatably, options, subscriptionSchema, (client) =>
        client.rpc('get_subscription', { _id }).single(),
      );
    },

    // One that ends already is answered as it is: a repetition finds what the first has done.
    cancel: (stripeId, options = {}) =>
      change(options, 'admin-cancel-subscription', stripeId, repeatably, { at_period_end: true }),

    mine: (options = {}) =>
      repeatably(options, async (call) => {
        const userId = await currentUserId(backend);
        const answer = await tables(call, (client) =>
          client
            .from('subscriptions')
            .select(ownColumns)
            .eq('user_id', userId)
            .order('began_at', { ascending: false })
            .order('id', { ascending: false }),
        );
        return fitted(answer, z.array(ownSubscriptionSchema));
      }),

    cancelOwn: (stripeId, options = {}) => change(options, 'cancel-subscription', stripeId, repeatably),

    // A second resumption is a conflict: it could not be told from one that was none.
    resume: (stripeId, options = {}) => change(options, 'resume-subscription', stripeId),

    portal: (options = {}) =>
      repeatably(options, async (call) => {
        const { url } = await invokeFunction(backend, call, 'billing-portal', {}, portalResponseSchema);
        return url;
      }),
  };
}
