import { ref } from 'valtio/vanilla';
import { failureMessage } from '../../failure-message.ts';
import type { AskedFilters, FilterValues, ListDefinition, ListPage } from './list-definition.ts';
import type { ListDependencies, ListState } from './list-state.ts';

/** Rows of one page. */
const pageSize = 100;

const mostRowsOfOneCall = 1_000;

/** The rows of a list: loaded page by page, changed one by one, exported whole. */
export function createRows<Row extends { id: string }, Filters extends FilterValues>(
  definition: ListDefinition<Row, Filters>,
  state: ListState<Row, Filters>,
  { loadFlow, showToast, saveFile, now }: Omit<ListDependencies, 'place'>,
) {
  const { loadFailed } = definition.texts;
  /** Answers to an older question are dropped. */
  let question = 0;
  /** Rows that were changed, and which change it was: an answer that was asked for before is older than they are. */
  const changed = new Map<string, { row: Row; change: number }>();
  let changes = 0;

  const asked = () =>
    Object.fromEntries(
      Object.entries(state.applied).map(([name, value]) => [name, value || null]),
    ) as AskedFilters<Filters>;

  const fail = (title: string, error: unknown, otherwise = 'Please try again.') =>
    showToast({ title, description: failureMessage(error, otherwise), variant: 'destructive' });

  function failToLoad(error: unknown): void {
    if (loadFailed) showToast({ ...loadFailed, variant: 'destructive' });
    else fail('Failed to load', error, 'Try again.');
  }

  /** Shows rows that were asked for when there had been so many changes. */
  function accept(items: readonly Row[], rest: Omit<ListPage<Row>, 'items'>, changesBefore: number): void {
    const newest = (row: Row) => {
      const known = changed.get(row.id);
      return known && known.change > changesBefore ? known.row : row;
    };
    state.items = ref(items.map(newest));
    state.nextCursor = rest.next_cursor;
    state.matching = rest.matching ?? null;
    state.total = rest.total ?? null;
    state.listing = 'ready';
  }

  /** The first rows, at least `count` of them if there are as many. */
  async function fetchRows(count: number): Promise<ListPage<Row>> {
    const items: Row[] = [];
    const flow = await loadFlow();
    let answer: ListPage<Row>;
    let cursor: string | null = null;
    do {
      const limit = Math.min(count - items.length, mostRowsOfOneCall);
      answer = await definition.page(flow, asked(), { limit, cursor });
      items.push(...answer.items);
      cursor = answer.next_cursor;
    } while (cursor !== null && items.length < count);
    return { ...answer, items };
  }

  async function refresh(count: number): Promise<void> {
    question += 1;
    const mine = question;
    const changesBefore = changes;
    state.loadingMore = false;
    try {
      const { items, ...rest } = await fetchRows(count);
      if (mine === question) accept(items, rest, changesBefore);
    } catch (error) {
      if (mine !== question) return;
      accept([], { next_cursor: null }, changesBefore);
      state.listing = 'failed';
      failToLoad(error);
    }
  }

  /** Loads the list anew. */
  function load(): Promise<void> {
    state.listing = 'loading';
    return refresh(pageSize);
  }

  /** Loads the rows that are there anew, and leaves them on the screen meanwhile. */
  function reload(): Promise<void> {
    return refresh(Math.max(pageSize, state.items.length));
  }

  async function loadMore(): Promise<void> {
    if (state.nextCursor === null || state.loadingMore || state.listing !== 'ready') return;
    state.loadingMore = true;
    const mine = question;
    const changesBefore = changes;
    try {
      const flow = await loadFlow();
      const at = { limit: pageSize, cursor: state.nextCursor };
      const { items, ...rest } = await definition.page(flow, asked(), at);
      if (mine === question) accept([...state.items, ...items], rest, changesBefore);
    } catch (error) {
      if (mine === question) failToLoad(error);
    } finally {
      if (mine === question) state.loadingMore = false;
    }
  }

  /** Puts a row that is known anew in the place of the one it was. */
  function replace(row: Row): void {
    changes += 1;
    changed.set(row.id, { row, change: changes });
    state.items = ref(state.items.map((known) => (known.id === row.id ? row : known)));
  }

  /** Saves every row that the applied filters match, however many are on screen. */
  async function exportCsv(): Promise<void> {
    if (state.exporting) return;
    state.exporting = true;
    try {
      const flow = await loadFlow();
      const { name, content } = await definition.file(flow, asked(), now());
      saveFile(name, content);
    } catch (error) {
      fail('Export failed', error);
    } finally {
      state.exporting = false;
    }
  }

  return { load, reload, loadMore, replace, exportCsv, fail };
}
