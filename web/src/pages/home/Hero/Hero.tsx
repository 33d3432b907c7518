import type { HomePageContent } from '@flow/content/page-schemas/home';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { Claims } from '../../../sections/Claims/Claims.tsx';
import { Hero as HeroSection } from '../../../sections/Hero/Hero.tsx';
import * as media from '../../../theme/media.ts';
import { ink } from '../../../theme/theme.css.ts';
import { HeroTestimonials } from '../HeroTestimonials/HeroTestimonials.tsx';
import * as styles from './Hero.css.ts';

/** On anything wider than a phone. */
const wide = { media: media.tablet, aspect: '16/10' };

export function Hero({ content }: { content: HomePageContent['hero'] }) {
  return (
    <HeroSection
      look="over"
      ground={ink}
      id="hero-title"
      eyebrow={content.eyebrow}
      title={content.title}
      lines="wide"
      text={content.lede}
      source="/#hero"
      secondary={content.secondary}
      note={content.trialNote}
      picture={
        <div className={styles.picture}>
          <Picture
            slot={content.image}
            kind="hero"
            palette="brand"
            wide={wide}
            small
            eager
            className={styles.art}
          />
        </div>
      }
      foot={
        <div className={styles.ground}>
          <Claims claims={content.claims} look="row" />
          <HeroTestimonials testimonials={content.testimonials} />
        </div>
      }
    />
  );
}
