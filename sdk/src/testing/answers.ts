import type { AssistantFeedback } from '../contracts/assistant-feedback.ts';
import type { ChatRequest } from '../contracts/chat.ts';
import type { ConsultationPayload, ConsultationReceipt } from '../contracts/consultation.ts';
import type { ErrorBody } from '../contracts/error-body.ts';
import type { FlowError } from '../errors.ts';
import type { Awaitable } from './keyset-rows.ts';
import type { SubscriptionAnswers } from './subscription-table.ts';

/**
 * What the edge functions answer, and the database about subscriptions. Each is called with a request that fits its contract; one that does not was
 * refused before. Throw a `FlowError` with a status to answer a failure.
 */
export interface FlowAnswers extends SubscriptionAnswers {
  submitConsultation(payload: ConsultationPayload): Awaitable<ConsultationReceipt>;
  /** The pieces of the assistant's answer. */
  chat(request: ChatRequest): Iterable<string> | AsyncIterable<string>;
  /** How a visitor finds one. */
  rateAnswer(feedback: AssistantFeedback): Awaitable<void>;
}

export const defaultAnswers: Omit<FlowAnswers, keyof SubscriptionAnswers> = {
  submitConsultation: () => ({ reference: 'FL-0001' }),
  chat: () => ['Hello! ', 'How can ', 'I help?'],
  rateAnswer: () => {},
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
