import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatChunkSchema } from '../contracts/chat.ts';
import { bodyOf, chatEvent } from '../testing/chat-stream.ts';
import { type ChatStreamEvent, createChatParser, longestLine, readChatEvents } from './chat-events.ts';

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text);

const text = (content: string): ChatStreamEvent => ({ type: 'text', text: content });
const done: ChatStreamEvent = { type: 'done' };

/** What a stream says: why something is malformed is told in words that nobody should rely on. */
function eventsOf(...chunks: readonly Uint8Array[]): ChatStreamEvent[] {
  const parser = createChatParser();
  const events = [...chunks.flatMap((chunk) => parser.push(chunk)), ...parser.end()];
  return events.map((event) => (event.type === 'malformed' ? { ...event, cause: 'told' } : event));
}

const malformed = (data: string): ChatStreamEvent => ({ type: 'malformed', data, cause: 'told' });

/** Cuts bytes at the given places, wherever they fall. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

const places = fc.array(fc.nat(), { maxLength: 12 });
/** Any character, the halves of surrogate pairs too, and often one that means something here. */
const character = fc.oneof(
  fc.constantFrom(...'ab "\\{}[]:,\n\r\u0000é☕👋م\u2028\uFEFF'),
  fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
);
const content = fc.string({ unit: character, minLength: 1, maxLength: 20 });

/** One thing that a server sends: its lines, and what they must be read as. */
interface Sent {
  lines: string[];
  events: ChatStreamEvent[];
}

const data = (json: unknown) => `data: ${JSON.stringify(json)}`;
const silent = (...lines: string[]): Sent => ({ lines, events: [] });

const sent: fc.Arbitrary<Sent> = fc.oneof(
  { weight: 4, arbitrary: content.map((c) => ({ lines: [chatEvent(c).trimEnd()], events: [text(c)] })) },
  // The same with all that a server of language models adds, with other spaces, and with single line ends.
  content.map((c) => ({
    lines: [data({ id: c, choices: [{ index: 0, delta: { content: c }, finish_reason: null }] }), ''],
    events: [text(c)],
  })),
  content.map((c) => ({
    lines: [`data:{ "choices": [ { "delta": { "content": ${JSON.stringify(c)} } } ] }`],
    events: [text(c)],
  })),
  // One JSON over several lines, with a comment between them.
  content.map((c) => ({
    lines: [
      'data: {"choices": [',
      ': ping',
      `data: {"delta": {"content": ${JSON.stringify(c)}}}`,
      'data: ]}',
    ],
    events: [text(c)],
  })),
  content.map((message) => ({
    lines: [data({ error: { message } })],
    events: [{ type: 'error' as const, message }],
  })),
  fc.constantFrom('{', '{"choices":[', '<html>', '{"choices":[{"delta":{"content":"cut').map((broken) => ({
    lines: [`data: ${broken}`, ''],
    events: [malformed(broken)],
  })),
  fc.constantFrom('{}', 'null', '[]', '{"choices":[{"delta":{"content":7}}]}').map((odd) => ({
    lines: [`data: ${odd}`],
    events: [malformed(odd)],
  })),
  fc.constantFrom(
    silent(''),
    silent(': keep-alive'),
    silent(':data: {"choices":[]}'),
    silent('event: message', 'id: 7', 'retry: 100'),
    silent('data:', 'data: '),
    silent(data({ choices: [{ delta: { role: 'assistant' } }] })),
    silent(data({ choices: [], usage: { total_tokens: 3 } })),
  ),
);

const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

/** A line feed right after a carriage return would end no line of its own: then it takes both. */
function join(lines: readonly string[], ends: readonly string[]): string {
  let stream = '';
  lines.forEach((line, index) => {
    const end = ends[index % ends.length] ?? '\n';
    stream += line;
    stream += stream.endsWith('\r') && end === '\n' ? '\r\n' : end;
  });
  return stream;
}

const stream = fc
  .record({
    parts: fc.array(sent, { maxLength: 10 }),
    ends: fc.array(lineEnd, { minLength: 1, maxLength: 7 }),
    isComplete: fc.boolean(),
  })
  .map(({ parts, ends, isComplete }) => {
    const last = isComplete ? { lines: ['data: [DONE]'], events: [done] } : { lines: [], events: [] };
    const all = [...parts, last];
    return {
      stream: join(
        all.flatMap((part) => part.lines),
        ends,
      ),
      events: all.flatMap((part) => part.events),
    };
  });

it('reads what was sent, whatever was sent and however the bytes are cut', () => {
  fc.assert(
    fc.property(stream, places, (given, at) => {
      expect(eventsOf(...cut(bytesOf(given.stream), at))).toEqual(given.events);
    }),
    { numRuns: 300 },
  );
});

it('needs no end of the last line', () => {
  fc.assert(
    fc.property(stream, ({ stream: given, events }) => {
      expect(eventsOf(bytesOf(given.replace(/[\r\n]+$/, '')))).toEqual(events);
    }),
  );
});

it('reads any bytes the same when they are cut elsewhere, and throws for none', () => {
  const lines = fc.constantFrom(
    'data: ',
    'data:',
    ':',
    '\n',
    '\r',
    '\r\n',
    '[DONE]',
    '{"choices":',
    '[]}',
    '"',
  );
  const chunk = fc.oneof(fc.uint8Array({ maxLength: 12 }), lines.map(bytesOf), content.map(bytesOf));
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 30 }), (chunks) => {
      const whole = Uint8Array.from(chunks.flatMap((part) => [...part]));
      const events = eventsOf(whole);
      expect(eventsOf(...chunks)).toEqual(events);
      expect(eventsOf(...Array.from(whole, (byte) => Uint8Array.of(byte)))).toEqual(events);
    }),
    { numRuns: 300 },
  );
});

