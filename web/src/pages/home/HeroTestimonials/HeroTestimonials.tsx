import type { HeroTestimonial } from '@flow/content/schema';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import * as styles from './HeroTestimonials.css.ts';
import { useRotation } from './rotation.ts';

/** One client's sentence after another. All of them are in the page, so the tallest keeps the place. */
export function HeroTestimonials({ testimonials }: { testimonials: readonly HeroTestimonial[] }) {
  const { current, playing, toggle, show, hold } = useRotation(testimonials.length);
  const Mark = playing ? Pause : Play;
  return (
    <section
      className={styles.frame}
      aria-label="What clients say"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
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
      <div className={styles.controls}>
        <IconButton label={playing ? 'Pause testimonials' : 'Play testimonials'} onClick={toggle}>
          <Mark size={18} aria-hidden="true" />
        </IconButton>
        {testimonials.map((testimonial, index) => (
          <button
            key={testimonial.name}
            type="button"
            className={styles.dot}
            aria-label={`Testimonial ${index + 1} of ${testimonials.length}`}
            aria-current={index === current}
            onClick={() => show(index)}
          />
        ))}
      </div>
    </section>
  );
}
