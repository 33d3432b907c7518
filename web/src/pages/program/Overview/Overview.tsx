import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
import { column, section } from '../../../theme/layout.css.ts';
import { paper } from '../../../theme/theme.css.ts';
import * as typography from '../../../theme/typography.css.ts';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { DetailsCard } from '../DetailsCard/DetailsCard.tsx';
import { Features } from '../Features/Features.tsx';
import { Figures } from '../Figures/Figures.tsx';
import * as styles from './Overview.css.ts';

export function Overview({ content, program }: { content: ProgramPageContent; program: ProgramContent }) {
  return (
    <div className={`${paper} ${section}`}>
      <div className={`${column} ${styles.inner}`}>
        <Figures content={content} program={program} />
        <DetailsCard content={content} program={program} />
        <section aria-labelledby="overview-title">
          <h2 id="overview-title" className={typography.labelTitle}>
            {content.overviewTitle}
          </h2>
          <RichText value={program.description} className={styles.text} />
        </section>
        <Features title={content.featuresTitle} features={program.features} />
      </div>
    </div>
  );
}
