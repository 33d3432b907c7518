// Rules as plain functions, for contracts that are checked where no schema library is loaded.

/** What a text keeps to, with what to say of one that does not. */
export type TextRule = readonly [holds: (text: string) => boolean, problem: string];

/** What the first rule that a text breaks says, or null. */
export function firstProblem(rules: readonly TextRule[], text: string): string | null {
  return rules.find(([holds]) => !holds(text))?.[1] ?? null;
}
