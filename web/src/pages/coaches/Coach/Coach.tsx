import type { CoachContent } from '@flow/content/page-schemas/coaches';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Languages from 'lucide-react/icons/languages';
import type { ArtPalette } from '../../../art/artwork.ts';
import { Picture } from '../../../art/Picture/Picture.tsx';
import * as media from '../../../theme/media.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Coach.css.ts';

export interface CoachProps {
  coach: CoachContent;
  palette: ArtPalette;
  /** What the switch under the short text says, closed and open. */
  words: { more: string; less: string };
  /** True for the first: larger, and loaded at once. */
  leading?: boolean;
}

/** A coach. The whole text opens with or without script; any number may be open. */
export function Coach({ coach, palette, words, leading = false }: CoachProps) {
  return (
    <article className={leading ? styles.leading : styles.coach} aria-labelledby={coach.id}>
      <div className={styles.frame}>
        <Picture
          slot={coach.image}
          kind="monogram"
          palette={palette}
          small={!leading}
          eager={leading}
          sizes={`${media.tablet} 40vw, 86vw`}
          className={styles.picture}
        />
      </div>
      <div className={styles.text}>
        <h2 id={coach.id} className={styles.name}>
          {coach.name}
        </h2>
        <p className={styles.specialty}>{coach.specialty}</p>
        {coach.language && (
          <p className={styles.language}>
            <Languages size={18} aria-hidden="true" />
            {coach.language}
          </p>
        )}
        <p className={styles.short}>{coach.shortDescription}</p>
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span className={styles.more}>{words.more}</span>
            <span className={styles.less}>{words.less}</span>
            <VisuallyHidden> about {coach.name}</VisuallyHidden>
            <ChevronDown className={styles.mark} size={18} aria-hidden="true" />
          </summary>
          <div className={styles.full}>
            {coach.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </div>
    </article>
  );
}
