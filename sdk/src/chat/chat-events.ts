import * as z from 'zod/mini';
import { chatChunkSchema } from '../contracts/chat.ts';

/** Longest line that is kept in memory, in UTF-16 characters. */
export const longestLine = 64 * 1024;

/** Most lines over which one JSON is put together: each is a new try. */
const mostLinesHeld = 256;

export interface LineReader {
  /** The lines that these bytes complete, without their ends. */
  push(bytes: Uint8Array): string[];
  /** The last line, which needs no end. */
  end(): string[];
}

/**
 * Splits bytes, cut anywhere, into lines that end with LF, CRLF or CR. A line that is too long comes as its first
 * `longestLine` characters and one more, as soon as it has them; the rest of it is dropped.
 *
 * @public the function ai-chat reads a model's stream with it
 */
export function createLineReader(): LineReader {
  const decoder = new TextDecoder();
  let rest = '';
  /** The last line ended with the last byte, a carriage return: a line feed right after it belongs to it. */
  let afterReturn = false;
  /** The line that is being read was too long and has been handed out. */
  let isDropping = false;

  const cut = (line: string) => (line.length > longestLine ? line.slice(0, longestLine + 1) : line);

  function read(decoded: string): string[] {
    let text = afterReturn && decoded.startsWith('\n') ? decoded.slice(1) : decoded;
    if (decoded !== '') afterReturn = text.endsWith('\r');
    if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
    const lines = text.split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? '';
    if (isDropping && lines.length > 0) {
      lines.shift();
      isDropping = false;
    }
    if (isDropping) rest = '';
    else if (rest.length > longestLine) {
      lines.push(rest);
      rest = '';
      isDropping = true;
    }
    return lines.map(cut);
  }

  return {
    push: (bytes) => read(decoder.decode(bytes, { stream: true })),
    end() {
      const lines = read(decoder.decode());
      return rest === '' ? lines : [...lines, rest];
    },
  };
}

/** One thing that the stream said. What cannot be read is a value too: the stream goes on after it. */
export type ChatStreamEvent =
  | { type: 'text'; text: string }
  | { type: 'malformed'; data: string; cause: unknown }
  | { type: 'error'; message: string }
  | { type: 'done' };

const streamErrorSchema = z.object({ error: z.object({ message: z.string() }) });

// Nearly every line is a chunk with one plain text. Its text is found without reading all of it into objects, which would
// take longer than the rest of the work. The expression matches only JSON that the schema takes, with each of its names once.
const plain = String.raw`[^"\\\u0000-\u001f]*`;
const other = String.raw`"(?!(?:error|choices|delta|content)")\w+":(?:"${plain}"|0|[1-9]\d*|true|false|null)`;
const choice = `\\{(?:${other},)*"delta":\\{"content":"(${plain})"\\}(?:,${other})*\\}`;
const plainChunk = new RegExp(`^data: \\{(?:${other},)*"choices":\\[${choice}\\](?:,${other})*\\}$`);

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
  const failure = Object(json).error === undefined ? null : streamErrorSchema.safeParse(json);
  if (failure?.success)
    return { complete: true, event: { type: 'error', message: failure.data.error.message } };
  const chunk = chatChunkSchema.safeParse(json);
  if (!chunk.success) return { complete: true, event: { type: 'malformed', data, cause: chunk.error } };
  const text = chunk.data.choices[0]?.delta?.content;
  return { complete: true, event: text ? { type: 'text', text } : null };
}

/** Reads a chat stream as its bytes come. It never throws, whatever they are. */
export interface ChatParser {
  /** The events that these bytes complete. They may be cut anywhere, inside a character too. */
  push(bytes: Uint8Array): ChatStreamEvent[];
  /** What a stream that ends here still has to say: its last line needs no end. */
  end(): ChatStreamEvent[];
}

/** Turns lines into events. JSON that a line leaves unfinished is retried with the next. */
export function createChatParser(): ChatParser {
  const lines = createLineReader();
  let events: ChatStreamEvent[] = [];
  let held: { data: string; cause: unknown; lines: number } | null = null;
  let isDone = false;

  function giveUp(): void {
    if (held) events.push({ type: 'malformed', data: held.data, cause: held.cause });
    held = null;
  }

  /** Reads a payload; `isData` says that it came on a `data:` line and may stand for itself. */
  function readPayload(payload: string, isData: boolean): void {
    const joined = held ? `${held.data}\n${payload}` : payload;
    let reading = readJson(joined);
    if (!reading.complete && held && isData) {
      const alone = readJson(payload);
      // A line that makes sense without the one before it: that one was broken, not unfinished.
      if (alone.complete && alone.event?.type !== 'malformed') {
        giveUp();
        reading = alone;
      }
    }
    if (reading.complete) {
      held = null;
      if (reading.event) events.push(reading.event);
      return;
    }
    held = { data: joined, cause: reading.cause, lines: (held?.lines ?? 0) + 1 };
    if (joined.length > longestLine || held.lines >= mostLinesHeld) giveUp();
  }

  function readLine(line: string): void {
    if (isDone || line.startsWith(':')) return;
    const isTooLong = line.length > longestLine;
    const text = held || isTooLong ? undefined : plainChunk.exec(line)?.[1];
    if (text) {
      events.push({ type: 'text', text });
      return;
    }
    const data = dataOf(line);
    const payload = data ?? line;
    const trimmed = payload.trim();
    isDone = trimmed === '[DONE]';
    if (isDone || isTooLong || trimmed === '') giveUp();
    else if (data !== null || held) readPayload(payload, data !== null);
    // Without JSON to continue, a line of another kind (`event:`, `id:`) says nothing to a chat.
    if (isDone) events.push({ type: 'done' });
    else if (isTooLong && data?.trim()) {
      const cause = new RangeError(`A line has more than ${longestLine} characters`);
      events.push({ type: 'malformed', data, cause });
    }
  }

  function take(complete: readonly string[]): ChatStreamEvent[] {
    events = [];
    complete.forEach(readLine);
    return events;
  }

  return {
    push: (bytes) => take(lines.push(bytes)),
    end() {
      take(lines.end());
      giveUp();
      return events;
    },
  };
}

/**
 * Reads the chat's answer: lines `data: {"choices":[{"delta":{"content":"..."}}]}` until `data: [DONE]`. Lines and not
 * the events of the standard: decision 6. Yields what one chunk of the body says at a time.
 *
 * Comments (`:`) and blank lines are ignored. Bytes may be cut anywhere, inside a character too. A payload
 * that is not what it should be is a `malformed` event and reading goes on; an `error` event is a failure that
 * the server reports inside the stream. A stream that was cut short ends without a `done` event.
 * Ending the loop early, or aborting `signal`, cancels the body.
 *
 * @throws what reading the body throws (the connection failed); never because of what the bytes say.
 * @example
 * for await (const events of readChatEvents(response.body)) {
 *   for (const event of events) if (event.type === 'text') show(event.text);
 * }
 */
export async function* readChatEvents(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal | undefined,
): AsyncGenerator<readonly ChatStreamEvent[], void> {
  const parser = createChatParser();
  const reader = body.getReader();
  // Cancelling a body that has failed rejects with the failure that its reader already has.
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
