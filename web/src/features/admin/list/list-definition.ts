import type { Flow } from '@flow/sdk';

/** What the filters of a list hold: each a text, as it stands in its field and in the address. */
export type FilterValues = Readonly<Record<string, string>>;

/** Dubai days as `yyyy-mm-dd`, both inclusive; empty for no bound. */
export type DayBounds = { from: string; to: string };

interface SelectFilter<Name, Value> {
  kind: 'select';
  name: Name;
  label: string;
  /** The first restricts nothing. */
  options: readonly { value: Value; label: string }[];
}

interface SearchFilter<Name> {
  kind: 'search';
  name: Name;
  label: string;
  placeholder: string;
  maxLength: number;
}

/** Two fields, whose values are called `from` and `to`. */
interface DayRangeFilter {
  kind: 'days';
  labels: Readonly<DayBounds>;
}

export type ListFilter<Filters extends FilterValues> =
  | { [Name in keyof Filters & string]: SelectFilter<Name, Filters[Name]> }[keyof Filters & string]
  | SearchFilter<keyof Filters & string>
  | DayRangeFilter;

export interface ListPage<Row> {
  items: Row[];
  /** Where the next page begins; null on the last one. */
  next_cursor: string | null;
  /** Of a list that counts them: how many rows match (null for more than are counted), and how many there are. */
  matching?: number | null;
  total?: number;
}

export interface ListFile {
  name: string;
  content: string | Blob;
}

/** Filters as they are asked for: what is empty is null. */
export type AskedFilters<Filters extends FilterValues> = {
  [Name in keyof Filters]: string extends Filters[Name] ? string | null : Filters[Name];
};

/** A choice of values, of which the first restricts nothing. */
export function choice<Name extends string, Value extends string>(
  name: Name,
  label: string,
  labels: Readonly<Record<Value, string>>,
): SelectFilter<Name, Value> {
  const options = Object.entries<string>(labels).map(([value, text]) => ({
    value: value as Value,
    label: text,
  }));
  return { kind: 'select', name, label, options };
}

/** Rows to their end, for a file that is made of all of them. */
export async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** A list of the admin without its columns: what it shows, by what it is filtered, and where its rows come from. */
export interface ListDefinition<Row extends { id: string }, Filters extends FilterValues> {
  /** What the rows are: one, and many. */
  noun: readonly [string, string];
  /** In the order of the filter bar. */
  filters: readonly ListFilter<Filters>[];
  /** One page of the rows that match. */
  page: (
    flow: Flow,
    filters: AskedFilters<Filters>,
    place: { limit: number; cursor: string | null },
  ) => Promise<ListPage<Row>>;
  /** Every row that matches, however many, as a CSV file. */
  file: (flow: Flow, filters: AskedFilters<Filters>, now: Date) => Promise<ListFile>;
  /** For a list whose rows open in a sheet. */
  sheet?: {
    /** The open row's name in the address: `?lead=FL-7K2M9Q`. */
    parameter: string;
    keyOf: (row: Row) => string;
    /** The row of such a key, as it is now. */
    find: (flow: Flow, key: string) => Promise<Row>;
  };
  texts: {
    /** The list's name for assistive technology. */
    title: string;
    empty: string;
    /** What to do about a list without rows. */
    emptyHint?: string;
    apply?: string;
    /** A list whose filters can be taken back at one press says how the button is called. */
    clear?: string;
    /** 'Loading...' unless a list shows a spinner, with these words for those who do not see it. */
    spinner?: string;
    /** The toast of a list that could not be loaded, where it is not the usual one. */
    loadFailed?: { title: string; description: string };
  };
}

/** The filters that restrict nothing. */
export function noFilters<Filters extends FilterValues>(filters: readonly ListFilter<Filters>[]): Filters {
  const values = filters.flatMap((filter) => {
    if (filter.kind === 'days')
      return [
        ['from', ''],
        ['to', ''],
      ];
    return [[filter.name, filter.kind === 'select' ? (filter.options[0]?.value ?? '') : '']];
  });
  return Object.fromEntries(values);
}
