import type { FlowOnlinePageContent } from '@flow/content/page-schemas/flow-online';
import { PlanCard } from '../../../sections/PlanCard/PlanCard.tsx';
import { Section } from '../../../sections/Section/Section.tsx';
import { sand } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import * as styles from './Plans.css.ts';

/** The free days, and the ways to pay that follow them. */
export function Plans({ content }: { content: FlowOnlinePageContent['plans'] }) {
  return (
    <Section
      id="plans"
      ground={sand}
      title={content.title}
      intro={
        <div className={styles.trial}>
          <p className={styles.days}>
            <span className={styles.dayCount}>{content.trialDays}</span> {content.trialUnit}
          </p>
          <p className={styles.trialText}>{content.trialText}</p>
        </div>
      }
    >
      <ul className={styles.offers}>
        {content.offers.map((offer, index) => (
          <PlanCard key={offer.name} plan={offer} look={index === 1 ? 'featured' : 'standard'} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={typography.note}>{content.note}</p>
        <ArrowLink href={content.allPrices.href}>{content.allPrices.label}</ArrowLink>
      </div>
    </Section>
  );
}
