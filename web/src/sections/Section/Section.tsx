import type { ReactNode } from 'react';
import { column, section } from '../../theme/layout.css.ts';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** The section's anchor, of which its title's id is made. */
  id: string;
  /** The class of a section theme. */
  ground: string;
  look?: keyof typeof styles.frame;
  title: string;
  /** Of the title, where it is not the usual one. */
  size?: keyof typeof styles.title;
  /** A text, or what stands in its place. */
  intro?: ReactNode;
  /** Whether the title follows the reader beside the content. */
  staying?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A section of a page: its title, what introduces it, and its content. */
export function Section({
  id,
  ground,
  look = 'above',
  title,
  size = styles.size[look],
  intro,
  staying = false,
  className = '',
  children,
}: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={`${ground} ${section} ${className}`} aria-labelledby={titleId}>
      <div className={`${column} ${styles.frame[look]}`}>
        <div className={staying ? styles.staying : styles.head[look]}>
          <h2 id={titleId} className={styles.title[size]}>
            {title}
          </h2>
          {typeof intro === 'string' ? <p className={styles.intro}>{intro}</p> : intro}
        </div>
        {children}
      </div>
    </section>
  );
}
