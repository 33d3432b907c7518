import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { holdPage, loadPage } from '../hydration/page-loader.ts';
import type { Destination, LoadedPage } from '../route.ts';
import { RoutedPage, type RoutedPageProps } from './RoutedPage.tsx';

const { resolvePath } = vi.hoisted(() => ({
  resolvePath: vi.fn<(path: string) => Promise<Destination>>(),
}));
vi.mock('../routes.ts', () => ({ resolvePath }));

const nothing = () => {};

// What was loaded once is kept: each test has a path of its own.
function pageAt(path: string, title: string): LoadedPage {
  return { element: <h1>{title}</h1>, head: { title, description: title }, subject: { kind: 'app' }, path };
}

/** A promise that is kept when the test says so. */
function later<Value>() {
  let keep: (value: Value) => void = nothing;
  const promise = new Promise<Value>((resolve) => (keep = resolve));
  return { promise, keep: (value: Value) => act(async () => keep(value)) };
}

const unused = new Promise<void>(nothing);

const routed = (props: Partial<RoutedPageProps>) => (
  <RoutedPage path="/" onShown={nothing} onRedirect={nothing} {...props} />
);

/** A page that waits for its script only goes on where the test waits for it. */
const show = (props: Partial<RoutedPageProps>) => act(async () => render(routed(props)));

beforeEach(() => {
  resolvePath.mockReset();
  delete document.documentElement.dataset.hydrated;
});

test("a page that is not there yet shows 'Loading...', then itself", async () => {
  const script = later<Destination>();
  resolvePath.mockReturnValue(script.promise);
  const onShown = vi.fn();
  await show({ path: '/auth', onShown });
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(onShown).not.toHaveBeenCalled();

  const loaded = pageAt('/auth', 'Sign in');
  await script.keep(loaded);
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(onShown).toHaveBeenCalledExactlyOnceWith(loaded, '/auth');
});

test('a page that was loaded before is shown at once and not loaded again', async () => {
  resolvePath.mockResolvedValue(pageAt('/dashboard', 'Account'));
  await loadPage('/dashboard');
  render(routed({ path: '/dashboard' }));
  expect(screen.getByRole('heading', { name: 'Account' })).toBeTruthy();
  expect(resolvePath).toHaveBeenCalledTimes(1);
});

test('a path that leads elsewhere is left for where it leads, and shows nothing of its own', async () => {
  resolvePath.mockResolvedValue({ redirect: '/blog' });
  const onShown = vi.fn();
  const onRedirect = vi.fn();
  await show({ path: '/blog/no-such-post', onShown, onRedirect });
  expect(onRedirect).toHaveBeenCalledExactlyOnceWith('/blog');
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(onShown).not.toHaveBeenCalled();
});

test('a page that arrives after the visitor went on is not shown in place of the next one', async () => {
  const slow = later<Destination>();
  resolvePath.mockImplementation((path) =>
    path === '/slow' ? slow.promise : Promise.resolve(pageAt(path, 'Next')),
  );
  const onShown = vi.fn();
  const { rerender } = await show({ path: '/slow', onShown });
  await act(async () => rerender(routed({ path: '/next', onShown })));
  expect(screen.getByRole('heading', { name: 'Next' })).toBeTruthy();
  await slow.keep(pageAt('/slow', 'Slow'));
  expect(screen.getByRole('heading').textContent).toBe('Next');
  expect(onShown.mock.calls.map(([, path]) => path)).toEqual(['/next']);
});

test('a page that cannot be loaded says so, offers to try again, and keeps the cause for the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(nothing);
  const cause = new TypeError('Failed to fetch');
  resolvePath.mockRejectedValue(cause);
  await show({ path: '/admin' });
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/admin'), cause);
});

test('a path that failed is tried again when the visitor comes back to it', async () => {
  vi.spyOn(console, 'error').mockImplementation(nothing);
  resolvePath.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  resolvePath.mockImplementation(async (path) => pageAt(path, path));
  const { rerender } = await show({ path: '/pricing' });
  expect(screen.getByRole('alert')).toBeTruthy();
  await act(async () => rerender(routed({ path: '/coaches' })));
  await act(async () => rerender(routed({ path: '/pricing' })));
  expect(screen.getByRole('heading').textContent).toBe('/pricing');
});

/** Brings a document to life that was built with this in it. */
async function hydrate(html: string, props: Partial<RoutedPageProps>): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  // That a page which failed is drawn anew is no news.
  await act(async () => hydrateRoot(root, routed(props), { onRecoverableError: nothing }));
  return root;
}

test('a page that the document was built with stands untouched until it is wanted, then comes alive', async () => {
  const wanted = later<void>();
  const loaded = pageAt('/built', 'Built');
  resolvePath.mockResolvedValue(loaded);
  holdPage('/built', wanted.promise, unused);
  const onShown = vi.fn();
  const root = await hydrate('<!--$--><h1>Built</h1><!--/$-->', { path: '/built', onShown });
  const heading = root.querySelector('h1');
  expect(heading?.textContent).toBe('Built');
  expect(resolvePath).not.toHaveBeenCalled();

  await wanted.keep();
  await waitFor(() => expect(onShown).toHaveBeenCalledExactlyOnceWith(loaded, '/built'));
  expect(root.querySelector('h1')).toBe(heading);
});

test('a built page whose script does not come stays, and says so when it is used', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(nothing);
  const cause = new TypeError('Failed to fetch');
  resolvePath.mockRejectedValue(cause);
  const [wanted, used] = [later<void>(), later<void>()];
  holdPage('/built-and-broken', wanted.promise, used.promise);
  const root = await hydrate('<!--$--><h1>Built</h1><!--/$-->', { path: '/built-and-broken' });
  await wanted.keep();
  expect(root.querySelector('h1')?.textContent).toBe('Built');
  expect(document.documentElement.dataset.hydrated).toBeUndefined();

  await used.keep();
  await waitFor(() => expect(root.querySelector('[role="alert"] button')?.textContent).toBe('Try again'));
  // What is pressed is no longer kept for the page.
  expect(document.documentElement.dataset.hydrated).toBe('page');
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/built-and-broken'), cause);
});

test('a built page that was left before its script came is loaded on the way back', async () => {
  resolvePath.mockImplementation(async (path) => pageAt(path, path));
  holdPage('/held', unused, unused);
  const { rerender } = await show({ path: '/held' });
  expect(resolvePath).not.toHaveBeenCalled();
  await act(async () => rerender(routed({ path: '/other' })));
  await act(async () => rerender(routed({ path: '/held' })));
  expect(screen.getByRole('heading').textContent).toBe('/held');
});

test('a page that was reached from another waits for nothing', async () => {
  resolvePath.mockImplementation(async (path) => pageAt(path, path));
  holdPage('/opened', Promise.resolve(), unused);
  const { rerender } = await show({ path: '/opened' });
  expect(screen.getByRole('heading').textContent).toBe('/opened');
  await act(async () => rerender(routed({ path: '/gone-to' })));
  expect(screen.getByRole('heading').textContent).toBe('/gone-to');
  expect(screen.queryByRole('status')).toBeNull();
});
