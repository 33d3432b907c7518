import type { PricingPageContent } from '@flow/content/page-schemas/pricing';
import { Lead } from '../../../sections/Lead/Lead.tsx';
import { column } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  content: PricingPageContent['hero'];
  trial: PricingPageContent['trial'];
}

/** The free days, and beside them what follows and when. */
export function Hero({ content, trial }: HeroProps) {
  return (
    <section className={`${ink} ${styles.hero}`} aria-labelledby="pricing-title">
      <div className={`${column} ${styles.inner}`}>
        <Lead
          id="pricing-title"
          as="h1"
          title={content.title}
          text={content.lede}
          note={trial.followedBy}
          actions={<ConnectButton source="/pricing#trial" />}
        />
        <div className={styles.trial}>
          <h2 className={typography.mediumTitle}>{trial.title}</h2>
          <div className={styles.days} aria-hidden="true">
            {Array.from({ length: trial.days }, (_, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the days are all alike and never move.
              <span key={day} className={styles.day} />
            ))}
            <span className={styles.after} />
          </div>
          <dl className={styles.steps}>
            {trial.steps.map(({ when, what }) => (
              <div key={when} className={styles.step}>
                <dt className={styles.when}>{when}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