it('cuts a line that is too long at the same character wherever its bytes are cut, and loses no neighbour', () => {
  const letter = fc.constantFrom('x', 'é', '☕', '👋');
  const length = fc.integer({ min: longestLine - 8, max: longestLine + 8 });
  fc.assert(
    fc.property(letter, length, places, (unit, units, at) => {
      const long = `data: "${unit.repeat(Math.ceil(units / unit.length))}"`;
      const given = `${chatEvent('a')}${long}\n\n${chatEvent('b')}`;
      const expected = [
        text('a'),
        malformed(long.slice('data: '.length, long.length > longestLine ? longestLine + 1 : undefined)),
        text('b'),
      ];
      expect(eventsOf(...cut(bytesOf(given), at))).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

it('reads well-formed streams as eventsource-parser does', () => {
  const comment = fc.constantFrom('', ': ping\n\n', 'event: message\n', 'id: 1\n');
  const wellFormed = fc.array(fc.record({ content, comment }), { maxLength: 12 });
  fc.assert(
    fc.property(wellFormed, places, fc.constantFrom('\n', '\r\n'), (parts, at, end) => {
      const given = `${parts.map((part) => part.comment + chatEvent(part.content)).join('')}data: [DONE]\n\n`;
      const chunks = cut(bytesOf(given.replaceAll('\n', end)), at);

      const expected: ChatStreamEvent[] = [];
      const decoder = new TextDecoder();
      const library = createParser({
        onEvent: (event) =>
          expected.push(
            event.data === '[DONE]' ? done : text(JSON.parse(event.data).choices[0].delta.content),
          ),
      });
      for (const chunk of chunks) library.feed(decoder.decode(chunk, { stream: true }));
      library.feed(decoder.decode());

      expect(eventsOf(...chunks)).toEqual(expected);
    }),
  );
});

it('hands out from a body what its chunks say', async () => {
  await fc.assert(
    fc.asyncProperty(stream, places, async (given, at) => {
      const events = (await Array.fromAsync(readChatEvents(bodyOf(cut(bytesOf(given.stream), at))))).flat();
      expect(events.map((event) => event.type)).toEqual(given.events.map((event) => event.type));
    }),
  );
});

/** As servers of language models write it. */
const modelChunk = (c: string) =>
  data({
    id: 'chatcmpl-1',
    created: 1_763_720_000,
    system_fingerprint: null,
    choices: [{ index: 0, delta: { content: c }, logprobs: null, finish_reason: null }],
    obfuscation: 'k3Jx',
  });

/** The text that `JSON.parse` and the schema find in a line; empty where there is none, or a failure as well. */
function textByContract(line: string): string {
  try {
    const json = JSON.parse(line.slice('data:'.length));
    if (!line.startsWith('data:') || json.error?.message !== undefined) return '';
    return chatChunkSchema.parse(json).choices[0]?.delta?.content ?? '';
  } catch {
    return '';
  }
}

const textOf = (line: string) =>
  createChatParser()
    .push(bytesOf(`${line}\n`))
    .map((event) => (event.type === 'text' ? event.text : ''))
    .join('');

describe('the text of a line', () => {
  it.each([
    ['no text', '{"choices":[{"delta":{"role":"assistant"}}]}'],
    ['null for a text', '{"choices":[{"delta":{"content":null}}]}'],
    ['two choices', '{"choices":[{"delta":{"content":"a"}},{"delta":{"content":"b"}}]}'],
    ['a failure too', '{"error":{"message":"b"},"choices":[{"delta":{"content":"a"}}]}'],
    ['the same name twice', '{"choices":[{"delta":{"content":"a","content":"b"}}]}'],
    ['the same name twice, the second escaped', '{"choices":[{"delta":{"content":"a","c\\u006fntent":7}}]}'],
    ['a name twice, outside', '{"choices":[{"delta":{"content":"a"}}],"choices":7}'],
    ['more after it', '{"choices":[{"delta":{"content":"a"}}]}}'],
    ['a comma too many', '{"choices":[{"delta":{"content":"a",}}]}'],
    ['a number that is none', '{"created":01,"choices":[{"delta":{"content":"a"}}]}'],
    ['an escape that is none', '{"choices":[{"delta":{"content":"\\x"}}]}'],
    ['a character that must be escaped', '{"choices":[{"delta":{"content":"\u0007"}}]}'],
  ])('is what the contract finds in one with %s', (_name, json) => {
    expect(textOf(`data: ${json}`)).toBe(textByContract(`data: ${json}`));
  });

  it('is what the contract finds in any line that is nearly a chunk', () => {
    const chunk = content.chain((c) => fc.constantFrom(chatEvent(c).trimEnd(), modelChunk(c)));
    const parts = [...'"\\{}[],: 0-', 'null', '"content":"x"', ',"error":{}', '"choices":[]'];
    const change = fc.record({
      at: fc.nat(),
      removed: fc.nat({ max: 12 }),
      added: fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 })),
    });
    fc.assert(
      fc.property(chunk, fc.array(change, { maxLength: 3 }), (given, changes) => {
        const changed = changes.reduce((before, { at, removed, added }) => {
          const place = at % (before.length + 1);
          return before.slice(0, place) + added + before.slice(place + removed);
        }, given);
        // A half of a surrogate pair has no bytes.
        const line = changed.toWellFormed();
        expect(textOf(line)).toBe(textByContract(line));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is found in the longest of lines', () => {
    for (const c of ['x'.repeat(60_000), '\\"é\n'.repeat(5_000)]) expect(textOf(modelChunk(c))).toBe(c);
  });
});
