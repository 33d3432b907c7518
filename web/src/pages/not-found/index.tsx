import type { NotFoundPageContent } from '@flow/content/pages/not-found';
import { useEffect } from 'react';
import { Art } from '../../art/Art/Art.tsx';
import { notFoundArtwork } from '../../art/artworks.ts';
import { column } from '../../theme/layout.css.ts';
import { ink } from '../../theme/theme.css.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Links } from './Links/Links.tsx';
import * as styles from './NotFound.css.ts';

/** What answers an address without a page. The address goes to the console, for whoever looks for the broken link. */
export function Page({ content }: { content: NotFoundPageContent }) {
  useEffect(() => {
    console.error('There is no page at', location.pathname);
  }, []);
  return (
    <>
      <section className={`${ink} ${styles.page}`} aria-labelledby="not-found-title">
        <Art artwork={notFoundArtwork} alt="" eager className={styles.art} />
        <div className={`${column} ${styles.inner}`}>
          <p className={styles.code}>{content.code}</p>
          <h1 id="not-found-title" className={styles.title}>
            {content.title}
          </h1>
          <p className={styles.text}>{content.text}</p>
          <ButtonLink href={content.home.href} variant="primary" size="lg" className={styles.home}>
            {content.home.label}
          </ButtonLink>
        </div>
      </section>
      <Links content={content} />
    </>
  );
}
