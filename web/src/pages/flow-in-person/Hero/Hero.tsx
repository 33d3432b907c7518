import type { FlowInPersonPageContent } from '@flow/content/page-schemas/flow-in-person';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { Claims } from '../../../sections/Claims/Claims.tsx';
import { Hero as HeroSection } from '../../../sections/Hero/Hero.tsx';
import { ink } from '../../../theme/theme.css.ts';
import * as styles from './Hero.css.ts';

export function Hero({ content }: { content: FlowInPersonPageContent['hero'] }) {
  return (
    <HeroSection
      look="within"
      ground={ink}
      id="hero-title"
      eyebrow={content.eyebrow}
      title={content.title}
      text={content.lede}
      source="/flow-in-person#hero"
      secondary={{ href: '#packages', label: content.secondary }}
      note={content.note}
      picture={
        <Picture
          slot={content.image}
          kind="field"
          pattern="ring"
          palette="brand"
          eager
          className={styles.art}
        />
      }
      foot={<Claims claims={content.claims} look="row" className={styles.claims} />}
    />
  );
}
