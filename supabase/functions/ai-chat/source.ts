import type { ChatMessage } from '@flow/contracts/chat.ts';

/** Whoever answers the chat: the embedded guide, or a language model. */
export interface ChatSource {
  /**
   * Resolves when the answer has begun, so that a failure before that can still be an HTTP status; the pieces
   * then come as they are made. Aborting the signal ends the work.
   */
  answer(messages: readonly ChatMessage[], signal: AbortSignal): Promise<AsyncIterable<string>>;
}
