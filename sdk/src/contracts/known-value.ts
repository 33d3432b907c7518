import type { NewValue } from './open-enum.ts';

/** What stands for a value of an enum; undefined for one that is new. */
export function forKnown<Value extends string, Found>(
  known: Readonly<Record<Value, Found>>,
  value: Value | NewValue,
): Found | undefined {
  return Object.hasOwn(known, value) ? known[value as Value] : undefined;
}

/** The label of a value of an enum; one that is new is shown as it came. */
export const labelOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  value: Value | NewValue,
): string => forKnown(labels, value) ?? value;
