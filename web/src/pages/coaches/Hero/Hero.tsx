import type { CoachesPageContent } from '@flow/content/page-schemas/coaches';
import type { ReactNode } from 'react';
import * as lead from '../../../sections/Lead/Lead.css.ts';
import { column } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  content: CoachesPageContent['hero'];
  /** The first coach stands in the hero. */
  children: ReactNode;
}

export function Hero({ content, children }: HeroProps) {
  return (
    <section className={`${ink} ${styles.hero}`} aria-labelledby="coaches-title">
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.head}>
          <h1 id="coaches-title" className={lead.title.narrow}>
            {content.title}
          </h1>
          <p className={styles.lede}>{content.lede}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
