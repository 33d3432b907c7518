import { column, section } from '../../../theme/layout.css.ts';
import { ink } from '../../../theme/theme.css.ts';
import { Strands } from '../Strands/Strands.tsx';
import type { CorporateFacts } from './corporate-facts.ts';
import * as styles from './FlowBeat.css.ts';

const waves = [0, 1, 2, 3];

/** The monthly report, over the line that it draws. */
export function FlowBeat({ flowBeat }: { flowBeat: CorporateFacts['flowBeat'] }) {
  return (
    <section className={`${ink} ${section} ${styles.beat}`} aria-labelledby="flow-beat-title">
      <div className={`${column} ${styles.inner}`}>
        <h2 id="flow-beat-title" className={styles.title}>
          {flowBeat.title}
        </h2>
        <p className={styles.text}>{flowBeat.description}</p>
      </div>
      <div className={styles.line}>
        {waves.map((wave) => (
          <Strands key={wave} wave={wave} count={waves.length} className={styles.wave} />
        ))}
      </div>
    </section>
  );
}
