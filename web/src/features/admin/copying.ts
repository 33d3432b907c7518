import type { AdminServices } from './list/list-state.ts';

/** Puts a text into the clipboard, and says so or that it could not be: `Link copied to clipboard`. */
export async function copy(
  what: string,
  text: string | Promise<string>,
  { copyText, showToast }: Pick<AdminServices, 'copyText' | 'showToast'>,
): Promise<void> {
  try {
    await copyText(await text);
  } catch {
    showToast({ title: 'Error', description: 'Failed to copy to clipboard', variant: 'destructive' });
    return;
  }
  showToast({ title: 'Copied', description: `${what} copied to clipboard` });
}
