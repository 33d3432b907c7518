import type { FlowOnlinePageContent } from '@flow/content/pages/flow-online';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { Points } from '../../../sections/Points/Points.tsx';
import { column, section, sectionHead } from '../../../theme/layout.css.ts';
import { sand } from '../../../theme/theme.css.ts';
import * as styles from './Plans.css.ts';

/** The free days, and the ways to pay that follow them. */
export function Plans({ content }: { content: FlowOnlinePageContent['plans'] }) {
  return (
    <section id="plans" className={`${sand} ${section}`} aria-labelledby="plans-title">
      <div className={column}>
        <div className={sectionHead}>
          <h2 id="plans-title" className={styles.title}>
            {content.title}
          </h2>
          <div className={styles.trial}>
            <p className={styles.days}>
              <span className={styles.dayCount}>{content.trialDays}</span> {content.trialUnit}
            </p>
            <p className={styles.trialText}>{content.trialText}</p>
          </div>
        </div>
        <ul className={styles.offers}>
          {content.offers.map((offer) => (
            <li key={offer.name} className={styles.offer}>
              <h3 className={styles.name}>{offer.name}</h3>
              <p className={styles.price}>
                <span className={styles.currency}>{offer.currency}</span>{' '}
                <span className={styles.amount}>{offer.amount}</span>{' '}
                <span className={styles.per}>
                  {offer.plusVat && '+ VAT '}per {offer.per}
                </span>
              </p>
              <p className={styles.summary}>{offer.summary}</p>
              <Points items={offer.includes} look="small" className={styles.points} />
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <p className={styles.note}>{content.note}</p>
          <Link href={content.allPrices.href} className={styles.onward}>
            {content.allPrices.label}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </div>
      </div>
    </section>
  );
}
