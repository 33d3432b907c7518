import * as z from 'zod/mini';
import { chatChunkSchema } from '../contracts/chat.ts';

// Three stages, each a pipe of values: bytes -> lines -> events.
//
// The lines are read here and not by an event stream library because the chat's format is made of lines:
// each `data:` line is a piece of text on its own, shown at once. An event stream parser holds every line
// until a blank line ends its event, joins neighbouring `data:` lines into one, and drops a last event that
// no blank line follows, so answers from servers that send single line ends would arrive late, broken or never.

/** One thing that the stream said. What cannot be read is a value too: the stream goes on after it. */
export type ChatStreamEvent =
  | { type: 'text'; text: string }
  | { type: 'malformed'; data: string; cause: unknown }
  | { type: 'error'; message: string }
  | { type: 'done' };

/** Longest line, and longest unfinished JSON, that is kept in memory, in UTF-16 characters. */
export const longestLine = 64 * 1024;

const doneMark = '[DONE]';
const lineEnd = /\r\n|\n|\r/;
/** A carriage return at the very end may be the first half of a CRLF: it waits for the next chunk. */
const settledLineEnd = /\r\n|\n|\r(?!$)/;

const streamErrorSchema = z.object({ error: z.object({ message: z.string() }) });

/** Reads a body chunk by chunk; cancels it when the consumer stops early or `signal` aborts. */
async function* readChunks(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  // A body that has failed rejects its cancellation too; whoever reads has been told already.
  const cancel = () => reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    while (signal?.aborted !== true) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    void cancel();
    reader.releaseLock();
  }
}

/** Splits bytes into lines without their ends. The last line needs no end; a line that is too long is cut. */
async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const added = decoder.decode(chunk, { stream: true });
    rest += added;
    if (lineEnd.test(added)) {
      const lines = rest.split(settledLineEnd);
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest.length > longestLine) {
      yield rest;
      rest = '';
    }
  }
  rest += decoder.decode();
  if (rest !== '') yield* rest.split(lineEnd);
}

/** The payload of a `data:` line (one space after the colon is not part of it), or null for any other line. */
function dataOf(line: string): string | null {
  if (!line.startsWith('data:')) return null;
  return line.slice(line.charAt(5) === ' ' ? 6 : 5);
}

type Reading = { complete: false; cause: unknown } | { complete: true; event: ChatStreamEvent | null };

/** Reads one JSON payload. A valid chunk without text (a role, a finish reason, usage) is no event. */
function readJson(data: string): Reading {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (cause) {
    return { complete: false, cause };
  }
  const failure = streamErrorSchema.safeParse(json);
  if (failure.success)
    return { complete: true, event: { type: 'error', message: failure.data.error.message } };
  const chunk = chatChunkSchema.safeParse(json);
  if (!chunk.success) return { complete: true, event: { type: 'malformed', data, cause: chunk.error } };
  const text = chunk.data.choices[0]?.delta?.content;
  return { complete: true, event: text ? { type: 'text', text } : null };
}

/** Turns lines into events; ends after `[DONE]`. JSON that a line leaves unfinished is retried with the next. */
async function* readEvents(lines: AsyncIterable<string>): AsyncGenerator<ChatStreamEvent> {
  let held: { data: string; cause: unknown } | null = null;

  for await (const line of lines) {
    if (line.startsWith(':')) continue;
    const data = dataOf(line);
    const payload: string = data ?? line;
    const isDone = payload.trim() === doneMark;

    if (held && (isDone || payload.trim() === '')) {
      yield { type: 'malformed', ...held };
      held = null;
    }
    if (isDone) {
      yield { type: 'done' };
      return;
    }
    // Without JSON to continue, a line of another kind (`event:`, `id:`) says nothing to a chat.
    if (payload.trim() === '' || (data === null && !held)) continue;

    const joined: string = held ? `${held.data}\n${payload}` : payload;
    let reading = readJson(joined);
    if (!reading.complete && held && data !== null) {
      const alone = readJson(data);
      if (alone.complete) {
        // This line makes sense without the one before it: that one was broken, not unfinished.
        yield { type: 'malformed', ...held };
        reading = alone;
      }
    }
    if (reading.complete) {
      held = null;
      if (reading.event) yield reading.event;
      continue;
    }
    held = { data: joined, cause: reading.cause };
    if (held.data.length > longestLine) {
      yield { type: 'malformed', ...held };
      held = null;
    }
  }
  if (held) yield { type: 'malformed', ...held };
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
  options: { signal?: AbortSignal | undefined } = {},
): AsyncGenerator<ChatStreamEvent> {
  return readEvents(readLines(readChunks(body, options.signal)));
}
