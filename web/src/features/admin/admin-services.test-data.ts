import { vi } from 'vitest';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { memoryPlace } from './list/list-place.test-data.ts';
import type { ListDependencies } from './list/list-state.ts';

/** Noon in Dubai on a Saturday. */
export const noon = new Date('2026-11-21T08:00:00.000Z');

/** What the admin's stores work with but for the SDK, and what they have told, saved and copied: for tests. */
export function adminServices(search = '', now = () => noon) {
  const toasts: ToastInput[] = [];
  const files: { name: string; content: string | Blob }[] = [];
  const copied: string[] = [];
  const place = memoryPlace(search);
  const copyText = vi.fn(async (text: string) => void copied.push(text));
  const services: Omit<ListDependencies, 'loadFlow'> = {
    showToast: (toast) => void toasts.push(toast),
    saveFile: (name, content) => void files.push({ name, content }),
    copyText,
    now,
    place,
  };
  return { services, toasts, files, copied, copyText, place };
}
