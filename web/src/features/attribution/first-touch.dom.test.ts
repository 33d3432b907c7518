import { beforeEach, expect, test, vi } from 'vitest';
import { firstTouchKey } from '../../storage-keys.ts';
import { createFirstTouch } from './first-touch.ts';

beforeEach(() => localStorage.clear());

function setUp({ storage = () => localStorage as Storage, missing = false } = {}) {
  const remember = vi.fn();
  const load = vi.fn(async () => {
    if (missing) throw new Error('offline');
    return { remember };
  });
  return { remember, load, firstTouch: createFirstTouch(storage, load) };
}

test('consent remembers how the visit began', async () => {
  const { firstTouch, remember } = setUp();
  firstTouch.remember();
  await vi.waitFor(() => expect(remember).toHaveBeenCalledOnce());
});

test('what is remembered already asks for nothing to be loaded', () => {
  localStorage.setItem(firstTouchKey, '{}');
  const { firstTouch, load } = setUp();
  firstTouch.remember();
  expect(load).not.toHaveBeenCalled();
});

test('consent that is taken back forgets it, also while it was still being read', async () => {
  localStorage.setItem(firstTouchKey, '{}');
  const { firstTouch, remember, load } = setUp();
  firstTouch.forget();
  expect(localStorage).toHaveLength(0);
  firstTouch.remember();
  firstTouch.forget();
  await load.mock.results[0]?.value;
  await Promise.resolve();
  expect(remember).not.toHaveBeenCalled();
});

test('forbidden storage and a lost connection are no failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const forbidden = setUp({
    storage: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  forbidden.firstTouch.remember();
  forbidden.firstTouch.forget();
  expect(forbidden.load).not.toHaveBeenCalled();
  setUp({ missing: true }).firstTouch.remember();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
});
