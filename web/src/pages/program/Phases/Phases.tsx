import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
import { Section } from '../../../sections/Section/Section.tsx';
import { ink } from '../../../theme/theme.css.ts';
import { span } from '../facts.ts';
import { Strands } from '../Strands/Strands.tsx';
import * as styles from './Phases.css.ts';

/** The weeks in phases, on one line that is loose where it begins and taut where it ends. */
export function Phases({
  content,
  phases,
}: {
  content: ProgramPageContent['phases'];
  phases: NonNullable<ProgramContent['phases']>;
}) {
  return (
    <Section id="phases" ground={ink} title={content.title} intro={content.intro}>
      <ol className={styles.list}>
        {phases.map((phase, index) => (
          <li key={phase.name} className={styles.phase}>
            <Strands wave={index} count={phases.length} className={styles.wave} />
            <p className={styles.weeks}>
              {content.weeks} <span className={styles.numbers}>{span(phase.weeks)}</span>
            </p>
            <h3 className={styles.name}>{phase.name}</h3>
            <p className={styles.text}>{phase.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
