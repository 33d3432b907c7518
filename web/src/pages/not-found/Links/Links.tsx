import type { NotFoundPageContent } from '@flow/content/page-schemas/not-found';
import { LinkRows } from '../../../sections/LinkRows/LinkRows.tsx';
import { column, section } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import * as styles from './Links.css.ts';

type LinksContent = Pick<NotFoundPageContent, 'linksTitle' | 'links'>;

/** The pages that visitors most often look for. */
export function Links({ content }: { content: LinksContent }) {
  return (
    <nav className={`${paper} ${section}`} aria-labelledby="links-title">
      <div className={`${column} ${styles.inner}`}>
        <h2 id="links-title" className={styles.title}>
          {content.linksTitle}
        </h2>
        <LinkRows links={content.links} look="directory" />
      </div>
    </nav>
  );
}
