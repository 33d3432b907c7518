import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferUnloadErrors } from './defer-unload-errors.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** One piece; the connection breaks when the test says so. */
function breakingStream(page: EventTarget) {
  let breakOff = () => {};
  const broken = new Promise<never>((_resolve, reject) => {
    breakOff = () => reject(new Error('broken'));
  });
  async function* pieces() {
    yield 'Half';
    await broken;
  }
  const received: string[] = [];
  const failed = vi.fn();
  const read = async () => {
    for await (const piece of deferUnloadErrors(pieces(), page)) received.push(piece);
  };
  const reading = read().catch(failed);
  return { received, failed, reading, breakOff };
}

test('pieces and a failure are passed on', async () => {
  const { received, failed, reading, breakOff } = breakingStream(new EventTarget());
  breakOff();
  await reading;
  expect(received).toEqual(['Half']);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
});

test('a failure while the page is being left is told only if the page stays', async () => {
  const page = new EventTarget();
  const { failed, reading, breakOff } = breakingStream(page);
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('beforeunload'));
  breakOff();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await reading;
  expect(failed).toHaveBeenCalledOnce();
});

test('a failure long after a page was not left is told at once', async () => {
  const page = new EventTarget();
  const { failed, breakOff } = breakingStream(page);
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('beforeunload'));
  await vi.advanceTimersByTimeAsync(2_100);
  breakOff();
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledOnce();
});
