import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isToastOpen, liveRegions } from './live-regions.ts';

/** The layers that are open, the uppermost last. */
const layers: Element[] = [];

/** Takes the rest of the document out of reach, of the keyboard and of screen readers too, until it is let go. */
function setAside(layer: Element): () => void {
  const root = document.getElementById('root');
  const kept: (Element | null)[] = [root, ...layers.slice(layers.indexOf(layer))];
  const beside = [...document.body.children, ...(root?.children ?? [])].filter(
    (element) => !kept.includes(element) && !element.matches(liveRegions) && !element.hasAttribute('inert'),
  );
  for (const element of beside) element.setAttribute('inert', '');
  return () => {
    for (const element of beside) element.removeAttribute('inert');
  };
}

/** Runs a task once the next frame is on the screen, unless it is called off. */
function afterPaint(task: () => void): () => void {
  let timer: number | undefined;
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(task);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

interface Closed {
  /** Lets the page within reach. */
  release: () => void;
  giveFocusBack: () => void;
}

/** Dialogs that are off the page, which is still out of reach. */
const closed: Closed[] = [];
let focusedAtClose: Element | null = null;
let callOffFinish = () => {};

function finishClosing(): void {
  callOffFinish();
  window.removeEventListener('keydown', finishClosing, true);
  const finished = closed.splice(0);
  for (const { release } of finished) release();
  // Whatever took the focus since keeps it.
  if (document.activeElement !== focusedAtClose) return;
  for (const { giveFocusBack } of finished) giveFocusBack();
}

/**
 * Letting a long page within reach styles all of it anew, and only then can the focus go back into it: that waits until
 * the page is seen without the dialog, unless a key is pressed before.
 */
function finishAfterPaint(dialog: Closed): void {
  if (closed.push(dialog) > 1) return;
  focusedAtClose = document.activeElement;
  callOffFinish = afterPaint(finishClosing);
  window.addEventListener('keydown', finishClosing, true);
}

/** Under a dialog the page loses its scroll bar; it must not become wider for it. */
function useWidthKept(): void {
  // Measured before the dialog is in the document.
  const [scrollBar] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  useLayoutEffect(() => {
    if (scrollBar <= 0) return;
    document.body.style.paddingInlineEnd = `${scrollBar}px`;
    return () => {
      document.body.style.paddingInlineEnd = '';
    };
  }, [scrollBar]);
}

interface ModalBehaviour {
  onEscape: () => void;
  /** Takes the focus afterwards, where what had it before is gone. */
  fallbackFocus: (() => void) | undefined;
}

/**
 * Makes what `layer` holds modal for as long as it is shown: the focus goes into it, Escape asks to close, and then the
 * focus goes back to what had it before.
 */
export function useModal(layer: RefObject<HTMLElement | null>, behaviour: ModalBehaviour): void {
  useWidthKept();
  const opener = useRef<Element | null>(null);
  const latest = useRef(behaviour);
  useEffect(() => {
    latest.current = behaviour;
  });

  // A dialog that opens or closes right after another one finds the page and the focus as that one leaves them.
  useLayoutEffect(() => {
    finishClosing();
    opener.current = document.activeElement;
    return finishClosing;
  }, []);

  useEffect(() => {
    const own = layer.current;
    if (!own) return;
    function giveFocusBack() {
      if (opener.current instanceof HTMLElement) opener.current.focus();
      if (document.activeElement === document.body) latest.current.fallbackFocus?.();
    }
    // Setting a long list aside styles all of it anew, which the dialog does not wait for.
    layers.push(own);
    let release = () => {};
    const callOff = afterPaint(() => {
      release = setAside(own);
    });
    own.querySelector('button')?.focus({ preventScroll: true });

    // Before the toasts' own listener: once it has run, nothing tells that there was one.
    function onKeyDown(event: KeyboardEvent) {
      // An input method ends its composition with Escape.
      if (event.key !== 'Escape' || event.isComposing || own !== layers.at(-1) || isToastOpen()) return;
      latest.current.onEscape();
    }
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      layers.splice(layers.indexOf(own), 1);
      callOff();
      finishAfterPaint({ release, giveFocusBack });
    };
  }, [layer]);
}
