import { streamChat } from './chat/chat-client.ts';
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
}

/** The service on its own, without the rest of `createFlow`. */
export function createChat(transport: Transport): Chat {
  return { stream: (request) => streamChat(transport, request) };
}
