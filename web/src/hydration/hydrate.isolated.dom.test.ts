import { act } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Destination, Route } from '../route.ts';
import { hydrate } from './hydrate.ts';
import { loadPage } from './page-loader.ts';

const { findRoute, resolvePath } = vi.hoisted(() => ({
  findRoute: vi.fn<(path: string) => { route: Partial<Route> }>(),
  resolvePath: vi.fn<(path: string) => Promise<Destination>>(),
}));
vi.mock('../routes.ts', () => ({ findRoute, resolvePath }));

let path: string;
let count = 0;
let interact: () => void;

const page = (): Destination => ({
  element: createElement('h1'),
  head: { title: '', description: '' },
  subject: { kind: 'app' },
  path,
});

/** Hydrates a document that was built as `built`; answers what stands in it afterwards. */
async function open(route: Partial<Route>, built = path): Promise<Element> {
  findRoute.mockReturnValue({ route });
  document.body.innerHTML = `<div id="root" data-page="${built}"><p>Words</p></div><button type="button"></button>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root.');
  const app = createElement('p', { onClick: () => {} }, 'Words');
  await act(() => hydrate(root, app));
  return root;
}

/** Whether the page of the path has been loaded once everything that is under way is over. */
async function isThere(): Promise<boolean> {
  const over = new Promise<false>((resolve) => setTimeout(() => resolve(false), 20));
  return Promise.race([loadPage(path).then((result) => 'path' in result), over]);
}

const on = (selector: string, event: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));

beforeEach(() => {
  // What was loaded once is kept: each test has a path of its own.
  count += 1;
  path = `/page-${count}`;
  window.history.replaceState(null, '', path);
  window.firstInteraction = new Promise((resolve) => {
    interact = resolve;
  });
  resolvePath.mockReset().mockImplementation(async () => page());
});
afterEach(() => {
  delete window.firstInteraction;
});

test('a page that waits is loaded at the first interaction, and what stands there is taken over', async () => {
  const opening = open({ prerender: true });
  const words = document.querySelector('p');
  await opening;
  expect(await isThere()).toBe(false);
  expect(resolvePath).not.toHaveBeenCalled();
  interact();
  expect(await isThere()).toBe(true);
  expect(resolvePath).toHaveBeenCalledExactlyOnceWith(path);
  expect(words?.isConnected).toBe(true);
});

test.each<[string, Partial<Route>]>([
  ['a page that moves by itself', { prerender: true, hydrateOnLoad: true }],
  [
    'a page that is built for everyone and asks nothing',
    { prerender: false, shellHasPage: true, bootWhenIdle: true },
  ],
  ['a page that asks the backend', { prerender: false, shellHasPage: true }],
])('%s waits for its script alone', async (_, route) => {
  await open(route);
  expect(await isThere()).toBe(true);
});

test.each([
  ['a button is pressed', 'button', 'click'],
  ['something is typed', 'input', 'input'],
])('without its script a page stays as it is, until %s', async (_, selector, event) => {
  resolvePath.mockRejectedValue(new TypeError('Failed to fetch'));
  const root = await open({ prerender: true, hydrateOnLoad: true });
  document.body.append(document.createElement('input'));
  const settled = vi.fn();
  loadPage(path).then(settled);
  on('#root p', 'click');
  on('#root p', 'scroll');
  await isThere();
  expect(settled).not.toHaveBeenCalled();
  on(selector, event);
  await vi.waitFor(() => expect(settled).toHaveBeenCalledWith({ error: expect.any(TypeError) }));
  expect(root.textContent).toBe('Words');
});

test('a press that the script was loaded for says at once that it has not come', async () => {
  resolvePath.mockRejectedValue(new TypeError('Failed to fetch'));
  await open({ prerender: true });
  on('button', 'click');
  interact();
  expect(await loadPage(path)).toEqual({ error: expect.any(TypeError) });
});

test('a page that asks the backend says at once that its script has not come', async () => {
  resolvePath.mockRejectedValue(new TypeError('Failed to fetch'));
  await open({ prerender: false, shellHasPage: true });
  expect(await loadPage(path)).toEqual({ error: expect.any(TypeError) });
});

test.each<[string, Partial<Route>, string]>([
  ['an empty document', { prerender: false }, '/forms/:slug'],
  ['the page of another path', { prerender: true }, '/other'],
])('%s is replaced, once the page of the path is there', async (_, route, built) => {
  let arrive = (_page: Destination) => {};
  resolvePath.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const opening = open(route, built);
  const words = document.querySelector('p');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(words?.isConnected).toBe(true);
  arrive(page());
  await opening;
  expect(words?.isConnected).toBe(false);
});

test('the page of unknown paths is taken over at each of them', async () => {
  resolvePath.mockImplementation(async () => ({ ...page(), path: '/404' }));
  const opening = open({ prerender: true }, '/404');
  const words = document.querySelector('p');
  await opening;
  expect(words?.isConnected).toBe(true);
});
