import type { FlowInPersonPageContent } from '@flow/content/pages/flow-in-person';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { pairPalette } from '../../../art/artworks.ts';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { column, section, sectionHead } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import * as styles from './Results.css.ts';

/** Three clients before and after; each leads to all of them. */
export function Results({ content }: { content: FlowInPersonPageContent['results'] }) {
  const { all, online } = content;
  return (
    <section id="results" className={`${ink} ${section}`} aria-labelledby="results-title">
      <div className={column}>
        <div className={sectionHead}>
          <h2 id="results-title" className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <ul className={styles.people}>
          {content.transformations.map(({ id, name, duration, overlayText, image }, index) => (
            <li key={id} className={styles.person}>
              <span className={styles.frame}>
                <Picture
                  slot={image}
                  kind="pair"
                  palette={pairPalette(index + 1)}
                  small
                  className={styles.picture}
                />
              </span>
              <Link href={all.href} className={styles.link}>
                {overlayText}
              </Link>
              <p className={styles.facts}>
                {name}, {duration}
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <ButtonLink href={all.href} size="lg">
            {all.label}
          </ButtonLink>
          <Link href={online.href} className={styles.onward}>
            {online.label}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </div>
      </div>
    </section>
  );
}
