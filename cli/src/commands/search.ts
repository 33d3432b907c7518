import { InvalidArgumentError } from 'commander';

/** Reads what a `--search` looks for. */
export function parseSearch(longest: number): (value: string) => string {
  return (value) => {
    const search = value.trim();
    if (search.length > 0 && search.length <= longest) return search;
    throw new InvalidArgumentError(`Expected 1 to ${longest} characters.`);
  };
}

/** Looks for a text, in any case, in what `read` takes of a row; undefined without a text. */
export function rowMatcher<Row>(
  search: string | undefined,
  read: (row: Row) => readonly (string | null)[],
): ((row: Row) => boolean) | undefined {
  const wanted = search?.toLowerCase();
  if (wanted === undefined) return undefined;
  return (row) => read(row).some((text) => text?.toLowerCase().includes(wanted));
}
