import type { Review } from '@flow/content/schema';
import Star from 'lucide-react/icons/star';
import { RotationControls } from '../RotationControls/RotationControls.tsx';
import { useRotation } from '../rotation/use-rotation.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ReviewCarousel.css.ts';

const rotationInterval = 4000;
const stars = [1, 2, 3, 4, 5];

/** One review after another. All of them are in the page, so the tallest keeps the place. */
export function ReviewCarousel({ label, reviews }: { label: string; reviews: readonly Review[] }) {
  const rotation = useRotation(reviews.length, rotationInterval);
  const { current, playing, holders } = rotation;
  return (
    // A group, not a region: the section around it is the landmark.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.frame}
      {...holders}
    >
      <div className={styles.stage} aria-live={playing ? 'off' : 'polite'}>
        {reviews.map(({ name, review, rating, timeAgo }, index) => (
          <figure key={name} className={styles.entry} data-current={index === current || undefined}>
            <p className={styles.rating}>
              <span className={styles.number}>{rating.toFixed(1)}</span>
              <VisuallyHidden> out of 5</VisuallyHidden>
              <span className={styles.stars} aria-hidden="true">
                {stars.slice(0, rating).map((star) => (
                  <Star key={star} size={18} fill="currentColor" />
                ))}
              </span>
            </p>
            <div className={styles.words}>
              <blockquote className={styles.quote}>{review}</blockquote>
              <figcaption className={styles.author}>
                {name}, <span className={styles.time}>{timeAgo}</span>
              </figcaption>
            </div>
          </figure>
        ))}
      </div>
      <RotationControls
        rotation={rotation}
        count={reviews.length}
        item="Review"
        items="reviews"
        className={styles.controls}
      />
    </div>
  );
}
