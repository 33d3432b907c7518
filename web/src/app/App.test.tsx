import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from './App.tsx';

beforeEach(() => {
  document.head.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

test('the home page is in the public frame, under its own title', async () => {
  render(<App />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open AI assistant chat' })).toBeTruthy();
  // What a page says about itself is applied after it is drawn.
  await waitFor(() => expect(document.title).toContain('Flow'));
  expect(robots()).toBeUndefined();
});

test('the first page leaves the focus where the visitor has it; a page that is navigated to takes it', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onNavigated = vi.fn();
  render(<App onNavigated={onNavigated} />);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toContain('Flow'));
  expect(document.activeElement).toBe(document.body);
  expect(onNavigated).not.toHaveBeenCalled();

  act(() => window.history.pushState(null, '', '/no-such-page'));
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
