export interface CopyPlaces {
  /** Missing on a page without TLS. */
  clipboard: Pick<Clipboard, 'writeText'> | undefined;
  document: Document;
}

/** The old way, which needs neither TLS nor leave: select the text in a field and copy the selection. */
function copySelection(text: string, document: Document): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Off the screen and hidden from screen readers. Set one by one, as the page's policy allows.
  field.style.position = 'fixed';
  field.style.insetInlineStart = '-100vw';
  field.setAttribute('aria-hidden', 'true');
  document.body.append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Puts a text into the clipboard. Resolves to whether it is there. */
export async function copyText(text: string, { clipboard, document }: CopyPlaces): Promise<boolean> {
  try {
    if (!clipboard) return copySelection(text, document);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text, document);
  }
}
