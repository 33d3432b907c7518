import type { ProgramCard as Card, ImageSlot } from '@flow/content/schema';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { Picture } from '../../../art/Picture/Picture.tsx';
import * as media from '../../../theme/media.ts';
import * as typography from '../../../theme/typography.css.ts';
import * as styles from './ProgramCard.css.ts';

const shownAt = `${media.desktop} 25vw, ${media.tablet} 50vw, 80vw`;

export function ProgramCard({ card, slot }: { card: Card; slot: ImageSlot }) {
  return (
    <li className={`${styles.card} ${styles.ground[card.gradient]}`}>
      <Picture
        slot={slot}
        kind="field"
        palette={card.gradient}
        pattern={card.pattern}
        small
        sizes={shownAt}
        className={styles.art}
      />
      <div className={styles.text}>
        <h3 className={typography.smallTitle}>
          <Link href={card.path} className={styles.link}>
            {card.label}
          </Link>
        </h3>
        <p className={styles.description}>{card.description}</p>
      </div>
      <ArrowRight className={styles.arrow} size={22} aria-hidden="true" />
    </li>
  );
}
