import type { HomePageContent } from '@flow/content/pages/home';
import { Art } from '../../../art/Art/Art.tsx';
import { finalCtaArtwork } from '../../../art/artworks.ts';
import * as styles from '../../../sections/Closing/Closing.css.ts';
import { Closing } from '../../../sections/Closing/Closing.tsx';
import { amber } from '../../../theme/theme.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';

export function FinalCta({ content }: { content: HomePageContent['finalCta'] }) {
  return (
    <Closing
      id="final-cta-title"
      ground={amber}
      title={content.title}
      art={(className) => <Art artwork={finalCtaArtwork} alt="" className={className} />}
    >
      <p className={styles.text}>{content.text}</p>
      <div className={styles.actions}>
        <ConnectButton source="/final-cta" />
      </div>
      <p className={styles.note}>{content.note}</p>
    </Closing>
  );
}
