import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatChunkSchema, chatLimits, chatRequestSchema, visitorIdSchema } from './chat.ts';

const visitorId = 'visitor_1763720000000_k3j9x0a1';

interface Turn {
  role: string;
  content: string;
}

/** The rules once more: a person says something, within the limit; an answer may be longer, and may be empty. */
function isTurn({ role, content }: Turn): boolean {
  if (role === 'assistant') return content.length <= chatLimits.messageCharacters * 4;
  const said = content.trim();
  return role === 'user' && said !== '' && said.length <= chatLimits.messageCharacters;
}

const isConversation = (turns: readonly Turn[]) =>
  turns.length >= 1 &&
  turns.length <= chatLimits.messages &&
  turns.every(isTurn) &&
  turns.at(-1)?.role === 'user';

const space = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\u00a0'), maxLength: 3 });
const word = fc.string({ unit: fc.constantFrom(...'ab "\\é م☕'), maxLength: 12 });
const around = (limit: number) =>
  fc.integer({ min: limit - 2, max: limit + 2 }).map((length) => 'x'.repeat(length));
const long = fc.oneof(around(chatLimits.messageCharacters), around(chatLimits.messageCharacters * 4));
const content = fc
  .tuple(space, fc.oneof({ weight: 8, arbitrary: word }, long), space)
  .map((parts) => parts.join(''));
const turn: fc.Arbitrary<Turn> = fc.record({
  role: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom('user', 'assistant') },
    fc.constantFrom('system', 'tool', 'User', ''),
  ),
  content,
});
const said: fc.Arbitrary<Turn> = word.map((text) => ({ role: 'user', content: `${text}?` }));
const conversation = fc.oneof(
  fc.array(turn, { maxLength: 4 }),
  fc
    .tuple(
      fc.array(
        fc.oneof(
          said,
          word.map((text) => ({ role: 'assistant', content: text })),
        ),
        { maxLength: 6 },
      ),
      said,
    )
    .map(([before, last]) => [...before, last]),
  fc
    .integer({ min: chatLimits.messages - 1, max: chatLimits.messages + 1 })
    .map((count) => Array.from({ length: count }, () => ({ role: 'user', content: 'a' }))),
);

describe('any conversation', () => {
  it('is accepted exactly when the rules accept it', () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        expect(chatRequestSchema.safeParse({ messages, visitorId }).success).toBe(isConversation(messages));
      }),
      { numRuns: 400 },
    );
  });

  it('is answered with what a person said trimmed, and with nothing that was not agreed on', () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        fc.pre(isConversation(messages));
        const request = {
          messages: messages.map((message) => ({ ...message, tool_calls: [] })),
          visitorId,
          model: 'x',
        };
        const accepted = chatRequestSchema.parse(request);
        expect(accepted).toEqual({
          messages: messages.map(({ role, content: text }) => ({
            role,
            content: role === 'user' ? text.trim() : text,
          })),
          visitorId,
        });
        expect(chatRequestSchema.parse(accepted)).toEqual(accepted);
      }),
    );
  });

  it('is judged without a throw whatever arrives in its place', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        chatRequestSchema.safeParse(value);
        chatRequestSchema.safeParse({ messages: value, visitorId });
        chatRequestSchema.safeParse({ messages: [value], visitorId });
        expect(
          chatRequestSchema.safeParse({ messages: [{ role: 'user', content: 'a' }], visitorId: value })
            .success,
        ).toBe(false);
        chatChunkSchema.safeParse(value);
      }),
    );
  });
});

describe('any visitor id', () => {
  it('is known by its three parts', () => {
    const parts = fc.tuple(
      fc.constantFrom('visitor', 'visitor', 'visitor', 'Visitor', ''),
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 18 }),
      fc.string({ unit: fc.constantFrom(...'abcxyz0189'), minLength: 4, maxLength: 34 }),
      fc.constantFrom('', '', '', '\n', ' ', '_', 'A'),
    );
    fc.assert(
      fc.property(parts, ([name, time, suffix, rest]) => {
        const isRight =
          name === 'visitor' &&
          time.length >= 10 &&
          time.length <= 16 &&
          suffix.length >= 6 &&
          suffix.length <= 32 &&
          rest === '';
        expect(visitorIdSchema.safeParse(`${name}_${time}_${suffix}${rest}`).success).toBe(isRight);
      }),
    );
  });
});
