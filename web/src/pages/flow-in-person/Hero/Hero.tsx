import type { FlowInPersonPageContent } from '@flow/content/pages/flow-in-person';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { column } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './Hero.css.ts';

export function Hero({ content }: { content: FlowInPersonPageContent['hero'] }) {
  return (
    <section className={`${ink} ${styles.hero}`} aria-labelledby="hero-title">
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.lead}>
          <p className={styles.eyebrow}>{content.eyebrow}</p>
          <h1 id="hero-title" className={styles.title}>
            {content.title}
          </h1>
          <p className={styles.lede}>{content.lede}</p>
          <div className={styles.actions}>
            <ConnectButton source="/flow-in-person#hero" />
            <ButtonLink href="#packages" variant="ghost" size="lg" className={styles.secondary}>
              {content.secondary}
            </ButtonLink>
          </div>
          <p className={styles.note}>{content.note}</p>
        </div>
        <Picture
          slot={content.image}
          kind="field"
          pattern="ring"
          palette="brand"
          eager
          className={styles.art}
        />
        <dl className={styles.claims}>
          {content.claims.map(({ value, label }) => (
            <div key={label} className={styles.claim}>
              <dt className={styles.claimLabel}>{label}</dt>
              <dd className={styles.claimValue}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
