import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toastState } from '../toasts/toasts.store.ts';
import { ChatLauncher } from './ChatLauncher.tsx';

vi.mock('../../analytics/track.ts', () => ({ track: () => {} }));
vi.mock('./chat.ts', () => {
  throw new Error('offline');
});

test('a chat that cannot be loaded says what to do, and the launcher is closed again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<ChatLauncher />);
  const launcher = screen.getByRole('button', { name: 'Open AI assistant chat' });
  await userEvent.click(launcher);
  await waitFor(() => expect(launcher.getAttribute('aria-expanded')).toBe('false'));
  expect(toastState.toasts[0]?.title).toBe('The chat could not be loaded');
  expect(error).toHaveBeenCalledOnce();
});
