import type { FlowOnlinePageContent } from '@flow/content/page-schemas/flow-online';
import { Section } from '../../../sections/Section/Section.tsx';
import { ink } from '../../../theme/theme.css.ts';
import * as styles from './Includes.css.ts';

/** What a program includes, ordered by how often it happens. */
export function Includes({ content }: { content: FlowOnlinePageContent['includes'] }) {
  return (
    <Section id="included" ground={ink} title={content.title} intro={content.intro}>
      <div>
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
    </Section>
  );
}
