import type { ProgramCard as Card } from '@flow/content/schema';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { Art } from '../../../art/Art/Art.tsx';
import type { Artwork } from '../../../art/artwork.ts';
import * as styles from './ProgramCard.css.ts';

export function ProgramCard({ card, artwork }: { card: Card; artwork: Artwork }) {
  return (
    <li className={styles.card[card.gradient]}>
      <Art artwork={artwork} alt={card.image.alt} className={styles.art} />
      <div className={styles.text}>
        <h3 className={styles.label}>
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
