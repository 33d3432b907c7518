import type { PostPageContent } from '@flow/content/pages/post';
import { column, section } from '../../../theme/layout.css.ts';
import { amber } from '../../../theme/theme.css.ts';
import { ConnectButton } from '../../../ui/ConnectButton/ConnectButton.tsx';
import * as styles from './Trial.css.ts';

export interface TrialProps {
  content: PostPageContent['trial'];
  /** The post's path: where the button was pressed. */
  source: string;
}

/** The offer under every post, with what follows it beside. */
export function Trial({ content, source }: TrialProps) {
  return (
    <section className={`${amber} ${section}`} aria-labelledby="trial-title">
      <div className={`${column} ${styles.inner}`}>
        <div className={styles.offer}>
          <h2 id="trial-title" className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.text}>{content.text}</p>
          <ConnectButton source={source} label={content.button} className={styles.button} />
        </div>
        <div className={styles.after}>
          <h3 className={styles.afterTitle}>{content.afterTitle}</h3>
          <p>{content.after}</p>
        </div>
      </div>
    </section>
  );
}
