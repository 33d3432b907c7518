import { useLayoutEffect, useState } from 'react';
import { dismissToasts } from './toasts.store.ts';

export interface ToastPlace {
  element: HTMLElement;
  /** Where the focus was before it came to the toasts has it again, if they still have it. */
  giveFocusBack: () => void;
}

function createPlace(): ToastPlace & { watch: () => () => void } {
  const element = document.createElement('div');
  // What is or may become live stays visible to assistive technology while a dialog is open. Toasts announce themselves.
  element.setAttribute('aria-live', 'off');
  let before: EventTarget | null = null;
  /** The list takes the focus when its key is pressed, and in no other way. */
  let cameByKey = false;
  const has = (target: EventTarget | null) => target instanceof Node && element.contains(target);

  function giveFocusBack(): void {
    if (has(document.activeElement) && before instanceof HTMLElement && before.isConnected) before.focus();
  }
  function focusCame(event: FocusEvent): void {
    if (!has(event.target)) return;
    if (!has(event.relatedTarget)) {
      before = event.relatedTarget;
      cameByKey = event.target instanceof HTMLOListElement;
    }
    event.stopPropagation();
  }
  function focusLeaves(event: FocusEvent): void {
    if (has(event.relatedTarget)) event.stopPropagation();
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
    const { body } = document;
    body.append(element);
    body.addEventListener('focusin', focusCame);
    body.addEventListener('focusout', focusLeaves);
    element.addEventListener('keydown', tabPressed);
    window.addEventListener('keydown', escapePressed, true);
    return () => {
      body.removeEventListener('focusin', focusCame);
      body.removeEventListener('focusout', focusLeaves);
      element.removeEventListener('keydown', tabPressed);
      window.removeEventListener('keydown', escapePressed, true);
      element.remove();
    };
  }

  return { element, giveFocusBack, watch };
}

/**
 * The toasts' place: beside the page, so that a modal dialog leaves them alone. A dialog listens at the document for
 * the focus that leaves it, and takes it back; it is not told of the focus that goes to a toast. Escape on a toast is
 * for the toast.
 */
export function useToastPlace(): ToastPlace {
  const [place] = useState(createPlace);
  useLayoutEffect(() => place.watch(), [place]);
  return place;
}
