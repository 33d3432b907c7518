import type { PostPageContent } from '@flow/content/page-schemas/post';
import { Lead } from '../../../sections/Lead/Lead.tsx';
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
        <Lead
          id="trial-title"
          as="h2"
          title={content.title}
          lines="wide"
          text={content.text}
          actions={<ConnectButton source={source} label={content.button} />}
        />
        <div className={styles.after}>
          <h3 className={styles.afterTitle}>{content.afterTitle}</h3>
          <p>{content.after}</p>
        </div>
      </div>
    </section>
  );
}
