import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import * as styles from './ListFoot.css.ts';
import type { List } from './list.store.ts';
import type { FilterValues } from './list-definition.ts';
import { useList } from './use-list.ts';

/** `1 lead`, `240 leads`, `First 100 leads`; `100 of 240` or `100+ of 4,000 submissions` of a list that counts them. */
export function countLine(
  [one, many]: readonly [string, string],
  {
    shown,
    matching,
    total,
    more,
  }: { shown: number; matching: number | null; total: number | null; more: boolean },
): string {
  const counted = (count: number) => count.toLocaleString('en');
  if (total !== null) {
    const known = matching === null ? `${counted(shown)}${more ? '+' : ''}` : counted(matching);
    return `${known} of ${counted(total)} ${many}`;
  }
  const rows = `${counted(shown)} ${shown === 1 ? one : many}`;
  return more ? `First ${rows}` : rows;
}

export interface ListFootProps<Row extends { id: string }, Filters extends FilterValues> {
  list: List<Row, Filters>;
  /** What the count line says more, as `, 3 late`. */
  alsoCounted?: string | undefined;
  children?: ReactNode;
}

/** Under a list: how much it holds, the way to more, and what else the page offers. */
export function ListFoot<Row extends { id: string }, Filters extends FilterValues>({
  list,
  alsoCounted = '',
  children,
}: ListFootProps<Row, Filters>) {
  const { items, listing, nextCursor, matching, total, loadingMore } = useList(list);
  const more = nextCursor !== null;
  const counts = { shown: items.length, matching, total, more };
  return (
    <footer className={styles.foot}>
      <div className={styles.count}>
        <p role="status">{listing === 'ready' && countLine(list.definition.noun, counts) + alsoCounted}</p>
        {more && (
          <Button variant="secondary" size="sm" busy={loadingMore} onClick={() => void list.loadMore()}>
            Load more
          </Button>
        )}
      </div>
      {children}
    </footer>
  );
}
