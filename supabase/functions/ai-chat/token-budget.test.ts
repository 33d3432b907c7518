import fc from 'fast-check';
import { assert } from '../_shared/testing.ts';
import { estimateTokens, withinBudget } from './token-budget.ts';

for (const [text, atLeast, atMost] of [
  ['', 0, 0],
  ['I want to lose weight before my wedding.', 10, 20],
  ['Was kostet das Programm für Anfänger?', 9, 20],
  ['كم سعر الاشتراك الشهري؟', 12, 30],
  ['一个月多少钱？', 6, 10],
  ['💪🏽', 4, 10],
] as const) {
  Deno.test(`"${text}" is estimated with ${atLeast} to ${atMost} tokens`, () => {
    const estimate = estimateTokens(text);
    assert.ok(estimate >= atLeast && estimate <= atMost, String(estimate));
  });
}

Deno.test('a longer text never costs less', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, more) => {
      assert.ok(estimateTokens(one + more) >= estimateTokens(one));
    }),
  );
});

Deno.test('a list is kept from its beginning until the budget is spent, and no item beyond is', () => {
  const items = ['a'.repeat(30), 'b'.repeat(30), 'c'];
  assert.deepEqual(
    withinBudget(items, 15, (item) => item),
    [items[0]],
  );
  assert.deepEqual(
    withinBudget(items, 100, (item) => item),
    items,
  );
});
