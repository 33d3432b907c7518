import { proxy } from 'valtio/vanilla';

export type ToastVariant = 'default' | 'destructive';

interface ToastAction {
  label: string;
  /** Another way to do the same, for people who cannot reach the button in time. Must not be empty. */
  altText: string;
  onAction: () => void;
}

export interface ToastInput {
  title: string;
  /** A list is shown as one. */
  description?: string | readonly string[];
  variant?: ToastVariant;
  /** 'background' waits for a pause before a screen reader says it. */
  type?: 'foreground' | 'background';
  /** Milliseconds until it closes by itself. */
  duration?: number;
  action?: ToastAction;
}

export interface Toast extends Omit<ToastInput, 'variant' | 'type' | 'duration'> {
  id: string;
  open: boolean;
  variant: ToastVariant;
  type: 'foreground' | 'background';
  duration: number;
}

export const toastLimits = {
  /** Toasts on screen at once: a new one takes the place of the old one. */
  shown: 1,
  /** Milliseconds that a toast stays open. */
  duration: 5_000,
  /** Milliseconds that a closed toast is kept before it is forgotten. */
  removalDelay: 1_000_000,
  /** Pixels a swipe must pass to dismiss. */
  swipeThreshold: 50,
} as const;

/** The toasts, newest first. A closed one stays, not open, until the removal delay has passed. */
export const toastState = proxy<{ toasts: Toast[] }>({ toasts: [] });

let created = 0;
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function forget(id: string): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
  toastState.toasts = toastState.toasts.filter((toast) => toast.id !== id);
}

/** Shows a toast in place of the one that is shown, and returns its id. */
export function showToast(input: ToastInput): string {
  created += 1;
  const id = String(created);
  for (const replaced of toastState.toasts.slice(toastLimits.shown - 1)) forget(replaced.id);
  toastState.toasts = [
    { variant: 'default', type: 'foreground', duration: toastLimits.duration, ...input, id, open: true },
    ...toastState.toasts,
  ];
  return id;
}

/** Closes a toast; closing it twice is closing it once. */
export function dismissToast(id: string): void {
  const toast = toastState.toasts.find((candidate) => candidate.id === id);
  if (!toast?.open) return;
  toast.open = false;
  removals.set(
    id,
    setTimeout(() => forget(id), toastLimits.removalDelay),
  );
}

/** Closes whatever is open: what it said no longer holds. */
export function dismissToasts(): void {
  for (const toast of toastState.toasts) dismissToast(toast.id);
}
