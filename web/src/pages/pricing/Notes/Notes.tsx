import type { PricingPageContent } from '@flow/content/page-schemas/pricing';
import { Section } from '../../../sections/Section/Section.tsx';
import { sand } from '../../../theme/theme.css.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import * as styles from './Notes.css.ts';

/** What the prices leave out, and what happens to money. */
export function Notes({ content }: { content: PricingPageContent['notes'] }) {
  return (
    <Section
      id="notes"
      ground={sand}
      look="beside"
      title={content.title}
      intro={
        <ul className={styles.notes}>
          {content.items.map((note) => (
            <li key={note} className={styles.note}>
              {note}
            </li>
          ))}
        </ul>
      }
    >
      <div>
        <dl className={styles.policies}>
          {content.policies.map(({ id, title, text }) => (
            <div key={id} className={styles.policy}>
              <dt className={styles.question}>{title}</dt>
              <dd className={styles.answer}>{text}</dd>
            </div>
          ))}
        </dl>
        <ArrowLink href={content.terms.href} className={styles.link}>
          {content.terms.label}
        </ArrowLink>
      </div>
    </Section>
  );
}
