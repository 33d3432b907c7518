import type { HomeResult } from '@flow/content/pages/home';
import { lazy, Suspense, useState } from 'react';
import { pairPalette } from '../../../art/artworks.ts';
import { Picture } from '../../../art/Picture/Picture.tsx';
import * as media from '../../../theme/media.ts';
import * as styles from './Transformations.css.ts';

const loadLightbox = () => import('../../../ui/Lightbox/Lightbox.tsx');
const Lightbox = lazy(() => loadLightbox().then((module) => ({ default: module.Lightbox })));

const preload = () => {
  // A failed load is tried again, and shown, when the picture is pressed.
  loadLightbox().catch(() => {});
};

const shownAt = `${media.desktop} 22vw, 46vw`;

/** Before-and-after pictures; pressing one opens it large. */
export function Transformations({
  title,
  transformations,
}: {
  title: string;
  transformations: readonly HomeResult[];
}) {
  const [open, setOpen] = useState<number>();
  const items = transformations.map((transformation, index) => ({
    key: transformation.id,
    title: transformation.name,
    picture: <Picture slot={transformation.image} kind="pair" palette={pairPalette(index)} eager />,
    caption: (
      <>
        <p>{transformation.facts}</p>
        <p>{transformation.description}</p>
      </>
    ),
  }));
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.grid} onPointerEnter={preload} onFocus={preload}>
        {transformations.map((transformation, index) => (
          <li key={transformation.id}>
            <button
              type="button"
              className={styles.button}
              aria-haspopup="dialog"
              onClick={() => setOpen(index)}
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
      {open !== undefined && (
        <Suspense fallback={null}>
          <Lightbox items={items} index={open} onIndexChange={setOpen} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
