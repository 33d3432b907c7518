import * as styles from './Points.css.ts';

export interface PointsProps {
  items: readonly string[];
  look: keyof typeof styles.points;
  className?: string;
}

/** What something holds, a dash before each. */
export function Points({ items, look, className = '' }: PointsProps) {
  return (
    <ul className={`${styles.points[look]} ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
