import type { CoachesPageContent } from '@flow/content/pages/coaches';
import { Art } from '../../../art/Art/Art.tsx';
import type { Artwork } from '../../../art/artwork.ts';
import { column, section } from '../../../theme/layout.css.ts';
import { amber } from '../../../theme/theme.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './Choose.css.ts';

const artwork: Artwork = { kind: 'field', name: 'two-people', palette: 'fresh-start', aspect: '4/3' };

/** For those who do not know whom to choose. */
export function Choose({ content }: { content: CoachesPageContent['connect'] }) {
  return (
    <section className={`${amber} ${section} ${styles.choose}`} aria-labelledby="choose-title">
      <Art artwork={artwork} alt="" className={styles.art} />
      <div className={`${column} ${styles.inner}`}>
        <h2 id="choose-title" className={styles.title}>
          {content.title}
        </h2>
        <p className={styles.text}>{content.text}</p>
        <ConnectButton source="/coaches" className={styles.connect} />
        <p className={styles.note}>{content.note}</p>
      </div>
    </section>
  );
}
