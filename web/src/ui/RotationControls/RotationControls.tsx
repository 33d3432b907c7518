import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Rotation } from '../rotation/use-rotation.ts';
import * as styles from './RotationControls.css.ts';

export interface RotationControlsProps {
  rotation: Rotation;
  count: number;
  /** What one item and what all of them are called: `Testimonial`, `testimonials`. */
  item: string;
  items: string;
  className?: string | undefined;
}

/** Pause or play, and a dot for each item. */
export function RotationControls({ rotation, count, item, items, className }: RotationControlsProps) {
  const { current, playing, toggle, show } = rotation;
  const Mark = playing ? Pause : Play;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className={className ? `${styles.controls} ${className}` : styles.controls}>
      <IconButton label={`${playing ? 'Pause' : 'Play'} ${items}`} onClick={toggle}>
        <Mark size={18} aria-hidden="true" />
      </IconButton>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          className={styles.dot}
          aria-label={`${item} ${number} of ${count}`}
          aria-current={number - 1 === current}
          onClick={() => show(number - 1)}
        />
      ))}
    </div>
  );
}
