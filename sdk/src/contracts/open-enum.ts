import * as z from 'zod/mini';

/** A text that is none of the known values: a newer backend has it. It is shown as it came. */
export type NewValue = string & { readonly known?: never };

/**
 * One of the values of an enum of the database, which grows before its clients do: a row with a new one is read like any
 * other.
 */
export function openEnum<const Value extends string>(_known: readonly Value[]) {
  return z.pipe(
    z.string().check(z.minLength(1)),
    z.transform((value: string) => value as Value | NewValue),
  );
}
