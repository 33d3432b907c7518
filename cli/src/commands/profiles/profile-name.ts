import { InvalidArgumentError } from 'commander';

/** Reads the name of a profile: it becomes a part of a file's name. */
export function parseProfileName(value: string): string {
  if (/^[a-z0-9][a-z0-9._-]{0,49}$/i.test(value)) return value;
  throw new InvalidArgumentError('Expected up to 50 letters, digits, dots, dashes and underscores.');
}
