import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Lightbox } from '../../ui/Lightbox/Lightbox.tsx';
import { ToastHost } from './ToastHost.tsx';
import { showToast, toastState } from './toasts.store.ts';

const onClose = vi.fn();
beforeEach(() => {
  toastState.toasts = [];
  onClose.mockClear();
});

const modals = {
  'a dialog': (
    <Dialog open onOpenChange={onClose} title="Consultation">
      <p>Form</p>
    </Dialog>
  ),
  'a picture that is open large': (
    <Lightbox
      items={[{ key: 'one', title: 'One', picture: <p>Picture</p> }]}
      index={0}
      onIndexChange={() => {}}
      onClose={onClose}
    />
  ),
};

async function showBoth(modal: keyof typeof modals, first: 'modal' | 'toast') {
  const stopIn = () => {
    const stop = within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' });
    act(() => stop.focus());
    return stop;
  };
  if (first === 'modal') {
    render(modals[modal]);
    stopIn();
  }
  render(<ToastHost />);
  act(() => void showToast({ title: 'Wrong', variant: 'destructive' }));
  const title = await screen.findByText('Wrong', { selector: 'li *' });
  if (first === 'toast') render(modals[modal]);
  const item = title.closest('li') as HTMLLIElement;
  return { stop: stopIn(), item, close: item.querySelector('button') as HTMLButtonElement };
}

const isShown = () => toastState.toasts[0]?.open;

describe.each([
  ['a dialog', 'modal'],
  ['a dialog', 'toast'],
  ['a picture that is open large', 'modal'],
  ['a picture that is open large', 'toast'],
] as const)('beside %s, where the %s was there first', (modal, first) => {
  test('F8 moves the focus to the toasts, and it stays there', async () => {
    const { item } = await showBoth(modal, first);
    fireEvent.keyDown(document, { code: 'F8' });
    expect(document.activeElement).toBe(item.closest('ol'));
    act(() => item.focus());
    expect(document.activeElement).toBe(item);
  });

  test('Tab leads through the toast and back to where F8 was pressed', async () => {
    const { item, close, stop } = await showBoth(modal, first);
    fireEvent.keyDown(document, { code: 'F8' });
    const stops = [1, 2, 3].map(() => {
      fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' });
      return document.activeElement;
    });
    expect(stops).toEqual([item, close, stop]);
  });

  test('the toasts are in reach of everybody', async () => {
    const { item } = await showBoth(modal, first);
    // The rest of the page is set aside once the dialog has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(item.closest('[aria-hidden="true"], [inert]')).toBeNull();
  });

  test('closing the toast gives the focus back to where it was', async () => {
    const { item, close, stop } = await showBoth(modal, first);
    act(() => item.focus());
    fireEvent.click(close);
    await waitFor(() => expect(document.activeElement).toBe(stop));
    expect(isShown()).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('Escape on the toast closes it alone', async () => {
    const { item, stop } = await showBoth(modal, first);
    act(() => item.focus());
    fireEvent.keyDown(item, { key: 'Escape' });
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(stop);
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('without a dialog Tab goes on from the toast to where it goes by itself', async () => {
  render(<ToastHost />);
  act(() => void showToast({ title: 'Saved' }));
  const item = (await screen.findByText('Saved', { selector: 'li *' })).closest('li') as HTMLLIElement;
  act(() => item.focus());
  const last = item.querySelector('button') as HTMLButtonElement;
  act(() => last.focus());
  expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(true);
});
