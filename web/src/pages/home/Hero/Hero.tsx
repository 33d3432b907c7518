import type { HomePageContent } from '@flow/content/schema';
import { Art } from '../../../art/Art/Art.tsx';
import { artworkPath } from '../../../art/artwork.ts';
import { heroArtwork, wideHeroArtwork } from '../../../art/artworks.ts';
import { media } from '../../../theme/media.ts';
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
        <picture className={styles.picture}>
          <source media={media.tablet} srcSet={artworkPath(wideHeroArtwork(content.image))} />
          <Art artwork={heroArtwork(content.image)} alt={content.image.alt} eager className={styles.art} />
        </picture>
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
