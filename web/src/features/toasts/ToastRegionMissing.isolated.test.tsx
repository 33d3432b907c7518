import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ToastHost } from './ToastHost.tsx';
import { showToast } from './toasts.store.ts';

vi.mock('./ToastRegion.tsx', () => {
  throw new Error('offline');
});

test('a toast is said in plain words where its region cannot be loaded, for as long as it would stay', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<ToastHost />);
  act(() => void showToast({ title: 'The form could not be loaded', duration: 100 }));
  expect((await screen.findByRole('alert')).textContent).toBe('The form could not be loaded');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
