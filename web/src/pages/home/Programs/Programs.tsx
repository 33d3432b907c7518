import type { HomePageContent } from '@flow/content/page-schemas/home';
import { Section } from '../../../sections/Section/Section.tsx';
import { paper } from '../../../theme/theme.css.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { cardSlot } from './card-slot.ts';
import { ProgramCard } from './ProgramCard.tsx';
import * as styles from './Programs.css.ts';

export function Programs({ content }: { content: HomePageContent['programs'] }) {
  return (
    <Section
      id="programs"
      ground={paper}
      title={content.title}
      intro={
        <div className={styles.intro}>
          <p>{content.intro}</p>
          <ArrowLink href={content.explore.href}>{content.explore.label}</ArrowLink>
        </div>
      }
    >
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
    </Section>
  );
}
