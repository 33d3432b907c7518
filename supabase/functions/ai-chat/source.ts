import type { ChatMessage } from '@flow/contracts/chat.ts';
import type { Access, RequestContext } from '../_shared/serve.ts';

export type AnswerContext = Pick<RequestContext<Access>, 'signal' | 'log'>;

/** Whoever answers the chat: the embedded guide, or a language model. */
export interface ChatSource {
  /**
   * Resolves when the answer has begun, so that a failure before that can still be an HTTP status; the pieces
   * then come as they are made. Aborting the signal ends the work.
   */
  answer(messages: readonly ChatMessage[], context: AnswerContext): Promise<AsyncIterable<string>>;
}
