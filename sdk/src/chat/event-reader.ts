import * as z from 'zod/mini';
import { chatChunkSchema } from '../contracts/chat.ts';
import { longestLine } from './line-reader.ts';
import { plainPiece } from './plain-piece.ts';

/** One thing that the stream said. What cannot be read is a value too: the stream goes on after it. */
export type ChatStreamEvent =
  | { type: 'text'; text: string }
  | { type: 'malformed'; data: string; cause: unknown }
  | { type: 'error'; message: string }
  | { type: 'done' };

export interface EventReader {
  /** What a line, without its end, says by itself or ends. After `[DONE]` nothing. */
  push(line: string, events: ChatStreamEvent[]): void;
  /** What is left when the stream ends. */
  end(events: ChatStreamEvent[]): void;
}

/** Most lines over which one JSON is put together: each is a new try. */
const mostLinesHeld = 256;

const doneMark = '[DONE]';
const streamErrorSchema = z.object({ error: z.object({ message: z.string() }) });

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

/** Turns lines into events. JSON that a line leaves unfinished is retried with the next. */
export function createEventReader(): EventReader {
  let held: { data: string; cause: unknown; lines: number } | null = null;
  let isDone = false;

  function giveUp(events: ChatStreamEvent[]): void {
    if (held) events.push({ type: 'malformed', data: held.data, cause: held.cause });
    held = null;
  }

  /** Reads a payload; `isData` says that it came on a `data:` line and may stand for itself. */
  function readPayload(payload: string, isData: boolean, events: ChatStreamEvent[]): void {
    const joined = held ? `${held.data}\n${payload}` : payload;
    let reading = readJson(joined);
    if (!reading.complete && held && isData) {
      const alone = readJson(payload);
      // A line that makes sense without the one before it: that one was broken, not unfinished.
      if (alone.complete && alone.event?.type !== 'malformed') {
        giveUp(events);
        reading = alone;
      }
    }
    if (reading.complete) {
      held = null;
      if (reading.event) events.push(reading.event);
      return;
    }
    held = { data: joined, cause: reading.cause, lines: (held?.lines ?? 0) + 1 };
    if (joined.length > longestLine || held.lines >= mostLinesHeld) giveUp(events);
  }

  function readLine(line: string, events: ChatStreamEvent[]): void {
    const data = dataOf(line);
    const payload = data ?? line;
    const trimmed = payload.trim();
    isDone = trimmed === doneMark;
    if (isDone || trimmed === '') {
      giveUp(events);
      if (isDone) events.push({ type: 'done' });
    } else if (line.length > longestLine) {
      giveUp(events);
      const cause = new RangeError(`A line has more than ${longestLine} characters`);
      if (data !== null) events.push({ type: 'malformed', data, cause });
    } else if (data !== null || held) {
      readPayload(payload, data !== null, events);
    }
    // Without JSON to continue, a line of another kind (`event:`, `id:`) says nothing to a chat.
  }

  return {
    push(line, events) {
      if (isDone || line.startsWith(':')) return;
      if (line === '') {
        giveUp(events);
        return;
      }
      const text = held || line.length > longestLine ? null : plainPiece(line);
      if (text === null) readLine(line, events);
      else if (text !== '') events.push({ type: 'text', text });
    },
    end: giveUp,
  };
}
