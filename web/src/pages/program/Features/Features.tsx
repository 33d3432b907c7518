import type { ProgramContent } from '@flow/content/page-schemas/program';
import * as typography from '../../../theme/typography.css.ts';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import * as styles from './Features.css.ts';

/** Everything that sets the program apart. */
export function Features({ title, features }: { title: string; features: ProgramContent['features'] }) {
  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title" className={typography.largeTitle}>
        {title}
      </h2>
      <ul className={styles.list}>
        {features.map(({ lead, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the features of a program never change places.
          <li key={index} className={styles.feature}>
            {lead && <strong className={styles.lead}>{lead}</strong>}
            <RichText value={text} className={styles.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
