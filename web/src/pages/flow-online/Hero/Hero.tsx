import type { FlowOnlinePageContent } from '@flow/content/pages/flow-online';
import { Link } from 'wouter';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { Hero as HeroSection } from '../../../sections/Hero/Hero.tsx';
import { ink } from '../../../theme/theme.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  content: FlowOnlinePageContent['hero'];
  groups: FlowOnlinePageContent['explorer']['groups'];
}

export function Hero({ content, groups }: HeroProps) {
  return (
    <HeroSection
      look="within"
      ground={ink}
      titleId="hero-title"
      picture={
        <Picture
          slot={content.image}
          kind="field"
          pattern="moons"
          palette="brand"
          eager
          className={styles.art}
        />
      }
      foot={
        <nav className={styles.index} aria-labelledby="hero-index">
          <p id="hero-index" className={styles.indexTitle}>
            {content.indexTitle}
          </p>
          <ul className={styles.groups}>
            {groups.map(({ id, title, programs }) => (
              <li key={id}>
                <Link href={`#${id}`} className={styles.group}>
                  <span className={styles.groupTitle}>{title}</span>
                  <span className={styles.count}>
                    {programs.length}
                    <VisuallyHidden> programs</VisuallyHidden>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      }
    >
      <p className={styles.eyebrow}>{content.eyebrow}</p>
      <h1 id="hero-title" className={styles.title}>
        {content.title}
      </h1>
      <p className={styles.lede}>{content.lede}</p>
      <div className={styles.actions}>
        <ConnectButton source="flow-online-hero" />
        <ButtonLink href="#programs" variant="ghost" size="lg" className={styles.secondary}>
          {content.secondary}
        </ButtonLink>
      </div>
      <p className={styles.note}>{content.trialNote}</p>
    </HeroSection>
  );
}
