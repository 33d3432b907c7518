import { expect, test } from 'vitest';
import { formPagePath, readPlace, readSentId } from './form-place.ts';

test.each([0, 1, 41, 'review'] as const)('%s is written into the address and read from it', (place) => {
  const path = formPagePath('check-in', place);
  expect(readPlace(path.slice(path.indexOf('?') + 1))).toBe(place);
});

test.each(['', 'step=', 'step=0', 'step=-1', 'step=1.5', 'step=1e3', 'step=Review', 'steps=2', 'step=9999'])(
  '%j asks for no step',
  (search) => {
    expect(readPlace(search)).toBeNull();
  },
);

test('a slug from the address stays one part of a path', () => {
  expect(formPagePath('../admin?x')).toBe('/forms/..%2Fadmin%3Fx');
  expect(formPagePath('check-in')).toBe('/forms/check-in');
});

test('a form that was sent is read by its assignment', () => {
  expect(readSentId('sent=7')).toBe('7');
  expect(readSentId('step=7')).toBeNull();
});
