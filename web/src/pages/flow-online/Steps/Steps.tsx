import type { FlowOnlinePageContent } from '@flow/content/page-schemas/flow-online';
import { Section } from '../../../sections/Section/Section.tsx';
import { paper } from '../../../theme/theme.css.ts';
import * as styles from './Steps.css.ts';

/** The way in, as steps that go down along one line. */
export function Steps({ content }: { content: FlowOnlinePageContent['steps'] }) {
  return (
    <Section id="how-it-works" ground={paper} title={content.title} intro={content.intro}>
      <div className={styles.stair}>
        <svg
          className={styles.line}
          viewBox="0 0 400 194"
          preserveAspectRatio="none"
          fill="none"
          aria-hidden="true"
        >
          <path
            d="M0 1H82c24 0 12 64 36 64h64c24 0 12 64 36 64h64c24 0 12 64 36 64h82"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ol className={styles.steps}>
          {content.items.map(({ when, title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.words}>
                <p className={styles.when}>{when}</p>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
