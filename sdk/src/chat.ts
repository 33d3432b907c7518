import { streamChat } from './chat/chat-client.ts';
import { rateAnswer } from './chat/rate-answer.ts';
import type { AssistantFeedback } from './contracts/assistant-feedback.ts';
import type { ChatRequest } from './contracts/chat.ts';
import type { Transport } from './transport.ts';

// For who needs this service and no other: a chat that must be able to ask when nothing more can be loaded.
export { isFlowError } from './errors.ts';

export interface Chat {
  /**
   * Asks the assistant, and yields its answer in pieces as they arrive. Leaving the loop or aborting the signal
   * stops the request.
   * @throws FlowError `network`, `rate_limited`, `upstream`, `aborted`
   * @example for await (const piece of flow.chat.stream({ messages, visitorId })) answer += piece;
   */
  stream(request: ChatRequest & { signal?: AbortSignal | undefined }): AsyncGenerator<string>;
  /**
   * Says how a visitor finds an answer, and resolves once that is stored. The same `answerId` again is the same answer:
   * another rating takes the place of the former. It outlives a page that is left meanwhile.
   * @throws FlowError `network`, `rate_limited` (with `retryAfter`), `invalid_input` (with `fields`; nothing is sent), `server`
   * @example await flow.chat.rate({ answerId, visitorId, rating: 'unhelpful', question, answer });
   */
  rate(feedback: AssistantFeedback): Promise<void>;
}

/** The service on its own, without the rest of `createFlow`. */
export function createChat(transport: Transport): Chat {
  return {
    stream: (request) => streamChat(transport, request),
    rate: (feedback) => rateAnswer(transport, feedback),
  };
}
