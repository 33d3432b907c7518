import type { ProgramContent, ProgramPageContent } from '@flow/content/page-schemas/program';
import { durationParts, span } from '../facts.ts';
import * as styles from './Figures.css.ts';

// A range of weeks has no room for the greatest numerals.
const mostDigits = 2;

/** How long, how often and how much, as large as they matter. */
export function Figures({ content, program }: { content: ProgramPageContent; program: ProgramContent }) {
  const { duration, commitment } = program;
  const { units } = content;
  const figures = [
    durationParts(duration),
    ...(commitment
      ? [
          { value: span(commitment.workoutsPerWeek), unit: units.workouts },
          { value: span(commitment.minutes), unit: units.minutes },
        ]
      : []),
  ];
  return (
    <ul className={styles.figures}>
      {figures.map(({ value, unit }) => (
        <li key={unit} className={styles.figure}>
          <span className={styles.value} data-long={value.length > mostDigits || undefined}>
            {value}
          </span>{' '}
          <span className={styles.unit}>{unit}</span>
        </li>
      ))}
    </ul>
  );
}
