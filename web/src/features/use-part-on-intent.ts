import { reportLoadFailure } from './report-load-failure.ts';
import { useLazyPart } from './use-lazy-part.ts';

/**
 * A part that a button opens. It is loaded when the pointer or the focus reaches the button, which takes `intent`, and
 * at the latest when it is open. A load that fails then closes it and is said.
 */
export function usePartOnIntent<Part>(
  name: string,
  load: () => Promise<Part>,
  open: boolean,
  close: () => void,
) {
  const preload = () => {
    // A failed load is tried again, and said, when the button is pressed.
    load().catch(() => {});
  };
  const part = useLazyPart(open, load, (error) => {
    close();
    reportLoadFailure(name, error);
  });
  return { part, intent: { onPointerEnter: preload, onFocus: preload } };
}
