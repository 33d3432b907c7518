import { type RefObject, useEffect, useRef } from 'react';
import type { FormPlace } from './form-place.ts';
import type { FormState } from './form-state.ts';

/** The element that holds a question's field. */
export const questionElementId = (id: string) => `question-${id}`;

/** Brings a question into view, with the focus in its field. */
export function focusQuestion(id: string): void {
  document.getElementById(questionElementId(id))?.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** A new step begins at its top, with the focus on its title; one with something wrong, at that question. */
export function useStepFocus(
  place: FormPlace,
  focus: FormState['focus'],
  heading: RefObject<HTMLElement | null>,
): void {
  const shown = useRef(place);
  useEffect(() => {
    const moved = shown.current !== place;
    shown.current = place;
    if (moved) window.scrollTo({ top: 0, behavior: 'instant' });
    if (focus) focusQuestion(focus.question);
    else if (moved) heading.current?.focus({ preventScroll: true });
  }, [place, focus, heading]);
}
