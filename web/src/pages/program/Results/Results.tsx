import type { ProgramPageContent } from '@flow/content/page-schemas/program';
import type { ImageSlot } from '@flow/content/schema';
import { pairPalette } from '../../../art/artworks.ts';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { useLightbox } from '../../../features/use-lightbox.tsx';
import { Section } from '../../../sections/Section/Section.tsx';
import * as media from '../../../theme/media.ts';
import { paper } from '../../../theme/theme.css.ts';
import * as styles from './Results.css.ts';

const loadLightbox = async () => (await import('../../../ui/Lightbox/Lightbox.tsx')).Lightbox;

const shownAt = `${media.desktop} 25vw, 50vw`;

/** Before-and-after pictures of the program's clients; pressing one opens it large. */
export function Results({
  content,
  gallery,
}: {
  content: ProgramPageContent['results'];
  gallery: readonly ImageSlot[];
}) {
  const { open, intent, lightbox } = useLightbox(
    loadLightbox,
    gallery.map((slot, index) => ({
      key: slot.name,
      title: `${content.item} ${index + 1}`,
      picture: <Picture slot={slot} kind="pair" palette={pairPalette(index)} eager />,
      caption: <p>{content.note}</p>,
    })),
  );
  return (
    <Section
      id="results"
      ground={paper}
      title={content.title}
      intro={<p className={styles.note}>{content.note}</p>}
    >
      <ul className={styles.list} {...intent}>
        {gallery.map((slot, index) => (
          <li key={slot.name}>
            <button
              type="button"
              className={styles.button}
              aria-haspopup="dialog"
              onClick={() => open(index)}
            >
              <Picture
                slot={slot}
                kind="pair"
                palette={pairPalette(index)}
                small
                sizes={shownAt}
                className={styles.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      {lightbox}
    </Section>
  );
}
