import type { ReactNode } from 'react';
import { Art } from '../../art/Art/Art.tsx';
import { notFoundArtwork } from '../../art/artworks.ts';
import * as styles from './AccountFrame.css.ts';

/** The page around an account's form: narrow, with a field of lines beside it on wide screens. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <Art artwork={notFoundArtwork} alt="" className={styles.art} />
      </div>
      <div className={styles.inner}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
