import { type DisplayColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './AdminTable.css.ts';
import { moveBetweenRows } from './row-navigation.ts';

const adminTableFeatures = tableFeatures({});

export type AdminColumn<Row extends object> = DisplayColumnDef<typeof adminTableFeatures, Row>;

export interface AdminTableProps<Row extends { id: string }> {
  /** What the rows are; the list's name for assistive technology. */
  title: string;
  /** In the order of the document; the first stays in sight and names its row. */
  columns: readonly AdminColumn<Row>[];
  items: readonly Row[];
  listing: 'loading' | 'ready' | 'failed';
  /** What to do about a list without rows. */
  emptyHint: string;
  onRetry: () => void;
  /** The look of a column's cells where it is not that of the others. */
  cellStyles: Readonly<Record<string, string>>;
  rowAttributes: (row: Row) => { className: string } & Readonly<Record<`data-${string}`, unknown>>;
}

/** Said again in the markup: shown as cards, a table loses its meaning in some browsers. */
const semantics = {
  table: { role: 'table' },
  row: { role: 'row' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

function MessageRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <td className={styles.message} colSpan={columns}>
        {children}
      </td>
    </tr>
  );
}

/** A list of the admin: a table, and on phones the same table with each row as a card. */
export function AdminTable<Row extends { id: string }>(props: AdminTableProps<Row>) {
  const { title, columns, items, listing, emptyHint, onRetry, cellStyles, rowAttributes } = props;
  const frame = useRef<HTMLElement>(null);
  const headingId = useId();
  const hadFocus = useRef(false);
  const table = useTable({
    features: adminTableFeatures,
    columns: columns as AdminColumn<Row>[],
    data: items,
    getRowId: (row: Row) => row.id,
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
        {title}
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
          {listing === 'loading' && <MessageRow columns={columns.length}>Loading...</MessageRow>}
          {listing === 'failed' && (
            <MessageRow columns={columns.length}>
              <p className={styles.messageTitle}>The list could not be loaded.</p>
              <Button variant="secondary" size="sm" onClick={onRetry}>
                Try again
              </Button>
            </MessageRow>
          )}
          {listing === 'ready' && rows.length === 0 && (
            <MessageRow columns={columns.length}>
              <p className={styles.messageTitle}>No data</p>
              <p>{emptyHint}</p>
            </MessageRow>
          )}
          {rows.map((row) => (
            <tr key={row.id} {...semantics.row} {...rowAttributes(row.original)}>
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
