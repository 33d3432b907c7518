import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatChunkSchema } from '../contracts/chat.ts';
import { chatEvent } from '../testing/chat-stream.ts';
import { plainPiece } from './plain-piece.ts';

/** The text as a whole reading finds it; null where there is none, or something else as well. */
function readWhole(line: string): string | null {
  if (!line.startsWith('data:')) return null;
  try {
    const json: unknown = JSON.parse(line.slice('data:'.length));
    const { choices } = chatChunkSchema.parse(json);
    if (Object.hasOwn(json as object, 'error')) return null;
    return choices[0]?.delta?.content ?? null;
  } catch {
    return null;
  }
}

/** Any character, the halves of surrogate pairs too, and often one that JSON must escape. */
const character = fc.oneof(
  fc.constantFrom(...'ab "\\/\n\u0000\u001f\u007f\u2028é☕👋'),
  fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
);

const line = (json: unknown) => `data: ${JSON.stringify(json)}`;

/** As servers of language models write it. */
const modelLine = (content: string) =>
  line({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_763_720_000,
    model: 'gpt-4o-mini',
    system_fingerprint: null,
    choices: [{ index: 0, delta: { role: 'assistant', content }, logprobs: null, finish_reason: null }],
    usage: null,
    obfuscation: 'k3Jx"\\',
  });

describe('a plain piece of an answer', () => {
  it('is known as our function and as other servers write it, with any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: character }), (content) => {
        expect(plainPiece(chatEvent(content).trimEnd())).toBe(content);
        expect(plainPiece(modelLine(content))).toBe(content);
      }),
    );
  });

  it('is known with the spaces that other languages put in, and without the one after the colon', () => {
    expect(plainPiece('data: {"choices": [{"index": 0, "delta": {"content": "a"}}]}')).toBe('a');
    expect(plainPiece('data:{"choices":[{"delta":{"content":"a"}}]}')).toBe('a');
  });

  it.each([
    ['no text', '{"choices":[{"delta":{"role":"assistant"}}]}'],
    ['null for a text', '{"choices":[{"delta":{"content":null}}]}'],
    ['two choices', '{"choices":[{"delta":{"content":"a"}},{"delta":{"content":"b"}}]}'],
    ['a failure too', '{"error":"b","choices":[{"delta":{"content":"a"}}]}'],
    ['the same name twice', '{"choices":[{"delta":{"content":"a","content":"b"}}]}'],
    ['the same name twice, the second escaped', '{"choices":[{"delta":{"content":"a","c\\u006fntent":7}}]}'],
    ['a name twice, outside', '{"choices":[{"delta":{"content":"a"}}],"choices":7}'],
    ['more after it', '{"choices":[{"delta":{"content":"a"}}]}}'],
    ['a comma too many', '{"choices":[{"delta":{"content":"a",}}]}'],
    ['a number that is none', '{"created":01,"choices":[{"delta":{"content":"a"}}]}'],
    ['an escape that is none', '{"choices":[{"delta":{"content":"\\x"}}]}'],
    ['a character that must be escaped', '{"choices":[{"delta":{"content":"\u0007"}}]}'],
  ])('is left to a closer look with %s', (_name, json) => {
    expect(plainPiece(`data: ${json}`)).toBeNull();
  });

  it('is never found where a whole reading finds another text or none', () => {
    const valid = fc
      .string({ unit: character, maxLength: 8 })
      .chain((c) => fc.constantFrom(chatEvent(c).trimEnd(), modelLine(c)));
    const parts = [
      '"',
      '\\',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      ' ',
      '0',
      '-',
      'null',
      '"content":"x"',
      ',"error":{}',
      '"choices":[]',
    ];
    const change = fc.record({
      at: fc.nat(),
      removed: fc.nat({ max: 12 }),
      added: fc.oneof(fc.constantFrom(...parts), fc.string({ unit: character, maxLength: 3 })),
    });
    fc.assert(
      fc.property(valid, fc.array(change, { maxLength: 3 }), (given, changes) => {
        const changed = changes.reduce((before, { at, removed, added }) => {
          const place = at % (before.length + 1);
          return before.slice(0, place) + added + before.slice(place + removed);
        }, given);
        const found = plainPiece(changed);
        if (found !== null) expect(found).toBe(readWhole(changed));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is found in the longest of lines', () => {
    const content = '\\"é\n'.repeat(10_000);
    expect(plainPiece(modelLine(content))).toBe(content);
    expect(plainPiece(modelLine(content).slice(0, -1))).toBeNull();
  });
});
