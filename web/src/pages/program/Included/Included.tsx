import type { ProgramPageContent } from '@flow/content/page-schemas/program';
import { Section } from '../../../sections/Section/Section.tsx';
import { sand } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import * as styles from './Included.css.ts';

/** What every online program brings with it. */
export function Included({ content }: { content: ProgramPageContent['included'] }) {
  return (
    <Section id="included" ground={sand} title={content.title} intro={content.intro}>
      <div className={styles.groups}>
        {[content.core, content.coaching, content.flexibility].map(({ title, items }) => (
          <div key={title} className={styles.group}>
            <h3 className={typography.smallTitle}>{title}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
