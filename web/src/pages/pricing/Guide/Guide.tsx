import type { PricingPageContent } from '@flow/content/pages/pricing';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { column, section } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import * as styles from './Guide.css.ts';

/** Sentences that people say of themselves, each leading to the plan that answers it. */
export function Guide({ content }: { content: PricingPageContent['guide'] }) {
  return (
    <section id="which" className={`${paper} ${section}`} aria-labelledby="which-title">
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.head}>
          <h2 id="which-title" className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <ul className={styles.list}>
          {content.items.map(({ need, anchor, plan, price }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className={styles.link}>
                <span className={styles.need}>{need}</span>
                <span className={styles.answer}>
                  <span className={styles.plan}>{plan}</span> <span className={styles.price}>{price}</span>
                </span>
                <ArrowDown className={styles.arrow} size={20} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
