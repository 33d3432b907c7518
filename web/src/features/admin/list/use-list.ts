import { useSnapshot } from 'valtio';
import type { List } from './list.store.ts';
import type { FilterValues } from './list-definition.ts';
import type { ListState } from './list-state.ts';

/** A list's state, drawn anew when a part that was read changes. valtio's own type of it knows no type parameters. */
export function useList<Row extends { id: string }, Filters extends FilterValues>(
  list: List<Row, Filters>,
  options: { sync?: boolean } = {},
): ListState<Row, Filters> {
  return useSnapshot<object>(list.state, options) as ListState<Row, Filters>;
}
