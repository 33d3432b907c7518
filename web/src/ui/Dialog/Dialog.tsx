import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { useOpener } from './opener.ts';
import { useModal } from './use-modal.ts';

/** The classes of a dialog's parts. */
export type DialogLook = Record<'panel' | 'head' | 'title' | 'description' | 'close' | 'body', string>;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** A sheet at the side is a dialog that looks otherwise. */
  look?: DialogLook;
  /** Takes the focus when what opened the dialog is gone. */
  otherwiseFocus?: () => void;
  children: ReactNode;
}

interface PanelProps extends Omit<DialogProps, 'open' | 'otherwiseFocus'> {
  onClosed: () => void;
}

function Panel({ onOpenChange, title, description, look = styles.look, children, onClosed }: PanelProps) {
  const layer = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => onOpenChange(false);
  useModal(layer, { onEscape: close, onClosed });
  return (
    <div ref={layer} className={styles.layer}>
      <div className={styles.overlay} onClick={close} aria-hidden="true" />
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={look.panel}
      >
        <div className={look.head}>
          <h2 id={`${id}-title`} className={look.title} dir="auto">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className={look.description}>
              {description}
            </p>
          )}
          <IconButton label="Close" className={look.close} onClick={close}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={look.body}>{children}</div>
      </div>
    </div>
  );
}

/**
 * A modal dialog: a sheet from the bottom on phones, centred above. Keeps the focus inside, closes on Escape, on its
 * Close button and on a press outside. Load it on intent: it is not part of a page's first script.
 */
export function Dialog({ open, otherwiseFocus, ...panel }: DialogProps) {
  const giveFocusBack = useOpener(open);
  function closed() {
    giveFocusBack();
    if (document.activeElement === document.body) otherwiseFocus?.();
  }
  return open ? createPortal(<Panel {...panel} onClosed={closed} />, document.body) : null;
}
