import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './Modal.css.ts';
import { useModal } from './use-modal.ts';

export interface ModalProps {
  className: string;
  labelledBy: string;
  describedBy?: string | undefined;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Takes the focus afterwards, where what had it before is gone. */
  fallbackFocus?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * What every modal dialog is made of. While it is shown, the focus stays in it and the page under it is out of reach;
 * Escape and a press outside ask to close it. Then the focus goes back to what had it before.
 */
export function Modal({
  className,
  labelledBy,
  describedBy,
  onClose,
  onKeyDown,
  fallbackFocus,
  children,
}: ModalProps) {
  const layer = useRef<HTMLDivElement>(null);
  useModal(layer, { onEscape: onClose, fallbackFocus });
  return createPortal(
    <div ref={layer} className={styles.layer}>
      <div className={styles.overlay} onClick={onClose} aria-hidden="true" />
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className={className}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
