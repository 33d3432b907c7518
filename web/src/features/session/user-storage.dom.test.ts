import { expect, test } from 'vitest';
import { userKey } from '../../storage-keys.ts';
import { forgetUser } from './user-storage.ts';

test('what is kept for an account goes with it, and nothing else does', () => {
  localStorage.setItem(userKey('1', 'form-draft.a'), 'x');
  localStorage.setItem(userKey('1', 'form-draft.b'), 'x');
  localStorage.setItem(userKey('12', 'form-draft.a'), 'x');
  localStorage.setItem('flow.consent', 'denied');
  forgetUser('1');
  expect(Object.keys(localStorage).sort()).toEqual(['flow.consent', userKey('12', 'form-draft.a')]);
  localStorage.clear();
});

test('where storage is forbidden there is nothing to forget', () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(() => forgetUser('1', forbidden)).not.toThrow();
});
