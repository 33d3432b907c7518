import { beforeEach, expect, test, vi } from 'vitest';
import { builtPageWanted } from './built-page.ts';

const { loadPath } = vi.hoisted(() => ({ loadPath: vi.fn<(path: string) => Promise<unknown>>() }));
vi.mock('./router.tsx', () => ({ loadPath }));

beforeEach(() => {
  loadPath.mockReset();
  document.body.innerHTML = '<main><p>Words</p><button type="button">Connect</button><input></main>';
});

/** Whether a promise has been kept once everything that is under way is over. */
async function isKept(promise: Promise<void>): Promise<boolean> {
  const over = new Promise((resolve) => setTimeout(resolve));
  return Promise.race([promise.then(() => true), over.then(() => false)]);
}

const on = (selector: string, event: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));

test('a page that waits loads nothing before the first touch, and comes alive with its script', async () => {
  loadPath.mockResolvedValue({});
  const wanted = builtPageWanted('/pricing', false);
  expect(await isKept(wanted)).toBe(false);
  expect(loadPath).not.toHaveBeenCalled();
  on('p', 'pointerdown');
  expect(await isKept(wanted)).toBe(true);
  expect(loadPath).toHaveBeenCalledExactlyOnceWith('/pricing');
});

test('a page that moves by itself waits for its script alone', async () => {
  loadPath.mockResolvedValue({});
  expect(await isKept(builtPageWanted('/', true))).toBe(true);
});

test.each([
  ['a button is pressed', 'button', 'click'],
  ['something is typed', 'input', 'input'],
])('without its script a page stays as it is, until %s', async (_, selector, event) => {
  loadPath.mockRejectedValue(new TypeError('Failed to fetch'));
  const wanted = builtPageWanted('/pricing', true);
  expect(await isKept(wanted)).toBe(false);
  on('p', 'click');
  on('p', 'scroll');
  expect(await isKept(wanted)).toBe(false);
  on(selector, event);
  expect(await isKept(wanted)).toBe(true);
});

test('a press that the script was loaded for says at once that it has not come', async () => {
  loadPath.mockRejectedValue(new TypeError('Failed to fetch'));
  const wanted = builtPageWanted('/pricing', false);
  on('button', 'click');
  expect(await isKept(wanted)).toBe(true);
});
