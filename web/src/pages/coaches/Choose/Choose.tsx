import type { CoachesPageContent } from '@flow/content/page-schemas/coaches';
import { Art } from '../../../art/Art/Art.tsx';
import type { Artwork } from '../../../art/artwork.ts';
import { Closing } from '../../../sections/Closing/Closing.tsx';
import { amber } from '../../../theme/theme.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';

const artwork: Artwork = { kind: 'field', name: 'two-people', palette: 'fresh-start', aspect: '4/3' };

/** For those who do not know whom to choose. */
export function Choose({ content }: { content: CoachesPageContent['connect'] }) {
  return (
    <Closing
      id="choose-title"
      ground={amber}
      title={content.title}
      art={(className) => <Art artwork={artwork} alt="" className={className} />}
      text={content.text}
      actions={<ConnectButton source="/coaches" />}
      note={content.note}
    />
  );
}
