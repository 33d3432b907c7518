import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, chatEvent } from '../testing/chat-stream.ts';
import { type ChatStreamEvent, parseChatEvents } from './sse-parser.ts';

const encoder = new TextEncoder();

async function eventsOf(...chunks: readonly (string | Uint8Array)[]): Promise<ChatStreamEvent[]> {
  return Array.fromAsync(parseChatEvents(bodyOf(chunks)));
}

/** A data line, without its end. */
function piece(content: string): string {
  return chatEvent(content).trimEnd();
}

function text(content: string): ChatStreamEvent {
  return { type: 'text', text: content };
}

const done: ChatStreamEvent = { type: 'done' };

function malformed(data: string): unknown {
  return { type: 'malformed', data, cause: expect.any(Error) };
}

/** The text of a stream, and whether it ended as it should. */
function summaryOf(events: readonly ChatStreamEvent[]) {
  return {
    text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    others: events.filter((event) => event.type !== 'text').map((event) => event.type),
  };
}

const sample = [
  ': keep-alive',
  '',
  'data: {"choices":[{"delta":{"role":"assistant"}}]}',
  '',
  piece('Café ☕ '),
  '',
  piece('مرحبا 👩🏽‍🤝‍👩 '),
  '\r',
  piece('"quoted"\n\\slash'),
  'data:{"choices":[{"delta":{"content":"!"}}]}\r',
  '',
  'data: [DONE]',
  '',
].join('\n');
const sampleText = 'Café ☕ مرحبا 👩🏽‍🤝‍👩 "quoted"\n\\slash!';

describe('bytes of a chat stream', () => {
  const bytes = encoder.encode(sample);

  it('reads the sample whole', async () => {
    expect(summaryOf(await eventsOf(bytes))).toEqual({ text: sampleText, others: ['done'] });
  });

  it('reads the same text when the bytes are cut at any one place', async () => {
    const whole = await eventsOf(bytes);
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await eventsOf(bytes.subarray(0, at), bytes.subarray(at)), `cut at byte ${at}`).toEqual(whole);
    }
  });

  it('reads the same text byte by byte', async () => {
    expect(await eventsOf(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(
      await eventsOf(bytes),
    );
  });

  it('reports a stream that ends inside a character', async () => {
    expect(await eventsOf('data: {', Uint8Array.of(0xc3))).toEqual([malformed('{\uFFFD')]);
  });

  it('replaces bytes that are not UTF-8 instead of failing', async () => {
    const [head = '', tail = ''] = piece('a|b').split('|');
    const events = await eventsOf(head, Uint8Array.of(0xff, 0xc3), `${tail}\n`);
    expect(summaryOf(events).text).toMatch(/^a\uFFFD+b$/);
  });
});

describe('any chat stream', () => {
  const lineEnds = fc.constantFrom('\n', '\r\n', '\n\n', '\r\n\r\n', '\r');
  const noise = fc.constantFrom('', ': ping\n', ':\r\n', '\n', 'event: message\n', 'data:\n');
  const pieces = fc.array(
    fc.record({ text: fc.string({ unit: 'binary', minLength: 1 }), end: lineEnds, noise }),
    {
      maxLength: 8,
    },
  );

  /** Cuts bytes at the given places, wherever they fall. */
  function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
    const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
    return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
  }

  it('yields the text that was sent, however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, fc.array(fc.nat(), { maxLength: 12 }), async (parts, places) => {
        const stream = `${parts.map((part) => part.noise + piece(part.text) + part.end).join('')}data: [DONE]\n`;
        const events = await eventsOf(...cut(encoder.encode(stream), places));
        expect(events).toEqual([...parts.map((part) => text(part.text)), done]);
      }),
    );
  });

  it('skips malformed events between the good ones and loses none of these', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.constant(null), fc.string({ minLength: 1 }))), async (parts) => {
        const lines = parts.map((part) => (part === null ? 'data: {broken\n\n' : `${piece(part)}\n\n`));
        const events = await eventsOf(...lines, 'data: [DONE]\n\n');
        expect(events).toEqual([
          ...parts.map((part) => (part === null ? malformed('{broken') : text(part))),
          done,
        ]);
      }),
    );
  });

  it('never throws for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 64 })), async (chunks) => {
        await eventsOf(...chunks);
      }),
    );
  });

  it('never throws for any lines that look like data', async () => {
    const line = fc.oneof(
      fc.json().map((json) => `data: ${json}\n`),
      fc.string().map((rest) => `data:${rest}\n`),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line), async (lines) => {
        for (const event of await eventsOf(...lines)) {
          expect(['text', 'malformed', 'done', 'error']).toContain(event.type);
        }
      }),
    );
  });
});
