import type { Subscription } from '@flow/sdk/contracts/subscription';
import { useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import { moveBetweenRows } from './row-navigation.ts';
import * as styles from './SubscriptionTable.css.ts';
import {
  type ColumnActions,
  subscriptionColumns,
  subscriptionTableFeatures,
} from './subscription-columns.tsx';

export interface SubscriptionTableProps extends ColumnActions {
  items: readonly Subscription[];
  listing: 'loading' | 'ready' | 'failed';
  onRetry: () => void;
}

const columnCount = 9;

/** Said again in the markup: shown as cards, a table loses its meaning in some browsers. */
const semantics = {
  table: { role: 'table' },
  row: { role: 'row' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

function MessageRow({ children }: { children: ReactNode }) {
  return (
    <tr>
      <td className={styles.message} colSpan={columnCount}>
        {children}
      </td>
    </tr>
  );
}

const cellStyles: Readonly<Record<string, string>> = {
  plan: styles.lineCell,
  actions: styles.wideCell,
};

/** The list of subscriptions: a table, and on phones the same table with each row as a card. */
export function SubscriptionTable({
  items,
  listing,
  onRetry,
  stripeMode,
  onCancel,
  onViewParq,
}: SubscriptionTableProps) {
  const frame = useRef<HTMLElement>(null);
  const headingId = useId();
  const hadFocus = useRef(false);
  const columns = useMemo(
    () => subscriptionColumns({ stripeMode, onCancel, onViewParq }),
    [stripeMode, onCancel, onViewParq],
  );
  const table = useTable({
    features: subscriptionTableFeatures,
    columns,
    data: items,
    getRowId: (row: Subscription) => row.id,
  });
  const rows = listing === 'ready' ? table.getRowModel().rows : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list may have taken the focused control away.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) frame.current?.focus();
  }, [items]);

  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-labelledby={headingId}
      aria-busy={listing === 'loading'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        hadFocus.current = event.relatedTarget === null;
      }}
    >
      <h2 id={headingId} className={visuallyHidden}>
        Subscriptions
      </h2>
      <table {...semantics.table} className={styles.table}>
        <thead className={styles.head}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" className={styles.headCell}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody className={styles.body} onKeyDown={moveBetweenRows}>
          {listing === 'loading' && <MessageRow>Loading...</MessageRow>}
          {listing === 'failed' && (
            <MessageRow>
              <p className={styles.messageTitle}>The list could not be loaded.</p>
              <Button variant="secondary" size="sm" onClick={onRetry}>
                Try again
              </Button>
            </MessageRow>
          )}
          {listing === 'ready' && rows.length === 0 && (
            <MessageRow>
              <p className={styles.messageTitle}>No data</p>
              <p>No subscription matches these filters.</p>
            </MessageRow>
          )}
          {rows.map((row) => (
            <tr
              key={row.id}
              {...semantics.row}
              className={styles.row}
              data-deleted={row.original.user_deleted}
            >
              {row.getAllCells().map((cell, index) => {
                const label = String(cell.column.columnDef.header);
                return index === 0 ? (
                  <th
                    key={cell.id}
                    scope="row"
                    {...semantics.rowHeader}
                    className={styles.firstCell}
                    data-label={label}
                  >
                    <table.FlexRender cell={cell} />
                  </th>
                ) : (
                  <td
                    key={cell.id}
                    {...semantics.cell}
                    className={cellStyles[cell.column.id] ?? styles.cell}
                    data-label={label}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
