import type { BlogPageContent } from '@flow/content/page-schemas/blog';
import { Section } from '../../../sections/Section/Section.tsx';
import { sand } from '../../../theme/theme.css.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import * as styles from './References.css.ts';

/** The works that the posts lean on, each with the post that does. */
export function References({ content }: { content: BlogPageContent['references'] }) {
  return (
    <Section id="references" ground={sand} look="aside" title={content.title} intro={content.intro}>
      <ol className={styles.list}>
        {content.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <p className={styles.citation}>
              {item.authors} ({item.year}). <cite className={styles.work}>{item.title}</cite>. {item.source}
            </p>
            <p className={styles.note}>{item.note}</p>
            <ArrowLink href={item.post.path} className={styles.link}>
              {item.post.title}
            </ArrowLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}
