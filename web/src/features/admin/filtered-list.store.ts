import { ref } from 'valtio/vanilla';
import type { ToastInput } from '../toasts/toasts.store.ts';
import { failureWords } from './failure-words.ts';

/** A value that is kept as it came: its parts are not watched, only which value it is. */
export type Kept<Value extends object> = ReturnType<typeof ref<Value>>;

/** What every list can be filtered by: Dubai days as `yyyy-mm-dd`; empty for no bound. */
export interface DayBounds {
  from: string;
  to: string;
}

export interface FilteredListState<Row, Filters extends DayBounds> {
  /** What the filter fields hold; the list follows them when they are applied. */
  filters: Filters;
  filterError: string | null;
  applied: Filters;
  listing: 'loading' | 'ready' | 'failed';
  items: Kept<readonly Row[]>;
  nextCursor: string | null;
  loadingMore: boolean;
  exporting: boolean;
}

interface Page<Row> {
  items: Row[];
  next_cursor: string | null;
}

export interface FilteredListSource<Row, Filters> {
  page: (filters: Filters, place: { limit: number; cursor: string | null }) => Promise<Page<Row>>;
  /** Every row that matches, however many, as a file. */
  file: (filters: Filters) => Promise<{ name: string; text: string }>;
  showToast: (toast: ToastInput) => void;
  saveFile: (name: string, text: string) => void;
}

/** Rows of one page. */
const pageSize = 100;

const mostRowsOfOneCall = 1_000;

/** A list before anything was asked. */
export function emptyList<Row, Filters extends DayBounds>(
  noFilters: () => Filters,
): FilteredListState<Row, Filters> {
  return {
    filters: noFilters(),
    filterError: null,
    applied: noFilters(),
    listing: 'loading',
    items: ref([]),
    nextCursor: null,
    loadingMore: false,
    exporting: false,
  };
}

/** What can be done with a list that is filtered, paged and exported. `state` is the proxy it is kept in. */
export function createFilteredList<Row, Filters extends DayBounds>(
  state: FilteredListState<Row, Filters>,
  { page, file, showToast, saveFile }: FilteredListSource<Row, Filters>,
) {
  /** Answers to an older question are dropped. */
  let question = 0;

  const fail = (title: string, error: unknown, otherwise: string) =>
    showToast({ title, description: failureWords(error, otherwise), variant: 'destructive' });

  function accept(items: readonly Row[], nextCursor: string | null): void {
    state.items = ref([...items]);
    state.nextCursor = nextCursor;
    state.listing = 'ready';
  }

  /** The first rows, at least `count` of them if there are as many. */
  async function fetchRows(count: number): Promise<Page<Row>> {
    const items: Row[] = [];
    let cursor: string | null = null;
    do {
      const limit = Math.min(count - items.length, mostRowsOfOneCall);
      const answer: Page<Row> = await page(state.applied, { limit, cursor });
      items.push(...answer.items);
      cursor = answer.next_cursor;
    } while (cursor !== null && items.length < count);
    return { items, next_cursor: cursor };
  }

  async function refresh(count: number): Promise<void> {
    question += 1;
    const asked = question;
    state.loadingMore = false;
    try {
      const { items, next_cursor } = await fetchRows(count);
      if (asked === question) accept(items, next_cursor);
    } catch (error) {
      if (asked !== question) return;
      accept([], null);
      state.listing = 'failed';
      fail('Failed to load', error, 'Try again.');
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

  function editFilter<Name extends keyof Filters>(name: Name, value: Filters[Name]): void {
    state.filters[name] = value;
    state.filterError = null;
  }

  async function apply(): Promise<void> {
    const { from, to } = state.filters;
    if (from && to && from > to) {
      state.filterError = 'From is after To.';
      return;
    }
    state.applied = { ...state.filters };
    await load();
  }

  async function loadMore(): Promise<void> {
    if (state.nextCursor === null || state.loadingMore || state.listing !== 'ready') return;
    state.loadingMore = true;
    const asked = question;
    try {
      const answer = await page(state.applied, { limit: pageSize, cursor: state.nextCursor });
      if (asked === question) accept([...state.items, ...answer.items], answer.next_cursor);
    } catch (error) {
      if (asked === question) fail('Failed to load', error, 'Try again.');
    } finally {
      if (asked === question) state.loadingMore = false;
    }
  }

  /** Puts a row that is known anew in the place of the one it was. */
  function replace(isIt: (row: Row) => boolean, row: Row): void {
    state.items = ref(state.items.map((known) => (isIt(known) ? row : known)));
  }

  /** Saves every row that the applied filters match, however many are on screen. */
  async function exportCsv(): Promise<void> {
    if (state.exporting) return;
    state.exporting = true;
    try {
      const { name, text } = await file(state.applied);
      saveFile(name, text);
    } catch (error) {
      fail('Export failed', error, 'Please try again.');
    } finally {
      state.exporting = false;
    }
  }

  return { load, reload, editFilter, apply, loadMore, replace, exportCsv, fail };
}
