import { chatRequestSchema, chatLimits as contract } from '@flow/sdk/contracts/chat';
import { describe, expect, test } from 'vitest';
import { chatLimits } from './contract-limits.ts';
import { canRetry, hasRoom, requestMessages, type Turn } from './conversation.ts';

const visitorId = 'visitor_1763719200000_abc123';
const user = (content: string): Turn => ({ role: 'user', content });
const assistant = (content: string, ending?: Turn['ending']): Turn => ({
  role: 'assistant',
  content,
  ...(ending && { ending }),
});

test('the limits are those of the contract', () => {
  expect(contract).toMatchObject(chatLimits);
});

describe('what is sent', () => {
  test('is roles and words, without what became of an answer', () => {
    expect(
      requestMessages([assistant('Hello'), user('Hi'), assistant('Ha', 'stopped'), user('Go on')]),
    ).toEqual([
      { role: 'assistant', content: 'Hello' },
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'Ha' },
      { role: 'user', content: 'Go on' },
    ]);
  });

  test('has answers of a length that the function takes', () => {
    const messages = requestMessages([assistant('x'.repeat(100_000)), user('Hi')]);
    expect(chatRequestSchema.safeParse({ messages, visitorId }).success).toBe(true);
  });
});

describe('room for one more message', () => {
  test('ends with the sixtieth', () => {
    const turns = (count: number) => Array.from({ length: count }, () => user('x'));
    expect(hasRoom(turns(59))).toBe(true);
    expect(hasRoom(turns(60))).toBe(false);
  });

  test('is enough for the longest and heaviest one', () => {
    const turns: Turn[] = [];
    while (hasRoom(turns)) turns.push(assistant('\u{1F4AC}'.repeat(2_000)));
    turns.pop();
    const body = JSON.stringify({ messages: [...turns, user('\u0001'.repeat(2_000))], visitorId });
    expect(new TextEncoder().encode(body).byteLength).toBeLessThanOrEqual(contract.bodyBytes);
  });
});

describe('a question can be asked again', () => {
  test.each<[string, Turn[], boolean]>([
    ['without an answer', [assistant('Hello'), user('Hi')], true],
    ['with half an answer', [user('Hi'), assistant('Ha', 'stopped')], true],
    ['with a failure', [user('Hi'), assistant('Sorry', 'failed')], true],
    ['with an answer', [user('Hi'), assistant('Hello')], false],
    ['that was never asked', [assistant('Hello')], false],
    ['whose answer is coming', [user('Hi'), assistant('', 'coming')], false],
  ])('one %s: %#', (_case, turns, expected) => {
    expect(canRetry(turns)).toBe(expected);
  });
});
