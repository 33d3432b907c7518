import type { NotFoundPageContent } from '@flow/content/pages/not-found';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { column, section } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import * as styles from './Links.css.ts';

type LinksContent = Pick<NotFoundPageContent, 'linksTitle' | 'links'>;

/** Where somebody who got lost may have been going. */
export function Links({ content }: { content: LinksContent }) {
  return (
    <nav className={`${paper} ${section}`} aria-labelledby="links-title">
      <div className={`${column} ${styles.inner}`}>
        <h2 id="links-title" className={styles.title}>
          {content.linksTitle}
        </h2>
        <ul className={styles.list}>
          {content.links.map(({ label, href, description }) => (
            <li key={href}>
              <Link href={href} className={styles.link}>
                <span className={styles.words}>
                  <span className={styles.label}>{label}</span>
                  <span className={styles.description}>{description}</span>
                </span>
                <ArrowRight size={22} className={styles.arrow} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
