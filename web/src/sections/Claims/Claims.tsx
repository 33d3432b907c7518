import * as styles from './Claims.css.ts';

export interface ClaimsProps {
  claims: readonly { value: string; label: string }[];
  look: keyof typeof styles.claims;
  className?: string;
}

/** What the business can say of itself in numbers. */
export function Claims({ claims, look, className = '' }: ClaimsProps) {
  return (
    <dl className={`${styles.claims[look]} ${className}`}>
      {claims.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
