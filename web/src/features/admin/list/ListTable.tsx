import { memo, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './ListTable.css.ts';
import type { ListDefinition } from './list-definition.ts';
import { moveBetweenRows } from './row-navigation.ts';
import { semantics } from './table-semantics.ts';

export interface ListColumn<Row, Actions = unknown> {
  /** No two are called the same. */
  header: string;
  /** What a row shows; `actions` is what the screen gives its rows to do. */
  cell: (row: Row, actions: Actions) => ReactNode;
  /** The look of its cells where it is not that of the others. */
  className?: string;
}

export interface RowLook {
  className?: string;
  data?: Readonly<Record<`data-${string}`, string | boolean>>;
}

export interface ListTableProps<Row extends { id: string }, Actions> {
  texts: ListDefinition<Row, Record<string, string>>['texts'];
  /** In the order of the document; the first stays in sight and names its row. Must be the same array each time. */
  columns: readonly ListColumn<Row, Actions>[];
  /** Must be the same object each time: a row is drawn anew only when it changed. */
  actions: Actions;
  rowLook?: ((row: Row) => RowLook) | undefined;
  items: readonly Row[];
  listing: 'loading' | 'ready' | 'failed';
  onRetry: () => Promise<void>;
}

interface MessageRowProps {
  columns: number;
  className?: string;
  children: ReactNode;
}

function MessageRow({ columns, className = styles.message, children }: MessageRowProps) {
  return (
    <tr>
      <td className={className} colSpan={columns}>
        {children}
      </td>
    </tr>
  );
}

interface TableRowProps<Row, Actions> {
  row: Row;
  columns: readonly ListColumn<Row, Actions>[];
  actions: Actions;
  className: string;
  /** `RowLook.data` as JSON: looks that say the same are equal. */
  data: string;
}

function TableRowUnmemoized<Row, Actions>(props: TableRowProps<Row, Actions>) {
  const { row, columns, actions, className, data } = props;
  return (
    <tr {...semantics.row} {...JSON.parse(data)} className={className}>
      {columns.map((column, index) =>
        index === 0 ? (
          <th
            key={column.header}
            scope="row"
            {...semantics.rowHeader}
            className={styles.firstCell}
            data-label={column.header}
          >
            {column.cell(row, actions)}
          </th>
        ) : (
          <td
            key={column.header}
            {...semantics.cell}
            className={column.className ?? styles.cell}
            data-label={column.header}
          >
            {column.cell(row, actions)}
          </td>
        ),
      )}
    </tr>
  );
}

const TableRow = memo(TableRowUnmemoized) as typeof TableRowUnmemoized;

/** A list of the admin: a table, and on phones the same table with each row as a card. */
export function ListTable<Row extends { id: string }, Actions>(props: ListTableProps<Row, Actions>) {
  const { texts, columns, actions, rowLook, items, listing, onRetry } = props;
  const frame = useRef<HTMLElement>(null);
  const headingId = useId();
  const hadFocus = useRef(false);
  const rows = listing === 'ready' ? items : [];

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
        {texts.title}
      </h2>
      <table {...semantics.table} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className={styles.headCell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} onKeyDown={moveBetweenRows}>
          {listing === 'loading' && (
            <MessageRow columns={columns.length} className={styles.loading}>
              {texts.spinner ? <Spinner label={texts.spinner} /> : 'Loading...'}
            </MessageRow>
          )}
          {listing === 'failed' && (
            <MessageRow columns={columns.length}>
              <p className={styles.messageTitle}>The list could not be loaded.</p>
              <Button variant="secondary" size="sm" onClick={() => void onRetry()}>
                Try again
              </Button>
            </MessageRow>
          )}
          {listing === 'ready' && rows.length === 0 && (
            <MessageRow columns={columns.length}>
              <p className={styles.messageTitle}>{texts.empty}</p>
              {texts.emptyHint && <p>{texts.emptyHint}</p>}
            </MessageRow>
          )}
          {rows.map((row) => {
            const { className, data = {} } = rowLook?.(row) ?? {};
            return (
              <TableRow
                key={row.id}
                row={row}
                columns={columns}
                actions={actions}
                className={className ? `${styles.row} ${className}` : styles.row}
                data={JSON.stringify(data)}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
