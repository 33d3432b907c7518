import type { PostLink, PostPageContent } from '@flow/content/page-schemas/post';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { column } from '../../../theme/layout.css.ts';
import { sand } from '../../../theme/theme.css.ts';
import * as styles from './Neighbours.css.ts';

export interface NeighboursProps {
  content: Pick<PostPageContent, 'previous' | 'next' | 'all'>;
  previous: PostLink | undefined;
  next: PostLink | undefined;
}

/** The posts before and after this one, in the order in which they were written. */
export function Neighbours({ content, previous, next }: NeighboursProps) {
  return (
    <nav className={sand} aria-label={content.all.label}>
      <ul className={`${column} ${styles.list}`}>
        {previous && (
          <li className={styles.previous}>
            <Link href={previous.path} rel="prev" className={styles.link}>
              <span className={styles.label}>
                <ArrowLeft size={18} aria-hidden="true" />
                {content.previous}
              </span>
              <span className={styles.title}>{previous.title}</span>
            </Link>
          </li>
        )}
        {next && (
          <li className={styles.next}>
            <Link href={next.path} rel="next" className={styles.link}>
              <span className={styles.label}>
                {content.next}
                <ArrowRight size={18} aria-hidden="true" />
              </span>
              <span className={styles.title}>{next.title}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
