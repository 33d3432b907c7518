import { expect, test, vi } from 'vitest';
import { firstIntent } from './page-wanted.ts';

/** Whether a promise has been kept by now. */
async function isKept(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);
}

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'])(
  '%s is a wish for the page, wherever it happens and whoever stops it',
  async (intent) => {
    document.body.innerHTML = '<button type="button">Connect</button>';
    const button = document.querySelector('button');
    button?.addEventListener(intent, (event) => event.stopPropagation());
    const wanted = firstIntent();
    expect(await isKept(wanted)).toBe(false);
    button?.dispatchEvent(new Event(intent, { bubbles: true }));
    await expect(wanted).resolves.toBeUndefined();
  },
);

test('a pointer that only passes over the page is no wish for it', async () => {
  const wanted = firstIntent();
  for (const event of ['pointermove', 'pointerover', 'mouseover'])
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
  expect(await isKept(wanted)).toBe(false);
  window.dispatchEvent(new Event('wheel'));
  await wanted;
});

test('after the first wish nothing is listened for any more', async () => {
  const [added, removed] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  const wanted = firstIntent();
  window.dispatchEvent(new Event('keydown'));
  await wanted;
  const names = added.mock.calls.map(([name, listener]) => [name, listener]);
  expect(names).toHaveLength(7);
  expect(removed.mock.calls.map(([name, listener]) => [name, listener])).toEqual(names);
});
