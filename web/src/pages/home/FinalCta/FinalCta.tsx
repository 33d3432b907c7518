import type { HomePageContent } from '@flow/content/page-schemas/home';
import { Art } from '../../../art/Art/Art.tsx';
import type { Artwork } from '../../../art/artwork.ts';
import { Closing } from '../../../sections/Closing/Closing.tsx';
import { amber } from '../../../theme/theme.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';

const artwork: Artwork = {
  kind: 'field',
  name: 'start-here',
  palette: 'fresh-start',
  aspect: '4/3',
};

export function FinalCta({ content }: { content: HomePageContent['finalCta'] }) {
  return (
    <Closing
      id="final-cta-title"
      ground={amber}
      title={content.title}
      art={(className) => <Art artwork={artwork} alt="" className={className} />}
      text={content.text}
      actions={<ConnectButton source="/final-cta" />}
      note={content.note}
    />
  );
}
