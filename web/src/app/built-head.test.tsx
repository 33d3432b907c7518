import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from './App.tsx';

test('a page that the document was built as keeps its head; the next one brings its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '<title>Built</title>';
  document.body.innerHTML = '<div id="root" data-page="/"></div>';
  await act(async () => render(<App />));
  await waitFor(() => expect(document.documentElement.dataset.hydrated).toBe('page'));
  expect(document.title).toBe('Built');

  await act(async () => window.history.pushState(null, '', '/no-such-page'));
  expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
  await waitFor(() => expect(document.title).toContain('not found'));
});
