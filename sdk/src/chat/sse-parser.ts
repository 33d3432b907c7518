import { type ChatStreamEvent, createEventReader } from './event-reader.ts';
import { createLineReader } from './line-reader.ts';
import { oneByOne } from './one-by-one.ts';

export type { ChatStreamEvent } from './event-reader.ts';

// Three stages, each a pipe of values: bytes -> lines -> events.
//
// The lines are read here and not by an event stream library because the chat's format is made of lines: decision 6.
// Inside, each stage hands on what one chunk of bytes gave: waiting for single events would cost more than reading them.

/** Reads a chat stream as its bytes come. It never throws, whatever they are. */
export interface ChatParser {
  /** The events that these bytes complete. They may be cut anywhere, inside a character too. */
  push(bytes: Uint8Array): ChatStreamEvent[];
  /** What a stream that ends here still has to say: its last line needs no end. */
  end(): ChatStreamEvent[];
}

export function createChatParser(): ChatParser {
  const lines = createLineReader();
  const reader = createEventReader();

  function eventsOf(complete: readonly string[]): ChatStreamEvent[] {
    const events: ChatStreamEvent[] = [];
    for (const line of complete) reader.push(line, events);
    return events;
  }

  return {
    push: (bytes) => eventsOf(lines.push(bytes)),
    end() {
      const events = eventsOf(lines.end());
      reader.end(events);
      return events;
    },
  };
}

/** The events of a body, as many at a time as one chunk of it completes. */
async function* readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly ChatStreamEvent[], void> {
  const parser = createChatParser();
  const reader = body.getReader();
  // A body that has failed rejects its cancellation too; whoever reads has been told already.
  const cancel = () => reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    while (signal?.aborted !== true) {
      const { done, value } = await reader.read();
      const events = done ? parser.end() : parser.push(value);
      if (events.length > 0) yield events;
      if (done || events.at(-1)?.type === 'done') return;
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    void cancel();
    reader.releaseLock();
  }
}

/**
 * Reads the chat's answer: lines `data: {"choices":[{"delta":{"content":"..."}}]}` until `data: [DONE]`.
 *
 * Comments (`:`) and blank lines are ignored. Bytes may be cut anywhere, inside a character too. A payload
 * that is not what it should be is a `malformed` event and reading goes on; an `error` event is a failure that
 * the server reports inside the stream. A stream that was cut short ends without a `done` event.
 * Ending the loop early, or aborting `signal`, cancels the body.
 *
 * @throws what reading the body throws (the connection failed); never because of what the bytes say.
 * @example
 * for await (const event of parseChatEvents(response.body)) {
 *   if (event.type === 'text') show(event.text);
 * }
 */
export function parseChatEvents(
  body: ReadableStream<Uint8Array>,
  { signal }: { signal?: AbortSignal | undefined } = {},
): AsyncGenerator<ChatStreamEvent, void> {
  return oneByOne(readEvents(body, signal));
}
