import type { LegalPageContent } from '@flow/content/page-schemas/legal';
import type { LegalDocument } from '@flow/content/schema';
import { Art } from '../../../art/Art/Art.tsx';
import type { Artwork } from '../../../art/artwork.ts';
import { column } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import * as styles from './Title.css.ts';

const smallPrintArtwork: Artwork = { kind: 'field', name: 'small-print', palette: 'brand', aspect: '16/9' };

/** What the document is, and how old it is. */
export function Title({ content, document }: { content: LegalPageContent; document: LegalDocument }) {
  return (
    <header className={`${ink} ${styles.head}`}>
      <Art artwork={smallPrintArtwork} alt="" eager className={styles.art} />
      <div className={`${column} ${styles.inner}`}>
        <p className={styles.updated}>
          {content.lastUpdated} {document.lastUpdated}
        </p>
        <h1 id="legal-title" className={styles.title}>
          {document.title}
        </h1>
        <p className={styles.intro}>{document.intro}</p>
      </div>
    </header>
  );
}
