import type { ProgramContent } from '@flow/content/pages/program';
import { column, section, sectionTitle } from '../../../theme/layout.css.ts';
import { sand } from '../../../theme/theme.css.ts';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import type { CorporateFacts } from './corporate-facts.ts';
import * as styles from './WhyFlow.css.ts';

export function WhyFlow({
  whyFlow,
  description,
}: {
  whyFlow: CorporateFacts['whyFlow'];
  description: ProgramContent['description'];
}) {
  return (
    <section className={`${sand} ${section}`} aria-labelledby="why-flow-title">
      <div className={`${column} ${styles.inner}`}>
        <h2 id="why-flow-title" className={sectionTitle}>
          {whyFlow.title}
        </h2>
        <p className={styles.lede}>{whyFlow.description}</p>
        <RichText value={description} className={styles.text} />
      </div>
    </section>
  );
}
