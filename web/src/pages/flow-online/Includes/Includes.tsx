import type { FlowOnlinePageContent } from '@flow/content/pages/flow-online';
import { column, section, sectionHead } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import * as styles from './Includes.css.ts';

/** What a program includes, ordered by how often it happens. */
export function Includes({ content }: { content: FlowOnlinePageContent['includes'] }) {
  return (
    <section id="included" className={`${ink} ${section}`} aria-labelledby="included-title">
      <div className={column}>
        <div className={sectionHead}>
          <h2 id="included-title" className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <div className={styles.rhythm}>
          {content.rhythm.map(({ when, items }) => (
            <div key={when} className={styles.row}>
              <h3 className={styles.when}>{when}</h3>
              <dl className={styles.items}>
                {items.map(({ title, text }) => (
                  <div key={title}>
                    <dt className={styles.name}>{title}</dt>
                    <dd className={styles.text}>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
