import type { ChatRequest } from './contracts/chat.ts';
import { fromLoadFailure } from './errors.ts';
import type { Transport } from './transport.ts';

export interface Chat {
  /**
   * Asks the assistant, and yields its answer in pieces as they arrive. Leaving the loop or aborting the signal
   * stops the request.
   * @throws FlowError `network`, `rate_limited`, `upstream`, `aborted`
   * @example for await (const piece of flow.chat.stream({ messages, visitorId })) answer += piece;
   */
  stream(request: ChatRequest & { signal?: AbortSignal | undefined }): AsyncGenerator<string>;
}

/** The reader of the answer is loaded with the first question: whoever asks for a consultation never needs it. */
export function createChat(transport: Transport): Chat {
  return {
    async *stream(request) {
      const { streamChat } = await import('./chat/chat-client.ts').catch((cause: unknown) => {
        throw fromLoadFailure(cause);
      });
      yield* streamChat(transport, request);
    },
  };
}
