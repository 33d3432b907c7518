import type { PricedPlan, PricingPageContent } from '@flow/content/page-schemas/pricing';
import { Points } from '../../../sections/Points/Points.tsx';
import { column, section } from '../../../theme/layout.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { WhatsAppLink } from '../WhatsAppLink/WhatsAppLink.tsx';
import * as styles from './Plans.css.ts';

export interface PlansProps {
  id: string;
  content: { title: string; intro: string; plans: readonly PricedPlan[] };
  whatsapp: PricingPageContent['whatsapp'];
  /** The section's theme. */
  ground: string;
}

/** Plans as a price list: a line each, prices under one another. */
export function Plans({ id, content, whatsapp, ground }: PlansProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} className={`${ground} ${section}`} aria-labelledby={titleId}>
      <div className={column}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <ul className={styles.plans}>
          {content.plans.map((plan) => (
            <li key={plan.anchor} id={plan.anchor} className={styles.plan}>
              <div className={styles.name}>
                <h3 className={typography.mediumTitle}>{plan.name}</h3>
                <p className={styles.summary}>{plan.summary}</p>
              </div>
              <div className={styles.cost}>
                <p className={styles.price}>
                  <span className={styles.amount}>{plan.amount}</span>{' '}
                  <span className={styles.per}>
                    {plan.plusVat && '+ VAT '}
                    {plan.per}
                  </span>
                </p>
                {plan.withVat && <p className={styles.extra}>{plan.withVat}</p>}
                {plan.saving && <p className={styles.extra}>{plan.saving}</p>}
              </div>
              <Points items={plan.includes} look="plain" className={styles.includes} />
              <WhatsAppLink
                whatsapp={whatsapp}
                subject={plan.name}
                message={plan.message}
                className={styles.button}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
