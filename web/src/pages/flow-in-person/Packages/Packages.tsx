import type { FlowInPersonPageContent } from '@flow/content/pages/flow-in-person';
import type { PlanOffer } from '@flow/content/pages/plan-offer';
import { Points } from '../../../sections/Points/Points.tsx';
import { column, section, sectionHead, sectionTitle } from '../../../theme/layout.css.ts';
import { sand } from '../../../theme/theme.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './Packages.css.ts';

function Offer({ offer }: { offer: PlanOffer }) {
  return (
    <li className={styles.offer}>
      <h3 className={styles.name}>{offer.name}</h3>
      <p className={styles.price}>
        <span className={styles.currency}>{offer.currency}</span>{' '}
        <span className={styles.amount}>{offer.amount}</span>{' '}
        <span className={styles.per}>
          {offer.plusVat && '+ VAT '}per {offer.per}
        </span>
      </p>
      <p className={styles.summary}>{offer.summary}</p>
      <Points items={offer.includes} look="quiet" className={styles.points} />
    </li>
  );
}

/** Packages by the month, set large, and single sessions beside them. */
export function Packages({ content }: { content: FlowInPersonPageContent['packages'] }) {
  return (
    <section id="packages" className={`${sand} ${section}`} aria-labelledby="packages-title">
      <div className={column}>
        <div className={sectionHead}>
          <h2 id="packages-title" className={sectionTitle}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <div className={styles.offers}>
          <ul className={styles.monthly}>
            {content.monthly.map((offer) => (
              <Offer key={offer.name} offer={offer} />
            ))}
          </ul>
          <ul className={styles.single}>
            {content.single.map((offer) => (
              <Offer key={offer.name} offer={offer} />
            ))}
          </ul>
        </div>
        <div className={styles.foot}>
          <div>
            <p className={styles.gymNote}>{content.gymNote}</p>
            <p className={styles.note}>{content.vatNote}</p>
          </div>
          <ConnectButton source="/flow-in-person#packages" />
        </div>
      </div>
    </section>
  );
}
