import { useId } from 'react';
import * as styles from './Contents.css.ts';
import type { Heading } from './headings.ts';

export interface ContentsProps {
  title: string;
  headings: readonly Heading[];
}

/** A text's own table of contents. */
export function Contents({ title, headings }: ContentsProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ol className={styles.list}>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
