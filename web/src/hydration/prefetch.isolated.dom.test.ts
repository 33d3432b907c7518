import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPrefetch } from './prefetch.ts';

const { loadPage, loadPageHead } = vi.hoisted(() => ({
  loadPage: vi.fn<(path: string) => Promise<unknown>>(),
  loadPageHead: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('./page-loader.ts', () => ({ loadPage }));
vi.mock('../app/load-page-head.ts', () => ({ loadPageHead }));

let stop: () => void;

beforeEach(() => {
  loadPage.mockReset();
  loadPage.mockResolvedValue(undefined);
  loadPageHead.mockReset();
  loadPageHead.mockResolvedValue(undefined);
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
});

function link(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><span>There</span></a>`;
  const inside = document.querySelector('span');
  if (!inside) throw new Error('There is no link.');
  return inside;
}

const reach = (element: HTMLElement, event = 'pointerover') =>
  element.dispatchEvent(new Event(event, { bubbles: true }));

test.each(['pointerover', 'touchstart', 'focusin'])('%s of a link loads the page it leads to', (event) => {
  stop = startPrefetch();
  reach(link('href="/pricing?from=home#online"'), event);
  expect(loadPage).toHaveBeenCalledExactlyOnceWith('/pricing');
  // What the page says about itself is written as it is shown.
  expect(loadPageHead).toHaveBeenCalledTimes(1);
});

test.each([
  ['another site', 'href="https://elsewhere.example/pricing"'],
  ['a mail', 'href="mailto:info@flow.example"'],
  ['a new tab', 'href="/pricing" target="_blank"'],
  ['an account', 'href="/dashboard"'],
  ['the admin', 'href="/admin"'],
])('%s is not loaded', (_, attributes) => {
  stop = startPrefetch();
  reach(link(attributes));
  expect(loadPage).not.toHaveBeenCalled();
  expect(loadPageHead).not.toHaveBeenCalled();
});

test('what is no link loads nothing', () => {
  stop = startPrefetch();
  document.body.innerHTML = '<p>Words</p>';
  reach(document.body);
  document.dispatchEvent(new Event('pointerover'));
  expect(loadPage).not.toHaveBeenCalled();
});

test('what does not come is not reported before it is asked for', async () => {
  stop = startPrefetch();
  loadPageHead.mockRejectedValue(new TypeError('Failed to fetch'));
  reach(link('href="/coaches"'));
  await expect(loadPageHead.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
});

test('visitors who save data load nothing before they ask for it', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  stop = startPrefetch();
  for (const event of ['pointerover', 'touchstart', 'focusin']) reach(link('href="/pricing"'), event);
  expect(loadPage).not.toHaveBeenCalled();
});

test('a connection that says nothing of saving is used', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: false } });
  stop = startPrefetch();
  reach(link('href="/pricing"'));
  expect(loadPage).toHaveBeenCalledTimes(1);
});

test('after it is stopped nothing is loaded', () => {
  stop = startPrefetch();
  stop();
  reach(link('href="/pricing"'));
  expect(loadPage).not.toHaveBeenCalled();
});
