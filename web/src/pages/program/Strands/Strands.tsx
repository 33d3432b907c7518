import * as styles from './Strands.css.ts';
import { strandPaths, strandSide } from './strand-paths.ts';

/** One wave of the program's line, stretched to the place its class gives it. */
export function Strands({
  wave,
  count,
  axis,
  className,
}: {
  wave: number;
  count: number;
  axis: 'across' | 'down';
  className: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${strandSide} ${strandSide}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {strandPaths(wave, count, axis).map((path) => (
        <path key={path} d={path} className={styles.strand} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
