import type { HeroTestimonial } from '@flow/content/schema';
import { RotationControls } from '../../../ui/RotationControls/RotationControls.tsx';
import { useRotation } from '../../../ui/rotation/use-rotation.ts';
import * as styles from './HeroTestimonials.css.ts';

const rotationInterval = 2500;

/** One client's sentence after another. All of them are in the page, so the tallest keeps the place. */
export function HeroTestimonials({ testimonials }: { testimonials: readonly HeroTestimonial[] }) {
  const rotation = useRotation(testimonials.length, rotationInterval);
  const { current, playing, holders } = rotation;
  return (
    <section className={styles.frame} aria-label="What clients say" {...holders}>
      <div className={styles.stage} aria-live={playing ? 'off' : 'polite'}>
        {testimonials.map((testimonial, index) => (
          <figure
            key={testimonial.name}
            className={styles.entry}
            data-current={index === current || undefined}
            aria-hidden={index !== current}
          >
            <span className={styles.initial} aria-hidden="true">
              {testimonial.initial}
            </span>
            <blockquote className={styles.quote}>{testimonial.quote}</blockquote>
            <figcaption className={styles.name}>{testimonial.name}</figcaption>
          </figure>
        ))}
      </div>
      <RotationControls
        rotation={rotation}
        count={testimonials.length}
        item="Testimonial"
        items="testimonials"
        className={styles.controls}
      />
    </section>
  );
}
