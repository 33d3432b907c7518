import type { HomePageContent } from '@flow/content/pages/home';
import { wideHero } from '../../../art/artworks.ts';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { ink } from '../../../theme/theme.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { HeroTestimonials } from '../HeroTestimonials/HeroTestimonials.tsx';
import * as styles from './Hero.css.ts';

export function Hero({ content }: { content: HomePageContent['hero'] }) {
  return (
    <section className={`${ink} ${styles.hero}`} aria-labelledby="hero-title">
      <div className={styles.inner}>
        <div className={styles.lead}>
          <p className={styles.eyebrow}>{content.eyebrow}</p>
          <h1 id="hero-title" className={styles.title}>
            {content.title}
          </h1>
          <p className={styles.lede}>{content.lede}</p>
          <div className={styles.actions}>
            <ConnectButton source="/#hero" />
            <ButtonLink href={content.secondary.href} variant="ghost" size="lg" className={styles.secondary}>
              {content.secondary.label}
            </ButtonLink>
          </div>
          <p className={styles.note}>{content.trialNote}</p>
        </div>
        <div className={styles.picture}>
          <Picture
            slot={content.image}
            kind="hero"
            palette="brand"
            wide={wideHero}
            small
            eager
            className={styles.art}
          />
        </div>
        <div className={styles.ground}>
          <dl className={styles.claims}>
            {content.claims.map((claim) => (
              <div key={claim.label} className={styles.claim}>
                <dt className={styles.claimLabel}>{claim.label}</dt>
                <dd className={styles.claimValue}>{claim.value}</dd>
              </div>
            ))}
          </dl>
          <HeroTestimonials testimonials={content.testimonials} />
        </div>
      </div>
    </section>
  );
}
