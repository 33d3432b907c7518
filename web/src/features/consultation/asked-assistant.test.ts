import { expect, test } from 'vitest';
import { conversationKey } from '../../storage-keys.ts';
import { askedAssistant } from './asked-assistant.ts';

const greeting = { role: 'assistant', content: 'Hi! Say "role":"user" to me.' };
const asked = (kept: string | null) =>
  askedAssistant(() => ({ getItem: (key) => (key === conversationKey ? kept : null) }));

test('a visitor asked the assistant when a question of theirs is kept', () => {
  expect(asked(JSON.stringify([greeting, { role: 'user', content: 'Hi' }]))).toBe(true);
  expect(asked(JSON.stringify([greeting]))).toBe(false);
  expect(asked(null)).toBe(false);
});

test('where nothing can be read nobody is taken for one who asked', () => {
  expect(
    askedAssistant(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  ).toBe(false);
});
