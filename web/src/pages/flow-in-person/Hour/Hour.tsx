import type { FlowInPersonPageContent } from '@flow/content/page-schemas/flow-in-person';
import { Section } from '../../../sections/Section/Section.tsx';
import { paper } from '../../../theme/theme.css.ts';
import { Dial } from './Dial.tsx';
import * as styles from './Hour.css.ts';

/** The parts of a session, by the minute they begin at. */
export function Hour({ content }: { content: FlowInPersonPageContent['hour'] }) {
  return (
    <Section id="hour" ground={paper} title={content.title} intro={content.intro}>
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
    </Section>
  );
}
