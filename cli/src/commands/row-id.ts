import { clientIdSchema } from '@flow/sdk/contracts/client';
import { InvalidArgumentError } from 'commander';

/** Reads the id of a row, which is `what`. */
export function parseId(what: string): (value: string) => string {
  return (value) => {
    if (clientIdSchema.safeParse(value).success) return value.toLowerCase();
    throw new InvalidArgumentError(`Expected the id of ${what}.`);
  };
}
