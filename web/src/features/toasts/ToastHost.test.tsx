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

/** Puts a pointer on the toast and moves it through these places, in px to the right. */
function drag(item: HTMLElement, places: number[], pointerType: string): void {
  item.setPointerCapture = () => {};
  item.hasPointerCapture = () => false;
  fireEvent.pointerDown(item, { button: 0, clientX: 0, clientY: 0, pointerType });
  for (const clientX of places) fireEvent.pointerMove(item, { clientX, clientY: 0, pointerType });
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

  test('waits while the focus is on it and goes on with the time that was left', async () => {
    render(<button type="button">Elsewhere</button>);
    const item = (await show({ title: 'Saved' })).closest('li');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    act(() => item?.focus());
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(shown('Saved')).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    // Two seconds are left; a busy machine's own time passes as well.
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(toastState.toasts[0]?.open).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1_100));
    expect(toastState.toasts[0]?.open).toBe(false);
  });

  test('a duration of its own is how long it stays', async () => {
    await show({ title: 'Saved', duration: 1_000 });
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(toastState.toasts[0]?.open).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(toastState.toasts[0]?.open).toBe(false);
  });

  test.each([
    ['foreground', 'assertive'],
    ['background', 'polite'],
  ] as const)('one of the %s is announced in a way that is %s', async (type, manner) => {
    await show({ title: 'Saved', type });
    await waitFor(() =>
      expect(document.querySelector(`[role="status"][aria-live="${manner}"]`)?.textContent).toBe(
        'Notification Saved',
      ),
    );
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
    drag(item, [10, distance], 'mouse');
    fireEvent.pointerUp(item, { clientX: distance, clientY: 0, pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(toastState.toasts[0]?.open).toBe(stays);
  });

  test('a swipe to the left leaves it open', async () => {
    const item = (await show({ title: 'Saved' })).closest('li') as HTMLLIElement;
    drag(item, [-10, -200], 'mouse');
    fireEvent.pointerUp(item, { clientX: -200, clientY: 0, pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(toastState.toasts[0]?.open).toBe(true);
  });

  test.each([
    ['mouse', 2, null],
    ['mouse', 3, 'start'],
    ['touch', 10, null],
    ['touch', 11, 'start'],
  ])('a %s that has moved %i px has begun a swipe: %s', async (pointerType, distance, swipe) => {
    const item = (await show({ title: 'Saved' })).closest('li') as HTMLLIElement;
    drag(item, [distance], pointerType);
    expect(item.getAttribute('data-swipe')).toBe(swipe);
  });
});

describe('the action', () => {
  test('runs and closes the toast', async () => {
    const onAction = vi.fn();
    await show({ title: 'Sent', action: { label: 'Undo', altText: 'Undo from the menu', onAction } });
    expect(await screen.findByText(/Undo from the menu/)).toBeTruthy();
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
