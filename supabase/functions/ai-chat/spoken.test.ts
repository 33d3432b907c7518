import { assert } from '../_shared/testing.ts';
import { isolateNumbers } from './spoken.ts';

Deno.test('the groups of a number keep their order in a text from right to left', () => {
  assert.equal(isolateNumbers('اتصل على 800 4673.'), 'اتصل على \u2066800 4673\u2069.');
  assert.equal(isolateNumbers('واتساب: +44 20 7946.'), 'واتساب: \u2066+44 20 7946\u2069.');
});

Deno.test('other numbers and other texts stay as they are', () => {
  for (const text of ['Call 800 4673.', 'اتصل على 998', 'السعر AED 3,100 + VAT'])
    assert.equal(isolateNumbers(text), text);
});
