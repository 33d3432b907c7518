import type { FlowInPersonPageContent } from '@flow/content/page-schemas/flow-in-person';
import { PlanCard } from '../../../sections/PlanCard/PlanCard.tsx';
import { Section } from '../../../sections/Section/Section.tsx';
import { sand } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './Packages.css.ts';

/** Packages by the month, set large, and single sessions beside them. */
export function Packages({ content }: { content: FlowInPersonPageContent['packages'] }) {
  return (
    <Section id="packages" ground={sand} title={content.title} intro={content.intro}>
      <div className={styles.offers}>
        <ul className={styles.plans}>
          {content.monthly.map((offer) => (
            <PlanCard key={offer.name} plan={offer} look="large" />
          ))}
        </ul>
        <ul className={styles.plans}>
          {content.single.map((offer) => (
            <PlanCard key={offer.name} plan={offer} look="small" />
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <div>
          <p className={styles.gymNote}>{content.gymNote}</p>
          <p className={typography.note}>{content.vatNote}</p>
        </div>
        <ConnectButton source="/flow-in-person#packages" />
      </div>
    </Section>
  );
}
