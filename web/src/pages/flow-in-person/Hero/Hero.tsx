import type { FlowInPersonPageContent } from '@flow/content/pages/flow-in-person';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { Claims } from '../../../sections/Claims/Claims.tsx';
import { Hero as HeroSection } from '../../../sections/Hero/Hero.tsx';
import { ink } from '../../../theme/theme.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './Hero.css.ts';

export function Hero({ content }: { content: FlowInPersonPageContent['hero'] }) {
  return (
    <HeroSection
      look="within"
      ground={ink}
      titleId="hero-title"
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
    >
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
    </HeroSection>
  );
}
