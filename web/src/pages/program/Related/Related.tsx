import type { ProgramContent, ProgramPageContent } from '@flow/content/pages/program';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { column, section } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import * as styles from './Related.css.ts';

/** Where to look next, for whom this is nearly the right program. */
export function Related({
  content,
  programs,
}: {
  content: ProgramPageContent['related'];
  programs: ProgramContent['related'];
}) {
  return (
    <section className={`${paper} ${section}`} aria-labelledby="related-title">
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.head}>
          <h2 id="related-title" className={styles.title}>
            {content.title}
          </h2>
          <ButtonLink href={content.all.href}>{content.all.label}</ButtonLink>
        </div>
        <ul className={styles.list}>
          {programs.map(({ key, path, name, description }) => (
            <li key={key} className={styles.item}>
              <h3 className={styles.name}>
                <Link href={path} className={styles.link}>
                  {name}
                </Link>
              </h3>
              <p className={styles.description}>{description}</p>
              <ArrowRight size={22} className={styles.arrow} aria-hidden="true" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
