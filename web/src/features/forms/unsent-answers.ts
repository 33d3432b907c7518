import type { FormDraft } from '@flow/sdk/contracts/form-assignment';
import type { Answer, Answers } from '@flow/sdk/contracts/form-definition';
import { answerTo, sameAnswer } from './form-answers.ts';

/** An answer of this device that the server does not have yet; null takes one back. */
export interface UnsentAnswer {
  answer: Answer | null;
  /** When it was given: milliseconds since 1970, by this device's clock. */
  at: number;
  /** What the server had when it was given. */
  base: Answer | null;
}

export type UnsentAnswers = Record<string, UnsentAnswer>;

/** As the server has it, by the server's clock. */
export type ServerDraft = Pick<FormDraft, 'answers' | 'answered_at'>;

export interface MergedDraft {
  /** What is on the screen. */
  answers: Answers;
  /** What the server has still to be told. */
  unsent: UnsentAnswers;
}

/** Another question's answer, and a turn of the page, count for nothing here. */
function wasAnsweredAfter(server: ServerDraft | null, id: string, at: number): boolean {
  const times = server?.answered_at ?? {};
  return Object.hasOwn(times, id) && Date.parse(times[id] ?? '') > at;
}

/**
 * What a form shows that was filled in here and maybe elsewhere: the server's answers, with this device's unsent ones in
 * their place. Only where another device has changed the same answer since, later than this one, does that one stand.
 */
export function mergeDraft(server: ServerDraft | null, unsent: Readonly<UnsentAnswers>): MergedDraft {
  const merged: MergedDraft = { answers: { ...server?.answers }, unsent: {} };
  for (const [id, change] of Object.entries(unsent)) {
    const kept = server ? (answerTo(server.answers, id) ?? null) : null;
    const isNewer = sameAnswer(kept, change.base) || !wasAnsweredAfter(server, id, change.at);
    if (!isNewer || sameAnswer(kept, change.answer)) continue;
    merged.unsent[id] = change;
    if (change.answer === null) delete merged.answers[id];
    else merged.answers[id] = change.answer;
  }
  return merged;
}
