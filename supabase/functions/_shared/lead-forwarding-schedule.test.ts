import { nextDelay, retryAfterSeconds, retryDelays } from './lead-forwarding-schedule.ts';
import { assert } from './testing.ts';

const middle = 0.5;

Deno.test('each failed attempt is followed by a longer wait, for a little more than three days', () => {
  const delays = retryDelays.map((_, index) => nextDelay(index + 1, middle, null));
  assert.deepEqual(delays, [10, 60, 300, 900, 3_600, 10_800, 21_600, 43_200, 86_400, 108_000]);
  const days = retryDelays.reduce((sum, delay) => sum + delay, 0) / 86_400;
  assert.ok(days > 3 && days < 4, `${days} days`);
});

Deno.test('after the eleventh attempt nothing follows, nor after one that should not have been', () => {
  assert.equal(nextDelay(11, middle, null), null);
  assert.equal(nextDelay(11, middle, 60), null);
  assert.equal(nextDelay(12, middle, null), null);
});

Deno.test('waits are spread by a fifth to both sides', () => {
  assert.equal(nextDelay(3, 0, null), 240);
  assert.equal(nextDelay(3, 0.999_999, null), 360);
  assert.equal(nextDelay(3, 0.25, null), 270);
});

Deno.test('an automation that asks for more time gets it, up to six hours, and never makes us hurry', () => {
  assert.equal(nextDelay(1, middle, 120), 120);
  assert.equal(nextDelay(1, middle, 3), 10);
  assert.equal(nextDelay(1, middle, 0), 10);
  assert.equal(nextDelay(1, middle, 31_536_000), 21_600);
  assert.equal(nextDelay(9, middle, 31_536_000), 86_400);
});

const now = Date.parse('2026-11-21T10:00:00Z');
for (const [header, seconds] of [
  ['120', 120],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 10:01:30 GMT', 90],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  ['1.5', null],
  ['', null],
  [null, null],
  ['99999999999999999999', null],
] as const) {
  Deno.test(`Retry-After: ${header} is ${seconds} seconds`, () => {
    assert.equal(retryAfterSeconds(header, now), seconds);
  });
}
