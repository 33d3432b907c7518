import type * as z from 'zod/mini';
import type { AssistantFeedback } from '../contracts/assistant-feedback.ts';
import type { ChatRequest } from '../contracts/chat.ts';
import type { ConsultationPayload, ConsultationReceipt } from '../contracts/consultation.ts';
import type { ErrorBody } from '../contracts/error-body.ts';
import type { InviteClientRequest, InviteClientResponse } from '../contracts/invitation.ts';
import type {
  CancelSubscriptionRequest,
  listSubscriptionsRequestSchema,
  OwnSubscription,
  Subscription,
  SubscriptionPage,
  SubscriptionRequest,
} from '../contracts/subscription.ts';
import { FlowError } from '../errors.ts';
import {
  clientAccount,
  makeOwnSubscription,
  makeSubscription,
  makeSubscriptions,
  type TestAccount,
} from './fixtures.ts';
import type { Awaitable } from './keyset-rows.ts';

/** A request for a page of subscriptions, as the function reads it: the status is always there. */
export type ParsedListRequest = z.output<typeof listSubscriptionsRequestSchema>;

/**
 * What the edge functions answer, and the database about one subscription. Each is called with a request that fits its contract; one that does not was
 * refused before. Throw a `FlowError` with a status to answer a failure.
 */
export interface FlowAnswers {
  submitConsultation(payload: ConsultationPayload): Awaitable<ConsultationReceipt>;
  /** The pieces of the assistant's answer. */
  chat(request: ChatRequest): Iterable<string> | AsyncIterable<string>;
  /** How a visitor finds one. */
  rateAnswer(feedback: AssistantFeedback): Awaitable<void>;
  listSubscriptions(request: ParsedListRequest): Awaitable<SubscriptionPage>;
  /** The subscription of an id, ours or Stripe's. */
  findSubscription(id: string): Awaitable<Subscription>;
  cancelSubscription(request: CancelSubscriptionRequest): Awaitable<Subscription>;
  ownSubscriptions(account: TestAccount): Awaitable<OwnSubscription[]>;
  cancelOwnSubscription(request: SubscriptionRequest, account: TestAccount): Awaitable<Subscription>;
  resumeSubscription(request: SubscriptionRequest, account: TestAccount): Awaitable<Subscription>;
  inviteClient(request: InviteClientRequest): Awaitable<InviteClientResponse>;
}

/**
 * A page of the given rows, cut by `limit` and `cursor` and filtered by status: enough to test a table and its
 * paging without a database.
 */
export function pageOf(rows: readonly Subscription[], request: ParsedListRequest): SubscriptionPage {
  const matching = rows.filter((row) => request.status === 'all' || row.status === request.status);
  const start = request.cursor ? Number(request.cursor) : 0;
  const end = start + (request.limit ?? matching.length);
  return {
    items: matching.slice(start, end),
    next_cursor: end < matching.length ? String(end) : null,
  };
}

export const defaultAnswers: FlowAnswers = {
  submitConsultation: () => ({ reference: 'FL-0001' }),
  chat: () => ['Hello! ', 'How can ', 'I help?'],
  rateAnswer: () => {},
  listSubscriptions: (request) => pageOf(makeSubscriptions(12), request),
  findSubscription: (id) => {
    const found = makeSubscriptions(12).find((row) => row.id === id || row.stripe_subscription_id === id);
    if (!found) throw new FlowError('not_found', `There is no subscription ${id}.`, { status: 404 });
    return found;
  },
  cancelSubscription: ({ stripe_subscription_id }) =>
    makeSubscription({ stripe_subscription_id, cancel_at_period_end: true }),
  ownSubscriptions: (account) => (account.roles.length === 0 ? [makeOwnSubscription()] : []),
  cancelOwnSubscription: ({ stripe_subscription_id }) =>
    makeSubscription({ stripe_subscription_id, cancel_at_period_end: true }),
  resumeSubscription: ({ stripe_subscription_id }) =>
    makeSubscription({ stripe_subscription_id, cancel_at_period_end: false }),
  inviteClient: ({ email }) => ({ client_id: clientAccount.userId, email, invited: true }),
};

/** A failure as an edge function writes it. */
export function errorResponse(error: FlowError): Response {
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.requestId === undefined ? {} : { request_id: error.requestId }),
      ...(error.fields === undefined ? {} : { fields: error.fields }),
    },
  };
  const headers = error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) };
  return Response.json(body, { status: error.status ?? 500, headers });
}
