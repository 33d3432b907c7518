import type { HomePageContent } from '@flow/content/pages/home';
import { wideHero } from '../../../art/artworks.ts';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { Claims } from '../../../sections/Claims/Claims.tsx';
import { column } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { HeroTestimonials } from '../HeroTestimonials/HeroTestimonials.tsx';
import * as styles from './Hero.css.ts';

export function Hero({ content }: { content: HomePageContent['hero'] }) {
  return (
    <section className={`${ink} ${styles.over}`} aria-labelledby="hero-title">
      <div className={`${column} ${styles.screen}`}>
        <div className={styles.words}>
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
          <Claims claims={content.claims} look="row" />
          <HeroTestimonials testimonials={content.testimonials} />
        </div>
      </div>
    </section>
  );
}
