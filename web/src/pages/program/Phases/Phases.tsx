import type { ProgramContent, ProgramPageContent } from '@flow/content/pages/program';
import { column, section, sectionHead } from '../../../theme/layout.css.ts';
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
    <section className={`${ink} ${section}`} aria-labelledby="phases-title">
      <div className={column}>
        <div className={sectionHead}>
          <h2 id="phases-title" className={styles.title}>
            {content.title}
          </h2>
          <p className={styles.intro}>{content.intro}</p>
        </div>
        <ol className={styles.list}>
          {phases.map((phase, index) => (
            <li key={phase.name} className={styles.phase}>
              <Strands wave={index} count={phases.length} axis="across" className={styles.wave.across} />
              <Strands wave={index} count={phases.length} axis="down" className={styles.wave.down} />
              <p className={styles.weeks}>
                {content.weeks} <span className={styles.numbers}>{span(phase.weeks)}</span>
              </p>
              <h3 className={styles.name}>{phase.name}</h3>
              <p className={styles.text}>{phase.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
