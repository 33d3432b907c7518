import type { HomePageContent } from '@flow/content/pages/home';
import { Art } from '../../../art/Art/Art.tsx';
import { finalCtaArtwork } from '../../../art/artworks.ts';
import { column, section } from '../../../theme/layout.css.ts';
import { amber } from '../../../theme/theme.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './FinalCta.css.ts';

export function FinalCta({ content }: { content: HomePageContent['finalCta'] }) {
  return (
    <section className={`${amber} ${section} ${styles.cta}`} aria-labelledby="final-cta-title">
      <Art artwork={finalCtaArtwork} alt="" className={styles.art} />
      <div className={`${column} ${styles.inner}`}>
        <h2 id="final-cta-title" className={styles.title}>
          {content.title}
        </h2>
        <p className={styles.text}>{content.text}</p>
        <ConnectButton source="/final-cta" className={styles.connect} />
        <p className={styles.note}>{content.note}</p>
      </div>
    </section>
  );
}
