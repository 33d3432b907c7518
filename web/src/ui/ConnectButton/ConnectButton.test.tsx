import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConnectButton } from './ConnectButton.tsx';
import { ConnectProvider } from './connect-context.ts';

test('a Connect button opens the consultation and says where it was pressed', async () => {
  const onConnect = vi.fn();
  render(
    <ConnectProvider value={onConnect}>
      <ConnectButton source="/final-cta" />
    </ConnectProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(onConnect).toHaveBeenCalledExactlyOnceWith('/final-cta');
});

test('a Connect button can have words of its own', async () => {
  const onConnect = vi.fn();
  render(
    <ConnectProvider value={onConnect}>
      <ConnectButton source="/blog/a" label="Book Your Free Trial" />
    </ConnectProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Book Your Free Trial' }));
  expect(onConnect).toHaveBeenCalledExactlyOnceWith('/blog/a');
});

test('a Connect button without a provider fails with a clear message', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<ConnectButton source="/" />)).toThrow('ConnectProvider');
  error.mockRestore();
});
