import type { FormDraft } from '@flow/sdk/contracts/form-assignment';
import type { Answer, Answers } from '@flow/sdk/contracts/form-definition';
import { answerTo, sameAnswer } from './form-answers.ts';

/** An answer of this device that the server does not have yet; null takes one back. */
export interface UnsentAnswer {
  answer: Answer | null;
  /** When it was given: milliseconds since 1970, by this device's clock. */
  at: number;
  /** When what the server had when it was given had been answered, by the server's clock; null where it had nothing. */
  seen: string | null;
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

/** When an answer of the server was given, or taken back. */
export const seenOf = (server: ServerDraft | null, id: string): string | null =>
  (server && Object.hasOwn(server.answered_at, id) && server.answered_at[id]) || null;

/**
 * What a form shows that was filled in here and maybe elsewhere: the server's answers, with this device's unsent ones in
 * their place. Which of two is the later is for the server to say, when it is told: its clock is the one of all devices.
 */
export function mergeDraft(server: ServerDraft | null, unsent: Readonly<UnsentAnswers>): MergedDraft {
  const merged: MergedDraft = { answers: { ...server?.answers }, unsent: {} };
  for (const [id, change] of Object.entries(unsent)) {
    const kept = server ? (answerTo(server.answers, id) ?? null) : null;
    if (sameAnswer(kept, change.answer)) continue;
    merged.unsent[id] = change;
    if (change.answer === null) delete merged.answers[id];
    else merged.answers[id] = change.answer;
  }
  return merged;
}

/** Unsent answers as the SDK takes them. */
export function draftChange(unsent: Readonly<UnsentAnswers>) {
  const changes: Record<string, Answer | null> = {};
  const givenAt: Record<string, Date> = {};
  const seen: ServerDraft['answered_at'] = {};
  for (const [id, change] of Object.entries(unsent)) {
    changes[id] = change.answer;
    givenAt[id] = new Date(change.at);
    if (change.seen !== null) seen[id] = change.seen;
  }
  return { changes, givenAt, seen };
}
