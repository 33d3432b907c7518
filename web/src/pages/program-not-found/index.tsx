import type { ProgramNotFoundPageContent } from '@flow/content/pages/program-not-found';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { Art } from '../../art/Art/Art.tsx';
import type { Artwork } from '../../art/artwork.ts';
import { column } from '../../theme/layout.css.ts';
import { ink } from '../../theme/theme.css.ts';
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
    <section className={`${ink} ${styles.page}`} aria-labelledby="program-not-found-title">
      <Art artwork={artwork} alt="" eager className={styles.art} />
      <div className={`${column} ${styles.inner}`}>
        <h1 id="program-not-found-title" className={styles.title}>
          {content.title}
        </h1>
        <p className={styles.text}>{content.text}</p>
        <ButtonLink href={content.programs.href} variant="primary" size="lg" className={styles.programs}>
          {content.programs.label}
        </ButtonLink>
        <nav className={styles.links} aria-labelledby="program-not-found-links">
          <h2 id="program-not-found-links" className={styles.linksTitle}>
            {content.linksTitle}
          </h2>
          <ul className={styles.list}>
            {content.links.map(({ label, href, description }) => (
              <li key={href}>
                <Link href={href} className={styles.link}>
                  <span>
                    <span className={styles.label}>{label}</span>{' '}
                    <span className={styles.description}>{description}</span>
                  </span>
                  <ArrowRight size={20} className={styles.arrow} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
