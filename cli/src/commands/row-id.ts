import { clientIdSchema } from '@flow/sdk/contracts/client';
import { argumentOf } from './argument.ts';

/** Reads the id of a row, which is `what`. */
export function parseId(what: string): (value: string) => string {
  const parse = argumentOf(clientIdSchema, `Expected the id of ${what}.`);
  return (value) => parse(value).toLowerCase();
}
