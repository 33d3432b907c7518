import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

function open(onOpenChange = vi.fn()) {
  render(
    <Dialog open onOpenChange={onOpenChange} title="Cancel subscription" description="At the period's end.">
      <button type="button">Keep it</button>
    </Dialog>,
  );
  return onOpenChange;
}

test('an open dialog is named by its title and described by its description', () => {
  open();
  const dialog = screen.getByRole('dialog', { name: 'Cancel subscription' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    "At the period's end.",
  );
});

test('a dialog without description is described by nothing', () => {
  render(
    <Dialog open onOpenChange={vi.fn()} title="Photo">
      <p>Text</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Photo' }).hasAttribute('aria-describedby')).toBe(false);
});

test('opening a dialog moves the focus into it', () => {
  open();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

test('Escape asks to close', async () => {
  const onOpenChange = open();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('the Close button asks to close', async () => {
  const onOpenChange = open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a closed dialog is not in the page', () => {
  render(
    <Dialog open={false} onOpenChange={vi.fn()} title="Hidden">
      <p>Text</p>
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closing gives the focus back to what had it', async () => {
  const dialog = (isOpen: boolean) => (
    <>
      <button type="button">Open</button>
      <Dialog open={isOpen} onOpenChange={vi.fn()} title="Photo">
        <p>Text</p>
      </Dialog>
    </>
  );
  const { rerender } = render(dialog(false));
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  rerender(dialog(true));
  expect(document.activeElement).not.toBe(opener);
  rerender(dialog(false));
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
