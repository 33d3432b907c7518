import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { isToastOpen, liveRegions } from '../Dialog/live-regions.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** What its button says, and its name. */
  title: string;
  children: ReactNode;
}

/** More that can be done, above its button. Closes on Escape, and when something else is pressed or takes the focus. */
export function Popover({ title, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    const own = place.current;
    if (!open || !own) return;
    own.querySelector<HTMLElement>('[role="dialog"] :is(input, button)')?.focus();

    function leave({ target }: Event) {
      if (!(target instanceof Element) || own?.contains(target)) return;
      // A toast that is closed does not take away what was written here.
      if (!target.closest(liveRegions)) setOpen(false);
    }
    // Before the toasts' own listener: once it has run, nothing tells that there was one.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing || isToastOpen()) return;
      setOpen(false);
      button.current?.focus();
    }
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [open]);

  return (
    <div ref={place} className={styles.place}>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {title}
      </Button>
      {open && (
        <div id={id} role="dialog" aria-labelledby={`${id}-title`} className={styles.panel}>
          <h3 id={`${id}-title`} className={styles.title}>
            {title}
          </h3>
          {children}
        </div>
      )}
    </div>
  );
}
