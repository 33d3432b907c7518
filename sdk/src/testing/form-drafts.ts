import type { FormDraft } from '../contracts/form-assignment.ts';
import type { Answer } from '../contracts/form-definition.ts';

export interface DraftChange {
  assignmentId: string;
  changes: Record<string, Answer | null>;
  groupIndex: number;
  /** How many milliseconds ago each was given; none, where nothing is said. */
  ages: Record<string, number>;
  /** When what was known of each had been answered. */
  seen: Record<string, string>;
}

/** When each change was made, without those that change nothing and those that a later answer has overtaken. */
export function changedAt(before: FormDraft | undefined, { changes, ages, seen }: DraftChange, now: Date) {
  const all = Object.entries(changes).flatMap(([id, answer]) => {
    if (JSON.stringify(before?.answers[id] ?? null) === JSON.stringify(answer)) return [];
    const given = new Date(now.getTime() - Math.max(0, ages[id] ?? 0)).toISOString();
    const kept = before?.answered_at[id] ?? '';
    if (kept <= given) return [[id, given]];
    return kept <= (seen[id] ?? '') ? [[id, now.toISOString()]] : [];
  });
  return Object.fromEntries(all) as Record<string, string>;
}
