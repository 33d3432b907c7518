import { type ReactNode, useEffect } from 'react';
import { AdminFrame, type AdminFrameProps } from '../AdminFrame.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListFoot } from './ListFoot.tsx';
import * as styles from './ListScreen.css.ts';
import { type ListColumn, ListTable, type RowLook } from './ListTable.tsx';
import type { List } from './list.store.ts';
import type { FilterValues } from './list-definition.ts';
import { useList } from './use-list.ts';

interface ListPartsProps<Row extends { id: string }, Filters extends FilterValues, Actions> {
  list: List<Row, Filters>;
  columns: readonly ListColumn<Row, Actions>[];
  /** What its rows offer to do: the same object each time. */
  actions: Actions;
  rowLook?: ((row: Row) => RowLook) | undefined;
  alsoCounted?: string | undefined;
  /** Above the filters. */
  above?: ReactNode;
  /** Beside the count line. */
  foot?: ReactNode;
  /** What floats over the list: its sheet, its dialogs. */
  children?: ReactNode;
}

interface ListScreenProps<Row extends { id: string }, Filters extends FilterValues, Actions>
  extends ListPartsProps<Row, Filters, Actions>,
    Omit<AdminFrameProps, 'onGranted' | 'children'> {}

function ListParts<Row extends { id: string }, Filters extends FilterValues, Actions>(
  props: ListPartsProps<Row, Filters, Actions>,
) {
  const { list, columns, actions, rowLook, alsoCounted, above, foot, children } = props;
  const { items, listing } = useList(list);
  useEffect(() => list.watch(), [list]);
  return (
    <>
      <div className={styles.top}>
        {above}
        <FilterBar list={list} />
      </div>
      <ListTable
        texts={list.definition.texts}
        columns={columns}
        actions={actions}
        rowLook={rowLook}
        items={items}
        listing={listing}
        onRetry={list.load}
      />
      <ListFoot list={list} alsoCounted={alsoCounted}>
        {foot}
      </ListFoot>
      {children}
    </>
  );
}

/** A page of the admin that is a list: its filters, its table, its count, and what floats over them. */
export function ListScreen<Row extends { id: string }, Filters extends FilterValues, Actions>(
  props: ListScreenProps<Row, Filters, Actions>,
) {
  return (
    <AdminFrame {...props} onGranted={props.list.enter}>
      <ListParts {...props} />
    </AdminFrame>
  );
}
