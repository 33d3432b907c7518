import type { PricingPageContent } from '@flow/content/pages/pricing';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { column, section } from '../../../theme/layout.css.ts';
import { sand } from '../../../theme/theme.css.ts';
import * as styles from './Notes.css.ts';

/** What the prices leave out, and what happens to money. */
export function Notes({ content }: { content: PricingPageContent['notes'] }) {
  return (
    <section id="notes" className={`${sand} ${section}`} aria-labelledby="notes-title">
      <div className={`${column} ${styles.inner}`}>
        <div>
          <h2 id="notes-title" className={styles.title}>
            {content.title}
          </h2>
          <ul className={styles.notes}>
            {content.items.map((note) => (
              <li key={note} className={styles.note}>
                {note}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <dl className={styles.policies}>
            {content.policies.map(({ id, title, text }) => (
              <div key={id} className={styles.policy}>
                <dt className={styles.question}>{title}</dt>
                <dd className={styles.answer}>{text}</dd>
              </div>
            ))}
          </dl>
          <Link href={content.terms.href} className={styles.link}>
            {content.terms.label}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </div>
      </div>
    </section>
  );
}
