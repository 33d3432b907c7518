import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
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

test('Escape that ends a composition of an input method does not', () => {
  const onOpenChange = open();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', isComposing: true });
  expect(onOpenChange).not.toHaveBeenCalled();
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

const beside = (isOpen: boolean, onOpenChange = vi.fn()) => (
  <>
    <main>Page</main>
    <Dialog open={isOpen} onOpenChange={onOpenChange} title="Photo">
      <p>Text</p>
    </Dialog>
  </>
);

/** Once the dialog has been painted. */
const outOfReach = (page: Element) => vi.waitFor(() => expect(page.closest('[inert]')).not.toBeNull());

/** Once it has been painted without the dialog. */
const inReach = (page: Element) => vi.waitFor(() => expect(page.closest('[inert]')).toBeNull());

test('the page is out of reach while a dialog is open, and in reach again when it has closed', async () => {
  const { rerender, container } = render(beside(true));
  await outOfReach(container);
  expect(screen.getByRole('dialog').closest('[inert]')).toBeNull();
  rerender(beside(false));
  // What closed it is seen before a long page is styled anew.
  expect(container.closest('[inert]')).not.toBeNull();
  await inReach(container);
});

describe('before the page is painted without a dialog that closed', () => {
  const both = (first: boolean, second: boolean) => (
    <>
      <button type="button">Open</button>
      <Dialog open={first} onOpenChange={vi.fn()} title="Photo">
        <button type="button">Remove</button>
      </Dialog>
      <Dialog open={second} onOpenChange={vi.fn()} title="Are you sure?">
        <p>Text</p>
      </Dialog>
    </>
  );
  const button = (name: string) => screen.getByRole('button', { name, hidden: true });

  async function closeFirst() {
    const { rerender, container } = render(both(false, false));
    button('Open').focus();
    rerender(both(true, false));
    await outOfReach(container);
    rerender(both(false, false));
    expect(container.closest('[inert]')).not.toBeNull();
    return { rerender, container };
  }

  test('a key finds the page in reach and the focus given back', async () => {
    const { container } = await closeFirst();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(container.closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(button('Open'));
  });

  test('what takes the focus keeps it', async () => {
    const { container } = await closeFirst();
    const toast = document.createElement('button');
    document.body.append(toast);
    toast.focus();
    await inReach(container);
    expect(document.activeElement).toBe(toast);
    toast.remove();
  });

  test('a dialog that opens has the focus, keeps the page out of reach, and gives the focus back', async () => {
    const { rerender, container } = await closeFirst();
    rerender(both(false, true));
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await outOfReach(container);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await outOfReach(container);
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    rerender(both(false, false));
    await inReach(container);
    expect(document.activeElement).toBe(button('Open'));
  });

  test('the dialog below it can close too', async () => {
    const { rerender, container } = render(both(false, false));
    button('Open').focus();
    rerender(both(true, false));
    await outOfReach(container);
    button('Remove').focus();
    rerender(both(true, true));
    const lower = screen.getByRole('dialog', { name: 'Photo' });
    await outOfReach(lower);
    rerender(both(true, false));
    expect(lower.closest('[inert]')).not.toBeNull();
    rerender(both(false, false));
    await inReach(container);
    expect(document.activeElement).toBe(button('Open'));
  });
});

test('a dialog that closes before it was painted leaves the page in reach', async () => {
  const { rerender, container } = render(beside(true));
  rerender(beside(false));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(container.closest('[inert]')).toBeNull();
});

test('a toast above a dialog stays in reach, and Escape is its own', async () => {
  const toasts = document.createElement('div');
  toasts.setAttribute('role', 'region');
  toasts.innerHTML = '<ol><li data-state="open">Saved</li></ol>';
  document.body.append(toasts);
  const onOpenChange = vi.fn();
  const { container } = render(beside(true, onOpenChange));
  await outOfReach(container);
  expect(toasts.closest('[inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  toasts.remove();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('a press outside asks to close, a press inside does not', async () => {
  const onOpenChange = open();
  const dialog = screen.getByRole('dialog');
  await userEvent.click(screen.getByText("At the period's end."));
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(dialog.previousElementSibling as Element);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('of two dialogs Escape asks the upper one', async () => {
  const lower = open();
  const upper = vi.fn();
  render(
    <Dialog open onOpenChange={upper} title="Are you sure?">
      <p>Text</p>
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  expect(upper).toHaveBeenCalledExactlyOnceWith(false);
  expect(lower).not.toHaveBeenCalled();
});

test('the page keeps the width that it has beside its scroll bar', () => {
  const width = window.innerWidth - 15;
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  const { rerender } = render(beside(true));
  expect(document.body.style.paddingInlineEnd).toBe('15px');
  rerender(beside(false));
  expect(document.body.style.paddingInlineEnd).toBe('');
});

test('when what opened a dialog is gone, the focus goes where it is told to', async () => {
  const dialog = (isOpen: boolean) => (
    <>
      <input aria-label="Search" />
      {!isOpen || <button type="button">Open</button>}
      <Dialog
        open={isOpen}
        onOpenChange={vi.fn()}
        title="Photo"
        fallbackFocus={() => screen.getByLabelText('Search').focus()}
      >
        <p>Text</p>
      </Dialog>
    </>
  );
  const { rerender } = render(dialog(true));
  rerender(dialog(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search')));
});
