import { beforeEach, expect, test, vi } from 'vitest';
import { createConsentMemory, readChoice } from './consent-memory.ts';

beforeEach(() => localStorage.clear());

test('a choice is remembered under its key', () => {
  const memory = createConsentMemory(() => localStorage);
  expect(memory.read()).toBeNull();
  memory.write('granted');
  expect(localStorage.getItem('flow.consent')).toBe('granted');
  expect(memory.read()).toBe('granted');
  memory.write('denied');
  expect(memory.read()).toBe('denied');
});

test.each([null, '', 'yes', '"granted"'])('what is no choice (%s) is as none', (value) => {
  expect(readChoice(value)).toBeNull();
});

test('where storage is forbidden nothing is remembered, and nothing breaks', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = new DOMException('forbidden', 'SecurityError');
  const memory = createConsentMemory(() => {
    throw failure;
  });
  expect(memory.read()).toBeNull();
  memory.write('granted');
  expect(warn).toHaveBeenCalledExactlyOnceWith('The privacy choice could not be remembered:', failure);
});
