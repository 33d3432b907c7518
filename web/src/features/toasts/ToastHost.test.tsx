import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastHost } from './ToastHost.tsx';
import { showToast, toastState } from './toasts.store.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  toastState.toasts = [];
});
afterEach(() => {
  vi.useRealTimers();
});

async function show(toast: Parameters<typeof showToast>[0]) {
  render(<ToastHost />);
  act(() => void showToast(toast));
  return await screen.findByText(toast.title, { selector: 'li *' });
}

const shown = (title: string) => screen.queryByText(title, { selector: 'li *' });

describe('the toast region', () => {
  test('has nothing in it before the first toast', () => {
    const { container } = render(<ToastHost />);
    expect(container.innerHTML).toBe('');
  });

  test('shows title, description and a close button', async () => {
    await show({ title: 'Thank you!', description: 'We will contact you shortly.' });
    expect(shown('We will contact you shortly.')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(shown('Thank you!')).toBeNull());
  });

  test('a description of several lines is a list', async () => {
    await show({
      title: 'Please fix the following errors:',
      description: ['One', 'Two'],
      variant: 'destructive',
    });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['One', 'Two']),
    );
  });

  test('the destructive look is another than the default', async () => {
    const first = (await show({ title: 'Fine' })).closest('li')?.className;
    act(() => void showToast({ title: 'Wrong', variant: 'destructive' }));
    const second = (await screen.findByText('Wrong', { selector: 'li *' })).closest('li')?.className;
    expect(second).not.toBe(first);
  });

  test('closes by itself after 5,000 ms', async () => {
    await show({ title: 'Saved' });
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(shown('Saved')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    await waitFor(() => expect(shown('Saved')).toBeNull());
  });

  test('waits while the pointer rests on it and goes on with the time that was left', async () => {
    const toast = await show({ title: 'Saved' });
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    fireEvent.pointerMove(toast);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(shown('Saved')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('region'));
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    await waitFor(() => expect(shown('Saved')).toBeNull());
  });

  test('waits while the window has lost the focus', async () => {
    await show({ title: 'Saved' });
    fireEvent.blur(window);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(shown('Saved')).not.toBeNull();
    fireEvent.focus(window);
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    await waitFor(() => expect(shown('Saved')).toBeNull());
  });

  test('Escape closes it', async () => {
    await show({ title: 'Saved' });
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(shown('Saved')).toBeNull());
  });

  test('F8 moves the focus to the region', async () => {
    await show({ title: 'Saved' });
    fireEvent.keyDown(document, { code: 'F8' });
    expect(document.activeElement?.closest('[role="region"]')?.getAttribute('aria-label')).toBe(
      'Notifications (F8)',
    );
  });

  test.each([
    [51, false],
    [50, true],
  ])('a swipe of %i px to the right leaves it open: %s', async (distance, stays) => {
    const item = (await show({ title: 'Saved' })).closest('li') as HTMLLIElement;
    item.setPointerCapture = () => {};
    item.hasPointerCapture = () => false;
    fireEvent.pointerDown(item, { button: 0, clientX: 0, clientY: 0, pointerType: 'mouse' });
    fireEvent.pointerMove(item, { clientX: 10, clientY: 0, pointerType: 'mouse' });
    fireEvent.pointerMove(item, { clientX: distance, clientY: 0, pointerType: 'mouse' });
    fireEvent.pointerUp(item, { clientX: distance, clientY: 0, pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(toastState.toasts[0]?.open).toBe(stays);
  });
});

describe('the action', () => {
  test('runs and closes the toast', async () => {
    const onAction = vi.fn();
    await show({ title: 'Sent', action: { label: 'Undo', altText: 'Undo from the menu', onAction } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(toastState.toasts[0]?.open).toBe(false);
  });

  test.each(['', '   '])('without alternative text is not shown and is reported', async (altText) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({ title: 'Sent', action: { label: 'Undo', altText, onAction: () => {} } });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(error).toHaveBeenCalled();
  });
});
