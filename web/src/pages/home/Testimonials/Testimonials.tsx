import type { HomePageContent } from '@flow/content/page-schemas/home';
import { column, section } from '../../../theme/layout.css.ts';
import { sand } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import * as styles from './Testimonials.css.ts';

export function Testimonials({ content }: { content: HomePageContent['testimonials'] }) {
  return (
    <section className={`${sand} ${section}`} aria-labelledby="testimonials-title">
      <div className={column}>
        <h2 id="testimonials-title" className={typography.labelTitle}>
          {content.title}
        </h2>
        <ul className={styles.list}>
          {content.items.map(({ quote, author }) => (
            <li key={author} className={styles.item}>
              <figure>
                <blockquote className={styles.quote}>{quote}</blockquote>
                <figcaption className={styles.author}>{author}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
