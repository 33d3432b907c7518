import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { Modal } from './Modal.tsx';

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
  fallbackFocus?: () => void;
  children: ReactNode;
}

/**
 * A modal dialog: a sheet from the bottom on phones, centred above. Keeps the focus inside, closes on Escape, on its
 * Close button and on a press outside. Load it on intent: it is not part of a page's first script.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, look = styles.look, fallbackFocus, children } = props;
  const id = useId();
  const close = () => onOpenChange(false);
  if (!open) return null;
  return (
    <Modal
      className={look.panel}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      onClose={close}
      fallbackFocus={fallbackFocus}
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
    </Modal>
  );
}
