import { afterEach, expect, test } from 'vitest';
import { firstTouchKey } from '../../storage-keys.ts';
import { attribution } from './browser-attribution.ts';

const control = (value: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test.each([
  [true, false],
  [false, true],
])('with Global Privacy Control %s, that a sender’s visit is remembered is %s', (refuses, isKept) => {
  control(refuses);
  attribution.rememberSender();
  expect(localStorage.getItem(firstTouchKey) !== null).toBe(isKept);
});
