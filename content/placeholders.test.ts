import { expect, test } from 'vitest';
import { aed, fillPlaceholders } from './placeholders.ts';

const facts = new Map([
  ['days', '7'],
  ['trial', '{{days}} days'],
  ['circle', '{{circle}}'],
]);

test('placeholders are filled wherever a text stands', () => {
  const data = { a: 'free for {{trial}}', b: ['{{ days }}', 3, null, true] };
  expect(fillPlaceholders(data, facts, 'x.yaml')).toEqual({ a: 'free for 7 days', b: ['7', 3, null, true] });
});

test('facts that name each other in a circle are an error, not an endless loop', () => {
  expect(() => fillPlaceholders({ a: { b: '{{circle}}' } }, facts, 'x.yaml')).toThrow(
    'content/x.yaml: a.b: the placeholders in it never end',
  );
});

test('a placeholder that is not closed is an error', () => {
  expect(() => fillPlaceholders(['{{days'], facts, 'x.yaml')).toThrow(
    'content/x.yaml: 0: a placeholder is opened',
  );
});

test('amounts are written with their currency and a comma at thousands', () => {
  expect([aed(275), aed(2400)]).toEqual(['AED 275', 'AED 2,400']);
});
