import { Points } from '../Points/Points.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  plan: {
    name: string;
    currency: string;
    amount: string;
    plusVat: boolean;
    per: string;
    summary: string;
    includes: readonly string[];
  };
  look: keyof typeof styles.card;
}

/** A plan in a list of plans: its price, and what it holds. */
export function PlanCard({ plan, look }: PlanCardProps) {
  return (
    <li className={styles.card[look]}>
      <h3 className={styles.name}>{plan.name}</h3>
      <p className={styles.price}>
        <span className={styles.currency}>{plan.currency}</span>{' '}
        <span className={styles.amount}>{plan.amount}</span>{' '}
        <span className={styles.per}>
          {plan.plusVat && '+ VAT '}per {plan.per}
        </span>
      </p>
      <p className={styles.summary}>{plan.summary}</p>
      <Points items={plan.includes} look={styles.points[look]} className={styles.includes} />
    </li>
  );
}
