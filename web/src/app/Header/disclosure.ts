import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

const leaveDelay = 160;

interface Disclosure {
  ref: RefObject<HTMLDetailsElement | null>;
  close: () => void;
  /** Closes it from inside: the focus goes to the summary, as what had it can no longer be seen. */
  leave: () => void;
  onSummaryClick: (event: MouseEvent) => void;
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => void;
    onPointerEnter?: (event: PointerEvent<HTMLDetailsElement>) => void;
    onPointerLeave?: (event: PointerEvent<HTMLDetailsElement>) => void;
  };
}

function focusNeighbour(details: HTMLDetailsElement, step: 1 | -1): void {
  const links: Element[] = [...details.querySelectorAll('a[href]')];
  const current = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const next =
    current < 0 ? (step > 0 ? 0 : links.length - 1) : (current + step + links.length) % links.length;
  const link = links[next];
  if (link instanceof HTMLElement) link.focus();
}

/**
 * What a `<details>` menu needs beyond what the browser gives it: it closes when the path changes, on Escape (giving
 * the focus back), when the focus leaves, and on a press outside; a submenu opens for a mouse and the arrow keys, too.
 */
export function useDisclosure(path: string, isSubmenu = false): Disclosure {
  const ref = useRef<HTMLDetailsElement>(null);
  const underMouse = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => ref.current?.removeAttribute('open');
  const leave = () => {
    close();
    ref.current?.querySelector('summary')?.focus({ preventScroll: true });
  };

  const shownPath = useRef(path);

  useEffect(() => {
    // A menu that was opened before there was a script stays open.
    if (shownPath.current !== path) ref.current?.removeAttribute('open');
    shownPath.current = path;
  }, [path]);

  useEffect(() => {
    const closeIfOutside = (event: Event) => {
      const details = ref.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      clearTimeout(closing.current);
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    if (event.key === 'Escape' && details.open) {
      leave();
    } else if (isSubmenu && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      details.open = true;
      focusNeighbour(details, event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  const onHover = {
    onPointerEnter: (event: PointerEvent<HTMLDetailsElement>) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(closing.current);
      underMouse.current = true;
      event.currentTarget.open = true;
    },
    onPointerLeave: (event: PointerEvent<HTMLDetailsElement>) => {
      if (event.pointerType !== 'mouse') return;
      underMouse.current = false;
      closing.current = setTimeout(close, leaveDelay);
    },
  };

  // A mouse has opened the menu by coming here: its click must not close what it asks for. Keys click without detail.
  const onSummaryClick = (event: MouseEvent) => {
    if (!underMouse.current || event.detail === 0 || !ref.current) return;
    event.preventDefault();
    ref.current.open = true;
  };

  return { ref, close, leave, onSummaryClick, handlers: { onKeyDown, ...(isSubmenu ? onHover : {}) } };
}
