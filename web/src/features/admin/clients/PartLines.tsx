import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { LoadFailure } from '../record/LoadFailure.tsx';
import { quiet } from '../record/Record.css.ts';
import * as styles from './Card.css.ts';
import type { Part } from './client.store.ts';

export interface PartLinesProps<Row extends { id: string }> {
  part: { listing: Part<Row>['listing']; items: readonly Row[] };
  empty: string;
  onRetry: () => Promise<void>;
  children: (row: Row) => ReactNode;
}

/** The lines of a list that is loaded by itself: what it says while it is not there. */
export function PartLines<Row extends { id: string }>({
  part: { listing, items },
  empty,
  onRetry,
  children,
}: PartLinesProps<Row>) {
  if (listing === 'loading') return <Spinner label="Loading" />;
  if (listing === 'failed') {
    return <LoadFailure onRetry={onRetry}>The list could not be loaded.</LoadFailure>;
  }
  if (items.length === 0) return <p className={quiet}>{empty}</p>;
  return (
    <ul className={styles.lines}>
      {items.map((row) => (
        <li key={row.id} className={styles.line}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
