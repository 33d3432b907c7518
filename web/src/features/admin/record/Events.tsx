import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { ReactNode } from 'react';
import * as styles from './Record.css.ts';

/** What happened to a record, newest first. */
export function Events({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  return (
    <ol className={styles.events} aria-busy={busy}>
      {children}
    </ol>
  );
}

export function EventLine({ at, what, who }: { at: string; what: string; who: string | null }) {
  return (
    <li className={styles.event}>
      <time dateTime={at} className={styles.quiet}>
        {formatBusinessDateTime(at)}
      </time>
      <span>
        {what}
        {who && <span className={styles.quiet}> by {who}</span>}
      </span>
    </li>
  );
}
