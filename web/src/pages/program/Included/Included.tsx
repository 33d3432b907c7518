import type { ProgramPageContent } from '@flow/content/pages/program';
import { column, section, sectionHead, sectionTitle } from '../../../theme/layout.css.ts';
import { sand } from '../../../theme/theme.css.ts';
import * as styles from './Included.css.ts';

/** What every online program brings with it. */
export function Included({ content }: { content: ProgramPageContent['included'] }) {
  return (
    <section className={`${sand} ${section}`} aria-labelledby="included-title">
      <div className={column}>
        <div className={sectionHead}>
          <h2 id="included-title" className={sectionTitle}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <div className={styles.groups}>
          {[content.core, content.coaching, content.flexibility].map(({ title, items }) => (
            <div key={title} className={styles.group}>
              <h3 className={styles.title}>{title}</h3>
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
      </div>
    </section>
  );
}
