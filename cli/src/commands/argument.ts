import { clientIdSchema } from '@flow/sdk/contracts/client';
import { InvalidArgumentError, Option } from 'commander';

/** A contract, as far as it matters here. */
interface Contract<Value> {
  safeParse(
    value: unknown,
  ): { success: true; data: Value } | { success: false; error: { issues: { message: string }[] } };
}

/** Reads an argument by its contract; one that does not fit is refused with `expected`, or in the contract's words. */
export function argumentOf<Value>(contract: Contract<Value>, expected?: string): (value: string) => Value {
  return (value) => {
    const result = contract.safeParse(value);
    if (result.success) return result.data;
    throw new InvalidArgumentError(expected ?? result.error.issues[0]?.message ?? '');
  };
}

/** Reads the id of a row, which is `what`. */
export function parseId(what: string): (value: string) => string {
  const parse = argumentOf(clientIdSchema, `Expected the id of ${what}.`);
  return (value) => parse(value).toLowerCase();
}

/** Reads each of several arguments, and keeps each value once. */
export function collect(parse: (value: string) => string): (value: string, earlier?: string[]) => string[] {
  return (value, earlier = []) => [...new Set([...earlier, parse(value)])];
}

/** The option that keeps one kind of rows; all of them unless it is given. */
export const filterOption = (flags: string, description: string, choices: readonly string[]): Option =>
  new Option(flags, description).choices(choices).default('all');
