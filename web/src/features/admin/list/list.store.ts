import { type Flow, isFlowError } from '@flow/sdk';
import { proxy, ref } from 'valtio/vanilla';
import { failureMessage } from '../../failure-message.ts';
import { rangeProblem, readAddress, writeAddress } from './list-address.ts';
import { type FilterValues, type ListDefinition, noFilters } from './list-definition.ts';
import { createRows } from './list-rows.ts';
import type { ListDependencies, ListState } from './list-state.ts';

const rowIsNone = ['not_found', 'invalid_input'];
const rowIsOld = ['not_found', 'conflict'];

const sameFilters = (some: FilterValues, others: FilterValues) =>
  Object.keys(some).every((name) => some[name] === others[name]);

/**
 * A list that is filtered, paged, exported and opened row by row, and whose state the address says. `onOpened` is called
 * with each row that comes into the sheet.
 */
export function createList<Row extends { id: string }, Filters extends FilterValues>(
  definition: ListDefinition<Row, Filters>,
  services: ListDependencies,
  onOpened: (row: Row) => Promise<void> = async () => {},
) {
  const { loadFlow, place } = services;
  const { sheet } = definition;
  const empty = () => noFilters<Filters>(definition.filters);
  const state = proxy<ListState<Row, Filters>>({
    filters: empty(),
    filterProblem: null,
    wrongDays: false,
    applied: empty(),
    listing: 'loading',
    items: ref([]),
    nextCursor: null,
    matching: null,
    total: null,
    loadingMore: false,
    exporting: false,
    open: null,
  }) as ListState<Row, Filters>;
  const rows = createRows(definition, state, services);
  const { load, reload, fail } = rows;
  let work: Promise<unknown> = Promise.resolve();

  const address = () => writeAddress(definition, state.applied, state.open?.key ?? null);

  function setFilters(filters: Filters, problems: readonly string[] = []): void {
    state.filters = { ...filters };
    state.filterProblem = problems.join(' ') || null;
    state.wrongDays = false;
    state.applied = { ...filters };
  }

  function editFilter<Name extends keyof Filters>(name: Name, value: Filters[Name]): void {
    state.filters[name] = value;
    state.filterProblem = null;
    state.wrongDays = false;
  }

  /** Lists what the fields say. The same once more asks again, and is no new entry of the history. */
  async function apply(): Promise<void> {
    const problem = rangeProblem(definition.filters, state.filters);
    if (problem !== null) {
      state.filterProblem = problem;
      state.wrongDays = true;
      return;
    }
    const trimmed = Object.entries(state.filters).map(([name, value]) => [name, value.trim()]);
    state.applied = Object.fromEntries(trimmed) as Filters;
    state.open = null;
    if (address() !== place.read()) place.push(address());
    await load();
  }

  /** Lists what these filters find and nothing else; without any, everything. */
  function show(filters: Partial<Filters> = {}): Promise<void> {
    setFilters({ ...empty(), ...filters });
    return apply();
  }

  /** Puts a row that is known anew in the place of the one it was, in the list and in the sheet. */
  function replace(row: Row): void {
    rows.replace(row);
    if (state.open && sheet?.keyOf(row) === state.open.key) state.open.row = ref(row);
  }

  /**
   * Asks for something that answers a row, and shows the row as it is then, with the changes of others. One thing after
   * the other, so that the last answer is the newest. @throws what `request` throws
   */
  function ask(request: (flow: Flow) => Promise<Row>): Promise<Row> {
    const answered = work
      .then(loadFlow)
      .then(request)
      .then((row) => {
        replace(row);
        return row;
      });
    work = answered.catch(() => {});
    return answered;
  }

  /** Asks for the open row. One that the list has is good enough to work with until the answer comes, and without it. */
  async function find(): Promise<void> {
    const { open } = state;
    if (!sheet || !open) return;
    const { key } = open;
    const wasListed = open.row !== null;
    open.failure = null;
    try {
      const row = await ask((flow) => sheet.find(flow, key));
      // The address may have named it in another way: an id, small letters.
      if (state.open?.key !== key || wasListed) return;
      state.open = { key: sheet.keyOf(row), row: ref(row), failure: null };
      place.replace(address());
      await onOpened(row);
    } catch (error) {
      if (state.open?.key !== key || wasListed) return;
      const why = failureMessage(error, 'Please try again.');
      if (isFlowError(error) && rowIsNone.includes(error.code)) {
        close();
        state.filterProblem = why;
      } else state.open.failure = why;
    }
  }

  /** Says why a change failed. What was in another state than this screen shows is loaded anew: another changed it. */
  async function failToChange(title: string, error: unknown): Promise<void> {
    fail(title, error);
    if (isFlowError(error) && rowIsOld.includes(error.code)) await Promise.all([reload(), find()]);
  }

  /** Puts the row of a key in the sheet: as the list has it, then as it is now. Null empties the sheet. */
  async function openKey(
    key: string | null,
    row = state.items.find((known) => sheet?.keyOf(known) === key),
  ): Promise<void> {
    if (key === (state.open?.key ?? null)) return;
    state.open = key === null ? null : { key, row: row ? ref(row) : null, failure: null };
    await Promise.all([find(), row && onOpened(row)]);
  }

  /** Opens a row in the sheet. */
  function open(row: Row): Promise<void> {
    if (!sheet) return Promise.resolve();
    const key = sheet.keyOf(row);
    const wasOpen = state.open !== null;
    const opening = openKey(key, row);
    if (wasOpen) place.replace(address());
    else place.push(address(), { opensSheet: true });
    return opening;
  }

  function close(): void {
    if (!state.open) return;
    state.open = null;
    place.leaveSheet(address());
  }

  /** Shows what the address says. What it says wrongly is named, and taken out of it. */
  async function enter(): Promise<void> {
    const said = readAddress(definition, place.read());
    setFilters(said.filters, said.problems);
    state.open = null;
    const opening = openKey(said.open);
    if (address() !== place.read()) place.replace(address());
    await Promise.all([load(), opening]);
  }

  /** Follows the address, as back and forward change it, until the result is called. */
  function watch(): () => void {
    const stop = place.watch(() => {
      const said = readAddress(definition, place.read());
      if (!sameFilters(said.filters, state.applied)) {
        setFilters(said.filters, said.problems);
        void load();
      }
      void openKey(said.open);
    });
    return () => {
      stop();
      state.open = null;
    };
  }

  return {
    definition,
    state,
    enter,
    watch,
    load,
    reload,
    loadMore: rows.loadMore,
    editFilter,
    apply,
    show,
    ask,
    open,
    close,
    find,
    exportCsv: rows.exportCsv,
    failToChange,
  };
}

export type List<Row extends { id: string }, Filters extends FilterValues> = ReturnType<
  typeof createList<Row, Filters>
>;
