import { assert } from '../_shared/testing.ts';
import { amountGoesOn, amountsIn, readable, readingsOf } from './amounts.ts';

for (const [text, ...expected] of [
  ['AED 999 per month', 'AED 999 month'],
  ['AED 2,400 for 12 weeks', 'AED 2400 12 week'],
  ['AED 2,400 for a 12-week program', 'AED 2400 12 week'],
  ['2.400 AED', 'AED 2400'],
  ['AED 1 200', 'AED 1200'],
  ['AED **499** a month', 'AED 499 month'],
  ['AED 3,100 + VAT per month', 'AED 3100 month'],
  ['Dhs. 499', 'AED 499'],
  ['499AED', 'AED 499'],
  ['AED499.00', 'AED 499'],
  ['1.5k AED', 'AED 1500'],
  ['two thousand four hundred dirhams', 'AED 2400'],
  ['only four hundred and ninety-nine dirhams monthly', 'AED 499 month'],
  ['٤٩٩ درهم', 'AED 499'],
  ['499 د.إ', 'AED 499'],
  ['AED\u200b 4\u200b99', 'AED 499'],
  ['$99/month', 'USD 99 month'],
  ['50 euros each session', 'EUR 50 session'],
  ['£20', 'GBP 20'],
  ['100 SAR', 'other 100'],
  ['AED 275-999 a month', 'AED 275', 'AED 999 month'],
  ['between AED 275 and 999', 'AED 275', 'AED 999'],
  ['AED 275 a week or AED 999 a month', 'AED 275 week', 'AED 999 month'],
  ['AED 999 or 12 weeks', 'AED 999'],
  ['I added 50 things and a bread for 5 people'],
  ['3-5 workouts a week of 30-60 minutes'],
] as const) {
  Deno.test(`"${text}" names ${expected.length === 0 ? 'no money' : expected.join(' and ')}`, () => {
    assert.deepEqual(
      amountsIn(text).map(({ currency, readings, period }) =>
        [currency, readings[0], period].filter((part) => part !== undefined).join(' '),
      ),
      expected,
    );
  });
}

Deno.test('a point or a comma before three digits can mean both', () => {
  assert.deepEqual(readingsOf('2.400'), [2400, 2.4]);
  assert.deepEqual(readingsOf('2,400'), [2400, 2.4]);
  assert.deepEqual(readingsOf('999'), [999]);
});

Deno.test('what a reader does not see is not there', () => {
  assert.equal(readable('AED\u00a0**4**\u00ad9\u200b9 ９'), 'AED 499 9');
});

for (const [before, next, isCut] of [
  ['It is AED', '499', true],
  ['It is AED.', 'Great', true],
  ['It is 499.', 'AED', true],
  ['It is ninety-nine', 'dirhams', true],
  ['for 2 people.', '12 sessions', false],
  ['It is 999.', 'Then', false],
] as const) {
  Deno.test(`between "${before}" and "${next}" an amount ${isCut ? 'may be cut' : 'is not cut'}`, () => {
    assert.equal(amountGoesOn(before, next), isCut);
  });
}
