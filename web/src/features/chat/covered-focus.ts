import { type RefObject, useEffect, useRef, useState } from 'react';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Whether two boxes share any area. Boxes without area cover nothing. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * Watches the focus and the scrolling, and answers whether the floating part lies over the focused element.
 * `makeWay` is called first: it may shrink the part and return true to be measured again.
 */
export function useCoveredFocus(part: RefObject<HTMLElement | null>, makeWay: () => boolean): boolean {
  const [covered, setCovered] = useState(false);
  const latestMakeWay = useRef(makeWay);
  latestMakeWay.current = makeWay;

  useEffect(() => {
    let frame = 0;
    let tucked = false;
    let restingBoxes: Box[] = [];
    const isCovered = () => {
      const floating = part.current;
      const focused = document.activeElement;
      // A page's content takes the focus from a script alone, and holds everything: nothing of it is covered.
      if (
        !floating ||
        !(focused instanceof HTMLElement) ||
        focused.tabIndex < 0 ||
        floating.contains(focused)
      )
        return false;
      // While it is tucked away it is measured where it would come back to.
      if (!tucked) restingBoxes = [...floating.children].map((child) => child.getBoundingClientRect());
      const focusedBox = focused.getBoundingClientRect();
      return restingBoxes.some((box) => overlap(box, focusedBox));
    };
    const measure = () => {
      const inTheWay = isCovered();
      if (inTheWay && latestMakeWay.current()) return schedule();
      tucked = inTheWay;
      setCovered(inTheWay);
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    document.addEventListener('focusin', schedule);
    document.addEventListener('scrollend', schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', schedule);
      document.removeEventListener('scrollend', schedule);
    };
  }, [part]);

  return covered;
}
