import type { BlogPageContent } from '@flow/content/pages/blog';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { column, section } from '../../../theme/layout.css.ts';
import { sand } from '../../../theme/theme.css.ts';
import * as styles from './References.css.ts';

/** The works that the posts lean on, each with the post that does. */
export function References({ content }: { content: BlogPageContent['references'] }) {
  return (
    <section id="references" className={`${sand} ${section}`} aria-labelledby="references-title">
      <div className={`${column} ${styles.inner}`}>
        <div>
          <h2 id="references-title" className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <ol className={styles.list}>
          {content.items.map((item) => (
            <li key={item.title} className={styles.item}>
              <p className={styles.citation}>
                {item.authors} ({item.year}). <cite className={styles.work}>{item.title}</cite>. {item.source}
              </p>
              <p className={styles.note}>{item.note}</p>
              <Link href={item.post.path} className={styles.link}>
                {item.post.title}
                <ArrowRight size={18} className={styles.arrow} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
