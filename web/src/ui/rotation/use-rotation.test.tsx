import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRotation } from './use-rotation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const rotate = (count: number, interval = 1000) => renderHook(() => useRotation(count, interval)).result;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('an item stays for the whole interval, and after the last comes the first', () => {
  const rotation = rotate(2, 4000);
  wait(3999);
  expect(rotation.current.current).toBe(0);
  wait(1);
  expect(rotation.current.current).toBe(1);
  wait(4000);
  expect(rotation.current.current).toBe(0);
});

test('a single item does not rotate', () => {
  const rotation = rotate(1);
  wait(10_000);
  expect(rotation.current.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('it stands still while the focus is in it, even when the pointer leaves', () => {
  const rotation = rotate(3);
  act(() => {
    rotation.current.holders.onPointerEnter();
    rotation.current.holders.onFocus();
    rotation.current.holders.onPointerLeave();
  });
  wait(10_000);
  expect(rotation.current.current).toBe(0);
  act(() => rotation.current.holders.onBlur());
  wait(1000);
  expect(rotation.current.current).toBe(1);
});

test('it stands still while the pointer is over it, even when the focus leaves', () => {
  const rotation = rotate(3);
  act(() => {
    rotation.current.holders.onPointerEnter();
    rotation.current.holders.onFocus();
    rotation.current.holders.onBlur();
  });
  wait(10_000);
  expect(rotation.current.current).toBe(0);
});

test('paused it stays where it is until it plays again', () => {
  const rotation = rotate(3);
  act(() => rotation.current.toggle());
  wait(10_000);
  expect([rotation.current.current, rotation.current.playing]).toEqual([0, false]);
  act(() => rotation.current.toggle());
  wait(1000);
  expect([rotation.current.current, rotation.current.playing]).toEqual([1, true]);
});

test('what is chosen is shown and stays', () => {
  const rotation = rotate(3);
  act(() => rotation.current.show(2));
  wait(10_000);
  expect([rotation.current.current, rotation.current.playing]).toEqual([2, false]);
});

test('who asked for less motion sees it stand still, and can go through it by hand', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('prefers-reduced-motion: reduce') }) as MediaQueryList,
  );
  const rotation = rotate(3);
  wait(10_000);
  expect(rotation.current.current).toBe(0);
  act(() => rotation.current.show(2));
  expect(rotation.current.current).toBe(2);
});

test('nothing is left running when it leaves the page', () => {
  const { unmount } = renderHook(() => useRotation(3, 1000));
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
