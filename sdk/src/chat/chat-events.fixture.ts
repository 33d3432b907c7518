import { expect } from 'vitest';
import { bodyOf, chatEvent } from '../testing/chat-stream.ts';
import { type ChatStreamEvent, readChatEvents } from './chat-events.ts';

export const encoder = new TextEncoder();

export async function eventsOf(...chunks: readonly (string | Uint8Array)[]): Promise<ChatStreamEvent[]> {
  return (await Array.fromAsync(readChatEvents(bodyOf(chunks)))).flat();
}

/** A data line, without its end. */
export const piece = (content: string) => chatEvent(content).trimEnd();

export const text = (content: string): ChatStreamEvent => ({ type: 'text', text: content });
export const done: ChatStreamEvent = { type: 'done' };
export const malformed = (data: string): ChatStreamEvent => ({
  type: 'malformed',
  data,
  cause: expect.any(Error),
});
