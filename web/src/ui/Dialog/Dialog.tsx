import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { useOpener } from './opener.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog: a sheet from the bottom on phones, centred above. Keeps the focus inside, closes on Escape, on its
 * Close button and on a press outside. Load it on intent: it is not part of a page's first script.
 */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  const giveFocusBack = useOpener(open);
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content className={styles.panel} onCloseAutoFocus={giveFocusBack} {...undescribed}>
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
            <Radix.Close asChild>
              <IconButton label="Close" className={styles.close}>
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
