import { businessDaySchema } from '@flow/sdk/contracts/business-time';
import { type FilterValues, type ListDefinition, type ListFilter, noFilters } from './list-definition.ts';

/** What the address of a list says. */
export interface ListAddress<Filters> {
  filters: Filters;
  /** The key of the row that is open. */
  open: string | null;
  /** Values that the list cannot use, in words; they count as absent. */
  problems: string[];
}

type Addressed<Filters extends FilterValues> = Pick<
  ListDefinition<{ id: string }, Filters>,
  'filters' | 'noun'
> & {
  sheet?: { parameter: string };
};

/** Longer than any key that a row has. */
const longestKey = 100;
const longestEcho = 40;

// biome-ignore lint/suspicious/noControlCharactersInRegex: no field of a list can hold them, only an address.
const controlCharacters = /[\u0000-\u001f\u007f]/;

/** Each field of the filters: its name in the address, its label, and whether it can hold a value. */
function fieldsOf<Filters extends FilterValues>(filter: ListFilter<Filters>) {
  switch (filter.kind) {
    case 'select':
      return [
        {
          name: filter.name as string,
          label: filter.label,
          holds: (value: string) => filter.options.some((option) => option.value === value),
        },
      ];
    case 'search':
      return [
        {
          name: filter.name as string,
          label: filter.label,
          holds: (value: string) => value.length <= filter.maxLength && !controlCharacters.test(value),
        },
      ];
    case 'days':
      return (['from', 'to'] as const).map((name) => ({
        name: name as string,
        label: filter.labels[name],
        holds: (value: string) => businessDaySchema.safeParse(value).success,
      }));
  }
}

/** Says that a range ends before it begins; null for one that does not. */
export function rangeProblem<Filters extends FilterValues>(
  filters: readonly ListFilter<Filters>[],
  { from = '', to = '' }: FilterValues,
): string | null {
  const range = filters.find((filter) => filter.kind === 'days');
  return range && from && to && from > to ? `${range.labels.from} is after ${range.labels.to}.` : null;
}

/** Reads the query of a list's address. What is not one of the list's names is passed over. */
export function readAddress<Filters extends FilterValues>(
  { filters: definition, noun, sheet }: Addressed<Filters>,
  search: string,
): ListAddress<Filters> {
  const query = new URLSearchParams(search);
  const none = noFilters(definition);
  const found: Record<string, string> = { ...none };
  const problems: string[] = [];
  const leaveOut = (label: string, value: string) => {
    const echo = value.length > longestEcho ? `${value.slice(0, longestEcho)}…` : value;
    problems.push(`${label} cannot be “${echo}”: it was left out.`);
  };

  for (const { name, label, holds } of definition.flatMap(fieldsOf)) {
    const value = query.get(name)?.trim();
    if (!value) continue;
    if (holds(value)) found[name] = value;
    else leaveOut(label, value);
  }
  const range = rangeProblem(definition, found);
  if (range) {
    Object.assign(found, { from: '', to: '' });
    problems.push(`${range} Both were left out.`);
  }

  const key = (sheet && query.get(sheet.parameter)?.trim()) || null;
  const open = key !== null && key.length <= longestKey && !controlCharacters.test(key) ? key : null;
  if (key !== null && open === null) leaveOut(`The ${noun[0]}`, key);
  return { filters: found as Filters, open, problems };
}

/** The query that says it, without what says nothing: empty for a whole list. */
export function writeAddress<Filters extends FilterValues>(
  { filters: definition, sheet }: Addressed<Filters>,
  filters: Filters,
  open: string | null,
): string {
  const none = noFilters(definition);
  const query = new URLSearchParams(
    definition
      .flatMap(fieldsOf)
      .map(({ name }): [string, string] => [name, filters[name] ?? ''])
      .filter(([name, value]) => value !== none[name]),
  );
  if (sheet && open !== null) query.set(sheet.parameter, open);
  return query.size === 0 ? '' : `?${query}`;
}
