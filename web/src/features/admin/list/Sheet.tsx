import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { overlay } from '../../../ui/Dialog/Dialog.css.ts';
import { useOpener } from '../../../ui/Dialog/opener.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import * as styles from './Sheet.css.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  /** Takes the focus when what opened the sheet is gone. */
  otherwiseFocus: () => void;
  children: ReactNode;
}

/** One record beside the list that it is from; the whole screen on phones. Closes on Escape. */
export function Sheet({ open, onClose, title, description, otherwiseFocus, children }: SheetProps) {
  const giveFocusBack = useOpener(open);

  function returnFocus(event: Event) {
    event.preventDefault();
    giveFocusBack();
    if (document.activeElement === document.body) otherwiseFocus();
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content className={styles.panel} onCloseAutoFocus={returnFocus}>
          <div className={styles.head}>
            <div className={styles.titles}>
              <Radix.Title className={styles.title} dir="auto">
                {title}
              </Radix.Title>
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            </div>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X size={20} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
