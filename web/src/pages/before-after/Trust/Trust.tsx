import type { BeforeAfterPageContent } from '@flow/content/page-schemas/before-after';
import { Claims } from '../../../sections/Claims/Claims.tsx';
import { column, section } from '../../../theme/layout.css.ts';
import { amber } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './Trust.css.ts';

/** The claims in large numerals, the last Connect, and a note that results vary. */
export function Trust({ content }: { content: BeforeAfterPageContent['trust'] }) {
  return (
    <section className={`${amber} ${section}`} aria-labelledby="trust-title">
      <div className={column}>
        <h2 id="trust-title" className={typography.mediumTitle}>
          {content.title}
        </h2>
        <Claims claims={content.claims} look="together" />
        <div className={styles.foot}>
          <div>
            <p className={styles.text}>{content.text}</p>
            <ConnectButton source="/before-after#bottom" className={styles.connect} />
          </div>
          <p className={styles.note}>{content.resultsNote}</p>
        </div>
      </div>
    </section>
  );
}
