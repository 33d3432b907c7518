import type { ThankYouContent } from '@flow/content/page-schemas/thank-you';
import { Section } from '../../../sections/Section/Section.tsx';
import { Steps } from '../../../sections/Steps/Steps.tsx';
import { paper } from '../../../theme/theme.css.ts';
import { link } from '../../../ui/ArrowLink/ArrowLink.css.ts';
import * as styles from './NextSteps.css.ts';

/** What happens next, when, and the ways to reach the business until then. */
export function NextSteps({ content }: { content: ThankYouContent }) {
  const { contact, hours } = content;
  return (
    <Section id="steps" className={styles.next} ground={paper} size="chapter" title={content.stepsTitle}>
      <Steps steps={content.steps} look="falling" />
      <div className={styles.foot}>
        <div className={styles.fact}>
          <h3 className={styles.factTitle}>{hours.title}</h3>
          <p>{hours.text}</p>
        </div>
        <div className={styles.fact}>
          <h3 className={styles.factTitle}>{contact.title}</h3>
          <p>{contact.text}</p>
          <p className={styles.ways}>
            <a href={contact.phone.href} className={link}>
              {contact.phone.display}
            </a>
            <a href={`mailto:${contact.email}`} className={link}>
              {contact.email}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
