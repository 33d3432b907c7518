import type { HomeResult } from '@flow/content/page-schemas/home';
import { pairPalette } from '../../../art/artworks.ts';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { useLightbox } from '../../../features/use-lightbox.tsx';
import * as media from '../../../theme/media.ts';
import * as typography from '../../../theme/typography.css.ts';
import * as styles from './Transformations.css.ts';

const loadLightbox = async () => (await import('../../../ui/Lightbox/Lightbox.tsx')).Lightbox;

const shownAt = `${media.desktop} 22vw, 46vw`;

/** Before-and-after pictures; pressing one opens it large. */
export function Transformations({
  title,
  transformations,
}: {
  title: string;
  transformations: readonly HomeResult[];
}) {
  const { open, intent, lightbox } = useLightbox(
    loadLightbox,
    transformations.map((transformation, index) => ({
      key: transformation.id,
      title: transformation.name,
      picture: <Picture slot={transformation.image} kind="pair" palette={pairPalette(index)} eager />,
      caption: (
        <>
          <p>{transformation.facts}</p>
          <p>{transformation.description}</p>
        </>
      ),
    })),
  );
  return (
    <div className={styles.block}>
      <h3 className={typography.largeTitle}>{title}</h3>
      <ul className={styles.list} {...intent}>
        {transformations.map((transformation, index) => (
          <li key={transformation.id}>
            <button
              type="button"
              className={styles.button}
              aria-haspopup="dialog"
              onClick={() => open(index)}
            >
              <span className={styles.frame}>
                <Picture
                  slot={transformation.image}
                  kind="pair"
                  palette={pairPalette(index)}
                  small
                  sizes={shownAt}
                  className={styles.picture}
                />
              </span>
              <span className={styles.caption}>
                <span className={styles.overlayText}>{transformation.overlayText}</span>
                <span className={styles.facts}>
                  {transformation.name}, {transformation.duration}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {lightbox}
    </div>
  );
}
