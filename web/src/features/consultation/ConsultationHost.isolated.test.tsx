import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toastState } from '../toasts/toasts.store.ts';
import { ConsultationHost } from './ConsultationHost.tsx';
import { consultationOpening, openConsultation } from './open.ts';

vi.mock('./consultation.ts', () => {
  throw new Error('offline');
});

test('a form that cannot be loaded says what to do, and is not half open', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<ConsultationHost />);
  await act(async () => openConsultation('/'));
  await waitFor(() => expect(consultationOpening.open).toBe(false));
  expect(toastState.toasts[0]).toMatchObject({
    title: 'The form could not be loaded',
    description: 'Please check your connection, then reload the page.',
    variant: 'destructive',
    action: { label: 'Reload', altText: 'Reload the page in your browser' },
  });
  expect(error).toHaveBeenCalledOnce();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  toastState.toasts[0]?.action?.onAction();
  expect(reload).toHaveBeenCalledOnce();
});
