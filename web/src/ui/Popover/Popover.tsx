import { Popover as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  children: ReactNode;
}

/** More about one thing, beside it. Closes on Escape and on a press outside. */
export function Popover({ trigger, title, children }: PopoverProps) {
  const titleId = useId();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.panel}
          aria-labelledby={titleId}
          align="start"
          sideOffset={8}
          collisionPadding={16}
        >
          <h3 id={titleId} className={styles.title}>
            {title}
          </h3>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
