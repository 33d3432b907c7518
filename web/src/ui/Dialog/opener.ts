import { useLayoutEffect, useRef } from 'react';

/**
 * For a dialog that is opened by state instead of a trigger of its own: returns what to do when it has closed, which is
 * to give the focus back to what had it when the dialog opened.
 */
export function useOpener(open: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}
