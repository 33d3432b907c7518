import type { PricingPageContent } from '@flow/content/page-schemas/pricing';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { Section } from '../../../sections/Section/Section.tsx';
import { paper } from '../../../theme/theme.css.ts';
import * as styles from './Guide.css.ts';

/** Sentences that people say of themselves, each leading to the plan that answers it. */
export function Guide({ content }: { content: PricingPageContent['guide'] }) {
  return (
    <Section
      id="which"
      ground={paper}
      look="aside"
      size="section"
      staying
      title={content.title}
      intro={content.intro}
    >
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
    </Section>
  );
}
