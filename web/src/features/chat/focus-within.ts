import { type FocusEvent, useMemo, useRef } from 'react';

/**
 * Whether the focus is in a part of the page, or was until what had it went away or was disabled. `false` as soon as
 * the visitor has moved on: then nothing may take the focus from them.
 */
export function useFocusWithin() {
  // Opening the part asks for the focus.
  const within = useRef(true);
  return useMemo(
    () => ({
      holdsFocus: () => within.current,
      watching: {
        onFocus: () => {
          within.current = true;
        },
        onBlur: ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
          const movedWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
          // The window lost the focus, not its element.
          const isWindow = document.activeElement === target;
          const wasTaken = !target.isConnected || target.matches(':disabled');
          if (!movedWithin && !isWindow && !wasTaken) within.current = false;
        },
      },
    }),
    [],
  );
}
