import type { FlowOnlinePageContent } from '@flow/content/page-schemas/flow-online';
import { Link } from 'wouter';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { Hero as HeroSection } from '../../../sections/Hero/Hero.tsx';
import { ink } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
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
      id="hero-title"
      eyebrow={content.eyebrow}
      title={content.title}
      text={content.lede}
      source="flow-online-hero"
      secondary={{ href: '#programs', label: content.secondary }}
      note={content.trialNote}
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
          <p id="hero-index" className={typography.note}>
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
    />
  );
}
