import { useLayoutEffect, useState } from 'react';
import { dismissToasts } from './toasts.store.ts';

export interface ToastPlace {
  element: HTMLElement;
  /** Where the focus was before it came to the toasts has it again, if they still have it. */
  giveFocusBack: () => void;
}

function createPlace(): ToastPlace & { watch: () => () => void } {
  const element = document.createElement('div');
  // A dialog leaves what is live in reach. Toasts announce themselves.
  element.setAttribute('aria-live', 'off');
  let before: EventTarget | null = null;
  /** The list takes the focus when its key is pressed, and in no other way. */
  let cameByKey = false;
  const has = (target: EventTarget | null) => target instanceof Node && element.contains(target);

  function giveFocusBack(): void {
    if (has(document.activeElement) && before instanceof HTMLElement && before.isConnected) before.focus();
  }
  function focusCame(event: FocusEvent): void {
    if (has(event.relatedTarget)) return;
    before = event.relatedTarget;
    cameByKey = event.target instanceof HTMLOListElement;
  }
  function escapePressed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !has(event.target)) return;
    event.stopPropagation();
    dismissToasts();
    giveFocusBack();
  }
  /** Beyond the first and the last stop, Tab leads back to where the key was pressed. */
  function tabPressed(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || event.defaultPrevented || !cameByKey) return;
    giveFocusBack();
    if (!has(document.activeElement)) event.preventDefault();
  }

  function watch(): () => void {
    document.body.append(element);
    element.addEventListener('focusin', focusCame);
    element.addEventListener('keydown', tabPressed);
    window.addEventListener('keydown', escapePressed, true);
    return () => {
      element.removeEventListener('focusin', focusCame);
      element.removeEventListener('keydown', tabPressed);
      window.removeEventListener('keydown', escapePressed, true);
      element.remove();
    };
  }

  return { element, giveFocusBack, watch };
}

/**
 * The toasts' place: beside the page, so that a modal dialog leaves them in reach. Escape on a toast is for the toast.
 */
export function useToastPlace(): ToastPlace {
  const [place] = useState(createPlace);
  useLayoutEffect(() => place.watch(), [place]);
  return place;
}
