import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';

beforeEach(() => {
  document.head.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

// The page is loaded while the frame is on the screen, and what waits for it goes on where the test waits.
const show = (app: ReactElement) => act(async () => render(app));

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

test('the home page is in the public frame, under its own title', async () => {
  await show(<App />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open AI assistant chat' })).toBeTruthy();
  // What a page says about itself is applied after it is drawn.
  await waitFor(() => expect(document.title).toContain('Ridge'));
  expect(robots()).toBeUndefined();
});

test('the first page leaves the focus where the visitor has it; a page that is navigated to takes it', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onNavigated = vi.fn();
  await show(<App onNavigated={onNavigated} />);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toContain('Ridge'));
  expect(document.activeElement).toBe(document.body);
  expect(onNavigated).not.toHaveBeenCalled();

  await act(async () => window.history.pushState(null, '', '/no-such-page'));
  expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
  await waitFor(() => expect(onNavigated).toHaveBeenCalledTimes(1));
  expect(document.activeElement?.id).toBe('content');
  expect(document.title).toContain('not found');
  expect(robots()).toBe('noindex');
  expect(warned).toHaveBeenCalledExactlyOnceWith('There is no page at', '/no-such-page');

  await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { level: 1, name: /strength/i })).toBeTruthy();
  await waitFor(() => expect(onNavigated).toHaveBeenCalledTimes(2));
  expect(robots()).toBeUndefined();
});

test('a post that does not exist leaves the blog in its place, also in the history', async () => {
  await show(<App />);
  const entries = window.history.length;
  await act(async () => window.history.pushState(null, '', '/blog/no-such-post'));
  await waitFor(() => expect(window.location.pathname).toBe('/blog'));
  expect(window.history.length).toBe(entries + 1);
  await waitFor(() => expect(document.head.querySelector('link[rel="alternate"]')).not.toBeNull());
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});
