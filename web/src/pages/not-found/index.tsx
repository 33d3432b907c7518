import type { NotFoundPageContent } from '@flow/content/page-schemas/not-found';
import { useEffect } from 'react';
import { Art } from '../../art/Art/Art.tsx';
import { notFoundArtwork } from '../../art/artworks.ts';
import { FullScreen } from '../../sections/FullScreen/FullScreen.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Links } from './Links/Links.tsx';
import * as styles from './NotFound.css.ts';

/** What answers an address without a page. The address goes to the console, so that the broken link can be found. */
export function Page({ content }: { content: NotFoundPageContent }) {
  useEffect(() => {
    console.error('There is no page at', location.pathname);
  }, []);
  return (
    <>
      <FullScreen
        titleId="not-found-title"
        look="behind"
        art={(className) => <Art artwork={notFoundArtwork} alt="" eager className={className} />}
      >
        <p className={styles.code}>{content.code}</p>
        <h1 id="not-found-title" className={styles.title}>
          {content.title}
        </h1>
        <p className={styles.text}>{content.text}</p>
        <ButtonLink href={content.home.href} variant="primary" size="lg" className={styles.home}>
          {content.home.label}
        </ButtonLink>
      </FullScreen>
      <Links content={content} />
    </>
  );
}
