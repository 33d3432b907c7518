import type { ProgramNotFoundPageContent } from '@flow/content/page-schemas/program-not-found';
import { Art } from '../../art/Art/Art.tsx';
import type { Artwork } from '../../art/artwork.ts';
import { FullScreen } from '../../sections/FullScreen/FullScreen.tsx';
import { Lead } from '../../sections/Lead/Lead.tsx';
import { LinkRows } from '../../sections/LinkRows/LinkRows.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import * as styles from './ProgramNotFound.css.ts';

export interface PageProps {
  content: ProgramNotFoundPageContent;
}

const artwork: Artwork = {
  kind: 'field',
  name: 'program-not-found',
  palette: 'brand',
  aspect: '4/3',
  pattern: 'ring',
};

/** What answers the address of a program that does not exist. */
export function Page({ content }: PageProps) {
  return (
    <FullScreen
      titleId="program-not-found-title"
      look="above"
      art={(className) => <Art artwork={artwork} alt="" eager className={className} />}
    >
      <Lead
        id="program-not-found-title"
        as="h1"
        title={content.title}
        text={content.text}
        actions={
          <ButtonLink href={content.programs.href} variant="primary" size="lg">
            {content.programs.label}
          </ButtonLink>
        }
      />
      <nav className={styles.links} aria-labelledby="program-not-found-links">
        <h2 id="program-not-found-links" className={styles.linksTitle}>
          {content.linksTitle}
        </h2>
        <LinkRows links={content.links} look="notes" />
      </nav>
    </FullScreen>
  );
}
