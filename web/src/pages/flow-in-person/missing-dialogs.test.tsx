import { content } from 'content:page/flow-in-person';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toastState } from '../../features/toasts/toasts.store.ts';
import { showPage } from '../show-page.test-data.tsx';
import { Page } from './index.tsx';

vi.mock('./Places/LocationsDialog.tsx', () => {
  throw new Error('no network');
});
vi.mock('./Closing/WhatsAppDialog.tsx', () => {
  throw new Error('no network');
});

test.each([
  [content.places.open, 'The list of places could not be loaded'],
  [content.closing.whatsapp, 'The QR code could not be loaded'],
])('%s says so when its dialog cannot be loaded, and the page stays', async (button, message) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  showPage(<Page content={content} />);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await vi.waitFor(() => expect(toastState.toasts[0]?.title).toBe(message));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(error).toHaveBeenCalled();
});
