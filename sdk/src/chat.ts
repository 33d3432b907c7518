import { type CallOptions, once } from './call.ts';
import { streamChat } from './chat/chat-client.ts';
import { checkInput } from './check-input.ts';
import {
  type AssistantFeedback,
  assistantFeedbackReceiptSchema,
  assistantFeedbackSchema,
} from './contracts/assistant-feedback.ts';
import type { ChatRequest } from './contracts/chat.ts';
import { fromResponse, fromTransportFailure } from './errors.ts';
import { parseAnswer } from './read-answer.ts';
import type { Transport } from './transport.ts';

// For who needs this service and no other: a chat that must be able to ask when nothing more can be loaded.
export { isFlowError } from './errors.ts';

export interface Chat {
  /**
   * Asks the assistant, and yields its answer in pieces as they arrive. Leaving the loop or aborting the signal
   * stops the request. `timeoutMs` is for the beginning of the answer.
   * @throws FlowError `network`, `timeout`, `rate_limited`, `upstream`, `aborted`
   * @example for await (const piece of flow.chat.stream({ messages, visitorId })) answer += piece;
   */
  stream(request: ChatRequest & CallOptions): AsyncGenerator<string>;
  /**
   * Says how a visitor finds an answer, and resolves once that is stored. The same `answerId` again is the same answer:
   * another rating takes the place of the former, and it is sent again as reads are. It outlives a page that is left meanwhile.
   * @throws FlowError `network`, `rate_limited` (with `retryAfter`), `invalid_input` (with `fields`; nothing is sent), `server`
   * @example await flow.chat.rate({ answerId, visitorId, rating: 'unhelpful', question, answer });
   */
  rate(feedback: AssistantFeedback, options?: CallOptions): Promise<void>;
}

/** The service on its own, without the rest of `createFlow`. */
export function createChat(transport: Transport): Chat {
  return {
    stream: (request) => streamChat(transport, request),
    rate: (feedback, options = {}) => rateAnswer(transport, feedback, options),
  };
}

/** Sends a rating as one simple request, without a preflight before it. @throws FlowError */
async function rateAnswer(
  transport: Transport,
  feedback: AssistantFeedback,
  options: CallOptions,
): Promise<void> {
  const body = JSON.stringify(checkInput(assistantFeedbackSchema, feedback, 'feedback'));
  await once(options, async ({ signal }) => {
    const response = await transport
      .fetch(`${transport.url}/functions/v1/assistant-feedback`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body,
        keepalive: true,
        signal,
      })
      .catch((cause: unknown) => {
        throw fromTransportFailure(cause, signal);
      });
    if (!response.ok) throw await fromResponse(response);
    await parseAnswer(response, assistantFeedbackReceiptSchema, signal);
  });
}
