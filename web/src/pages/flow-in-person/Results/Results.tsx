import type { FlowInPersonPageContent } from '@flow/content/page-schemas/flow-in-person';
import { Link } from 'wouter';
import { pairPalette } from '../../../art/artworks.ts';
import { Picture } from '../../../art/Picture/Picture.tsx';
import { Section } from '../../../sections/Section/Section.tsx';
import { ink } from '../../../theme/theme.css.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import * as styles from './Results.css.ts';

/** Three clients before and after; each leads to all of them. */
export function Results({ content }: { content: FlowInPersonPageContent['results'] }) {
  const { all, online } = content;
  return (
    <Section id="results" className={styles.results} ground={ink} title={content.title} intro={content.intro}>
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
        <ArrowLink href={online.href}>{online.label}</ArrowLink>
      </div>
    </Section>
  );
}
