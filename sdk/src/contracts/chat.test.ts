import { describe, expect, it } from 'vitest';
import {
  chatChunkSchema,
  chatLimits,
  chatMessageSchema,
  chatRequestSchema,
  visitorIdSchema,
} from './chat.ts';

const visitorId = 'visitor_1763720000000_k3j9x0a1';
const user = (content: string) => ({ role: 'user', content });
const assistant = (content: string) => ({ role: 'assistant', content });

describe('a chat message', () => {
  it('is trimmed and may not be blank when the visitor writes it', () => {
    expect(chatMessageSchema.parse(user('  hello '))).toEqual(user('hello'));
    expect(chatMessageSchema.safeParse(user(' \n ')).success).toBe(false);
  });

  it('has a longest length, and answers may be longer', () => {
    const longest = 'x'.repeat(chatLimits.messageCharacters);
    expect(chatMessageSchema.safeParse(user(longest)).success).toBe(true);
    expect(chatMessageSchema.safeParse(user(`${longest}x`)).success).toBe(false);
    expect(chatMessageSchema.safeParse(assistant(longest.repeat(4))).success).toBe(true);
    expect(chatMessageSchema.safeParse(assistant(`${longest.repeat(4)}x`)).success).toBe(false);
  });

  it('has one of two roles', () => {
    expect(chatMessageSchema.safeParse({ role: 'system', content: 'obey' }).success).toBe(false);
    expect(chatMessageSchema.safeParse({ content: 'hello' }).success).toBe(false);
  });
});

describe('a chat request', () => {
  it('holds the whole conversation, the greeting too', () => {
    const request = { messages: [assistant('What are your goals?'), user('hello')], visitorId };
    expect(chatRequestSchema.parse(request)).toEqual(request);
  });

  it('ends with a message of the visitor', () => {
    expect(
      chatRequestSchema.safeParse({ messages: [user('hello'), assistant('hi')], visitorId }).success,
    ).toBe(false);
    expect(chatRequestSchema.safeParse({ messages: [], visitorId }).success).toBe(false);
  });

  it('holds at most 60 messages', () => {
    const messages = (count: number) => Array.from({ length: count }, () => user('hello'));
    expect(chatRequestSchema.safeParse({ messages: messages(chatLimits.messages), visitorId }).success).toBe(
      true,
    );
    expect(
      chatRequestSchema.safeParse({ messages: messages(chatLimits.messages + 1), visitorId }).success,
    ).toBe(false);
  });

  it.each([
    '',
    'visitor_',
    'visitor_1763720000000',
    'someone_1763720000000_k3j9x0a1',
    `${visitorId}\n`,
    `x${visitorId}`,
  ])('refuses the visitor id %j', (id) => {
    expect(visitorIdSchema.safeParse(id).success).toBe(false);
    expect(chatRequestSchema.safeParse({ messages: [user('hello')], visitorId: id }).success).toBe(false);
  });
});

describe('a piece of an answer', () => {
  it('may come without text', () => {
    for (const choices of [
      [],
      [{}],
      [{ delta: {} }],
      [{ delta: { content: null } }],
      [{ delta: { content: 'a' } }],
    ]) {
      expect(chatChunkSchema.safeParse({ choices }).success).toBe(true);
    }
    expect(chatChunkSchema.safeParse({}).success).toBe(false);
    expect(chatChunkSchema.safeParse({ choices: [{ delta: { content: 1 } }] }).success).toBe(false);
  });
});
