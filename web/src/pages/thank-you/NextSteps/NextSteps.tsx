import type { ThankYouContent } from '@flow/content/pages/thank-you';
import { column, section } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import { link } from '../../../ui/ArrowLink/ArrowLink.css.ts';
import * as styles from './NextSteps.css.ts';

/** What happens next, when, and how to reach somebody in the meantime. */
export function NextSteps({ content }: { content: ThankYouContent }) {
  const { contact, hours } = content;
  return (
    <section className={`${paper} ${section}`} aria-labelledby="steps-title">
      <div className={column}>
        <h2 id="steps-title" className={styles.title}>
          {content.stepsTitle}
        </h2>
        <ol className={styles.steps}>
          {content.steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3 className={styles.stepTitle}>{step.title}</h3>
              <p className={styles.stepText}>{step.text}</p>
            </li>
          ))}
        </ol>
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
      </div>
    </section>
  );
}
