import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AppRoute, LoadedPage, PageName } from '../routes.ts';
import { loadPage, RoutedPage } from './router.tsx';

const head = { title: 'T', description: 'D' };

function routeOf(page: PageName, load: () => Promise<LoadedPage>): AppRoute {
  return { path: `/${page}`, page, load, prerender: false, noindex: true, frame: 'site', head };
}

test("a page that is not there yet shows 'Loading...', then itself", async () => {
  let arrive: (page: LoadedPage) => void = () => {};
  const route = routeOf('auth', () => new Promise((resolve) => (arrive = resolve)));
  const onShown = vi.fn();
  render(<RoutedPage route={route} path="/auth" onShown={onShown} />);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(onShown).not.toHaveBeenCalled();

  const loaded = { element: <h1>Sign in</h1>, head };
  arrive(loaded);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  await waitFor(() => expect(onShown).toHaveBeenCalledExactlyOnceWith(loaded, '/auth'));
});

test('a page that was loaded before is shown at once and not loaded again', async () => {
  const load = vi.fn(async () => ({ element: <h1>Account</h1>, head }));
  const route = routeOf('dashboard', load);
  await loadPage(route);
  render(<RoutedPage route={route} path="/dashboard" onShown={() => {}} />);
  expect(screen.getByRole('heading', { name: 'Account' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that cannot be loaded says so, offers to try again, and keeps the cause for the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new TypeError('Failed to fetch');
  const route = routeOf('admin', () => Promise.reject(cause));
  render(<RoutedPage route={route} path="/admin" onShown={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/admin'), cause);
});
