import type { BeforeAfterPageContent } from '@flow/content/page-schemas/before-after';
import { Section } from '../../../sections/Section/Section.tsx';
import { Steps as StepList } from '../../../sections/Steps/Steps.tsx';
import { ink } from '../../../theme/theme.css.ts';
import * as styles from './Steps.css.ts';

/** Lines that begin loose and end taut. */
const lines = [
  'M0 14C60 2 104 40 168 22S300 4 372 26S520 44 604 30S760 32 840 32H1200',
  'M0 40C70 62 120 18 196 42S320 68 400 40S540 28 620 42S770 40 850 40H1200',
  'M0 66C52 44 130 82 190 58S310 40 388 62S530 60 616 50S764 48 846 48H1200',
];

export function Steps({ content }: { content: BeforeAfterPageContent['steps'] }) {
  return (
    <Section id="steps" ground={ink} title={content.title}>
      <svg className={styles.lines} viewBox="0 0 1200 80" preserveAspectRatio="none" aria-hidden="true">
        {lines.map((line) => (
          <path key={line} d={line} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <StepList steps={content.items} look="level" className={styles.steps} />
      <p className={styles.note}>{content.note}</p>
    </Section>
  );
}
