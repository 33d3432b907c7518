import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
import { column, section } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { ReviewCarousel } from '../../../ui/ReviewCarousel/ReviewCarousel.tsx';
import * as styles from './Reviews.css.ts';

export function Reviews({
  content,
  program,
}: {
  content: ProgramPageContent['reviews'];
  program: ProgramContent;
}) {
  return (
    <section className={`${paper} ${section}`} aria-labelledby="reviews-title">
      <div className={column}>
        <div className={styles.head}>
          <h2 id="reviews-title" className={typography.labelTitle}>
            {content.title}
          </h2>
          {program.reviewsFrom && (
            <p className={typography.note}>
              {content.from} {program.reviewsFrom}
            </p>
          )}
        </div>
        <ReviewCarousel label={content.title} reviews={program.reviews} />
      </div>
    </section>
  );
}
