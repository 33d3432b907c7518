import type { FlowInPersonPageContent } from '@flow/content/pages/flow-in-person';
import { column, section, sectionHead } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import { Dial } from './Dial.tsx';
import * as styles from './Hour.css.ts';

/** The parts of a session, by the minute they begin at. */
export function Hour({ content }: { content: FlowInPersonPageContent['hour'] }) {
  return (
    <section id="hour" className={`${paper} ${section}`} aria-labelledby="hour-title">
      <div className={column}>
        <div className={sectionHead}>
          <h2 id="hour-title" className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <div className={styles.body}>
          <Dial parts={content.parts} className={styles.dial} />
          <ol className={styles.parts}>
            {content.parts.map(({ minute, length, title, text }) => (
              <li key={minute} className={styles.part}>
                <p className={styles.minute} aria-hidden="true">
                  {minute}
                </p>
                <div>
                  <h3 className={styles.name}>
                    {title}{' '}
                    <span className={styles.length}>
                      {length} {content.unit}
                    </span>
                  </h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
