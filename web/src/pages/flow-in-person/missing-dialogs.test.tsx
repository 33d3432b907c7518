import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToastHost } from '../../features/toasts/ToastHost.tsx';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { inPerson } from './flow-in-person.test-data.ts';
import { Page } from './index.tsx';

vi.mock('./Places/LocationsDialog.tsx', () => {
  throw new Error('no network');
});
vi.mock('./Closing/WhatsAppDialog.tsx', () => {
  throw new Error('no network');
});

test.each([
  ['See locations', 'The list of places could not be loaded'],
  ['WhatsApp', 'The QR code could not be loaded'],
])('%s says so when its dialog cannot be loaded, and the page stays', async (button, message) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ConnectProvider value={() => {}}>
      <Page content={inPerson} />
      <ToastHost />
    </ConnectProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});
