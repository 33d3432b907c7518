import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { ink } from '../../theme/theme.css.ts';
import { Modal } from '../Dialog/Modal.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Lightbox.css.ts';

export interface LightboxItem {
  key: string;
  title: string;
  picture: ReactNode;
  caption?: ReactNode;
}

export interface LightboxProps {
  items: readonly LightboxItem[];
  /** The item that is shown. */
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** Pictures one at a time over the whole screen. Before the first comes the last. Load it on intent. */
export function Lightbox({ items, index, onIndexChange, onClose }: LightboxProps) {
  const id = useId();
  const item = items[index];
  const alone = items.length < 2;
  const move = (step: 1 | -1) => {
    if (!alone) onIndexChange((index + step + items.length) % items.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };
  if (!item) return null;
  return (
    <Modal className={`${ink} ${styles.panel}`} labelledBy={id} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p className={styles.counter} aria-live="polite">
          {index + 1} / {items.length}
        </p>
        <IconButton label="Close" onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </IconButton>
      </div>
      <figure key={item.key} className={styles.figure}>
        <div className={styles.picture}>{item.picture}</div>
        <figcaption className={styles.caption}>
          <h2 id={id} className={styles.title}>
            {item.title}
          </h2>
          {item.caption}
        </figcaption>
      </figure>
      <div className={styles.arrows}>
        <IconButton label="Previous" disabled={alone} onClick={() => move(-1)} className={styles.arrow}>
          <ChevronLeft size={28} aria-hidden="true" />
        </IconButton>
        <IconButton label="Next" disabled={alone} onClick={() => move(1)} className={styles.arrow}>
          <ChevronRight size={28} aria-hidden="true" />
        </IconButton>
      </div>
    </Modal>
  );
}
