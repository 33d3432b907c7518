import { expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

test('a text becomes a download under its name, and the memory is given back', async () => {
  vi.useFakeTimers();
  let saved: Blob | undefined;
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:file';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  saveFile('subscriptions-2026-11-21.csv', 'email\r\n');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(create).toHaveBeenCalledOnce();
  expect(clicked).toEqual(['subscriptions-2026-11-21.csv blob:file']);
  expect(await saved?.text()).toBe('email\r\n');
  expect(saved?.type).toBe('text/csv;charset=utf-8');
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:file');
});
