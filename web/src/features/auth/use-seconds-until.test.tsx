import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock, useSecondsUntil } from './use-seconds-until.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

function Count({ time }: { time: number | null }) {
  return <p>{useSecondsUntil(time)}</p>;
}
const shown = () => Number(screen.getByRole('paragraph').textContent);
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test('whole seconds are counted down to none, and then no more', async () => {
  render(<Count time={1_002_500} />);
  expect(shown()).toBe(3);
  await wait(1);
  expect(shown()).toBe(2);
  await wait(5);
  expect(shown()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a later time begins the count again', async () => {
  const { rerender } = render(<Count time={null} />);
  expect(shown()).toBe(0);
  rerender(<Count time={1_060_000} />);
  expect(shown()).toBe(60);
  await wait(18);
  expect(shown()).toBe(42);
});

test.each([
  [0, '0:00'],
  [42, '0:42'],
  [61, '1:01'],
  [3_600, '60:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
