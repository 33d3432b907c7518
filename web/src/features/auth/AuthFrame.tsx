import type { ReactNode } from 'react';
import { Art } from '../../art/Art/Art.tsx';
import type { Artwork } from '../../art/artwork.ts';
import * as styles from './AuthFrame.css.ts';

const doorArtwork: Artwork = {
  kind: 'field',
  name: 'sign-in',
  palette: 'brand',
  aspect: '16/9',
  pattern: 'arch',
};

/** The ground of the sign-in page: a door in a field of lines, and the card before it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.ground}>
        <Art artwork={doorArtwork} alt="" eager className={styles.art} />
      </div>
      <div className={styles.inner}>
        <div className={styles.sheet}>{children}</div>
      </div>
    </div>
  );
}
