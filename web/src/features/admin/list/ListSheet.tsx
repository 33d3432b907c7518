import { type ReactNode, useDeferredValue } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { firstFilterId } from './FilterBar.tsx';
import * as styles from './ListSheet.css.ts';
import type { List } from './list.store.ts';
import type { FilterValues } from './list-definition.ts';
import { useList } from './use-list.ts';

export interface ListSheetProps<Row extends { id: string }, Filters extends FilterValues> {
  list: List<Row, Filters>;
  titleOf: (row: Row) => string;
  descriptionOf: (row: Row) => ReactNode;
  /** All that is known of the row. */
  children: (row: Row) => ReactNode;
}

/** The sheet is seen before all that it holds has been made. */
function Details<Row>({ row, children }: { row: Row; children: (row: Row) => ReactNode }) {
  const made = useDeferredValue<Row | null>(row, null);
  return made && children(made);
}

/** The open row of a list, beside it. A row that only the address names comes by itself. */
export function ListSheet<Row extends { id: string }, Filters extends FilterValues>({
  list,
  titleOf,
  descriptionOf,
  children,
}: ListSheetProps<Row, Filters>) {
  const { open } = useList(list);
  const row = open?.row ?? null;
  return (
    <Dialog
      look={styles.look}
      open={open !== null}
      onOpenChange={list.close}
      title={row ? titleOf(row) : (open?.key ?? '')}
      description={row && descriptionOf(row)}
      fallbackFocus={() => document.getElementById(firstFilterId)?.focus()}
    >
      {row && (
        <Details key={row.id} row={row}>
          {children}
        </Details>
      )}
      {open && !row && (
        <div className={styles.pending}>
          {open.failure === null ? (
            <Spinner label="Loading" />
          ) : (
            <>
              <p role="alert">{open.failure}</p>
              <Button variant="secondary" size="sm" onClick={() => void list.find()}>
                Try again
              </Button>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
