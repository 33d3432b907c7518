import type { BeforeAfterGroup, BeforeAfterPageContent } from '@flow/content/page-schemas/before-after';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { Art } from '../../../art/Art/Art.tsx';
import type { Artwork } from '../../../art/artwork.ts';
import { Hero as HeroSection } from '../../../sections/Hero/Hero.tsx';
import { ink } from '../../../theme/theme.css.ts';
import * as styles from './Hero.css.ts';

const artwork: Artwork = { kind: 'pair', name: 'before-and-after', palette: 'brand', aspect: '4/3' };

export interface HeroProps {
  content: BeforeAfterPageContent['hero'];
  groups: readonly BeforeAfterGroup[];
}

/** The page's title, and the way to each group. */
export function Hero({ content, groups }: HeroProps) {
  return (
    <HeroSection
      look="low"
      ground={ink}
      id="before-after-title"
      title={content.title}
      text={content.lede}
      source="/before-after#top"
      note={content.note}
      picture={<Art artwork={artwork} alt="" className={styles.art} />}
      foot={
        <nav className={styles.index} aria-label={content.indexLabel}>
          <ul className={styles.groups}>
            {groups.map(({ id, title, people }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.link}>
                  <span className={styles.count}>{people.length}</span>
                  <span className={styles.name}>{title}</span>
                  <ArrowDown className={styles.arrow} size={18} aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}
