import type { ReactNode } from 'react';
import { column } from '../../theme/layout.css.ts';
import { ink } from '../../theme/theme.css.ts';
import * as styles from './FullScreen.css.ts';

export interface FullScreenProps {
  titleId: string;
  look: keyof typeof styles.screen;
  /** The drawing, for the class it is given. */
  art: (className: string) => ReactNode;
  children: ReactNode;
}

/** A page of one screen: words at its foot, and a picture. */
export function FullScreen({ titleId, look, art, children }: FullScreenProps) {
  return (
    <section className={`${ink} ${styles.screen[look]}`} aria-labelledby={titleId}>
      {art(styles.picture[look])}
      <div className={`${column} ${styles.inner[look]}`}>{children}</div>
    </section>
  );
}
