import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { Section } from '../../../sections/Section/Section.tsx';
import { paper } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
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
    <Section
      id="related"
      ground={paper}
      look="aside"
      title={content.title}
      intro={
        <ButtonLink href={content.all.href} className={styles.all}>
          {content.all.label}
        </ButtonLink>
      }
    >
      <ul className={styles.list}>
        {programs.map(({ key, path, name, description }) => (
          <li key={key} className={styles.item}>
            <h3 className={typography.mediumTitle}>
              <Link href={path} className={styles.link}>
                {name}
              </Link>
            </h3>
            <p className={styles.description}>{description}</p>
            <ArrowRight size={22} className={styles.arrow} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
