import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, dismissToasts, showToast, toastState } from './toasts.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  toastState.toasts = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('toasts', () => {
  test('a toast opens with the default look, type and duration', () => {
    const id = showToast({ title: 'Saved' });
    expect(toastState.toasts).toEqual([
      { id, open: true, title: 'Saved', variant: 'default', type: 'foreground', duration: 5000 },
    ]);
  });

  test('a second toast takes the place of the first', () => {
    showToast({ title: 'First' });
    showToast({ title: 'Second', variant: 'destructive' });
    expect(toastState.toasts.map(({ title, variant }) => [title, variant])).toEqual([
      ['Second', 'destructive'],
    ]);
  });

  test('a dismissed toast closes at once and is forgotten 1,000,000 ms later', () => {
    const id = showToast({ title: 'Saved' });
    dismissToast(id);
    expect(toastState.toasts.map((toast) => toast.open)).toEqual([false]);
    vi.advanceTimersByTime(999_999);
    expect(toastState.toasts).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toastState.toasts).toEqual([]);
  });

  test('dismissing again does not start the removal delay anew', () => {
    const id = showToast({ title: 'Saved' });
    dismissToast(id);
    vi.advanceTimersByTime(500_000);
    dismissToast(id);
    vi.advanceTimersByTime(500_000);
    expect(toastState.toasts).toEqual([]);
  });

  test('dismissing a toast that was replaced leaves the shown one alone', () => {
    const first = showToast({ title: 'First' });
    showToast({ title: 'Second' });
    dismissToast(first);
    expect(toastState.toasts.map(({ title, open }) => [title, open])).toEqual([['Second', true]]);
  });

  test('whatever is open can be closed without knowing it', () => {
    showToast({ title: 'Saved' });
    dismissToasts();
    expect(toastState.toasts.map(({ open }) => open)).toEqual([false]);
  });

  test('replacing a closed toast cancels its removal', () => {
    dismissToast(showToast({ title: 'First' }));
    showToast({ title: 'Second' });
    vi.advanceTimersByTime(1_000_000);
    expect(toastState.toasts.map((toast) => toast.title)).toEqual(['Second']);
  });
});
