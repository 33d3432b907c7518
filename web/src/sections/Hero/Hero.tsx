import type { ReactNode } from 'react';
import { column } from '../../theme/layout.css.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** The class of a section theme. */
  ground: string;
  look: keyof typeof styles.hero;
  /** The id of the title, which names the section. */
  titleId: string;
  picture: ReactNode;
  /** What stands at the foot of the first screen. */
  foot: ReactNode;
  /** The words: their classes are those of `Lead.css.ts`. */
  children: ReactNode;
}

/** A page's first screen: its title and the way on, a picture, and what is known at once at its foot. */
export function Hero({ ground, look, titleId, picture, foot, children }: HeroProps) {
  return (
    <section className={`${ground} ${styles.hero[look]}`} aria-labelledby={titleId}>
      <div className={`${column} ${styles.screen}`}>
        <div className={styles.words}>{children}</div>
        {picture}
        {foot}
      </div>
    </section>
  );
}
