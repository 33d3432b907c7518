import type { HomePageContent } from '@flow/content/pages/home';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { cardSlot } from '../../../art/artworks.ts';
import { column, section, sectionHead } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import * as styles from './Programs.css.ts';

export function Programs({ content }: { content: HomePageContent['programs'] }) {
  return (
    <section id="programs" className={`${paper} ${section}`} aria-labelledby="programs-title">
      <div className={column}>
        <div className={sectionHead}>
          <h2 id="programs-title" className={styles.title}>
            {content.title}
          </h2>
          <div className={styles.intro}>
            <p>{content.intro}</p>
            <Link href={content.explore.href} className={styles.onward}>
              {content.explore.label}
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </div>
        </div>
        <ul className={styles.cards}>
          {content.cards.map((card, index, cards) => (
            <ProgramCard key={card.path} card={card} slot={cardSlot(card.image, index, cards.length)} />
          ))}
        </ul>
        <div className={styles.foot}>
          <ButtonLink href={content.explore.href} size="lg">
            {content.explore.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
