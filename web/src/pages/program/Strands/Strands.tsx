import * as styles from './Strands.css.ts';
import { strandPaths, strandSide } from './strand-paths.ts';

/** One wave of the program's line, stretched to the place its class gives it. */
export function Strands({
  wave,
  count,
  className,
}: {
  wave: number;
  count: number;
  className: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${strandSide} ${strandSide}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g className={styles.strands}>
        {strandPaths(wave, count).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
