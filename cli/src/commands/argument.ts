import { InvalidArgumentError } from 'commander';

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
