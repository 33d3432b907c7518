import { InvalidArgumentError } from 'commander';

/** Reads what a `--search` looks for. */
export function parseSearch(longest: number): (value: string) => string {
  return (value) => {
    const search = value.trim();
    if (search.length > 0 && search.length <= longest) return search;
    throw new InvalidArgumentError(`Expected 1 to ${longest} characters.`);
  };
}
