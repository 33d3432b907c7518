import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import * as styles from './ListTable.css.ts';

/** What stands where there is nothing. */
export const dash = <span className={styles.absent}>—</span>;

/** A moment in Dubai. */
export function Instant({ value }: { value: string | null }) {
  if (value === null) return dash;
  const [day, time] = formatBusinessDateTime(value).split(', ');
  return (
    <time dateTime={value} className={styles.instant}>
      <span className={styles.day}>{day},</span> <span className={styles.time}>{time}</span>
    </time>
  );
}
