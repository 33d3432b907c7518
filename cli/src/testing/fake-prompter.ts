import type { Prompter } from '../prompter.ts';

export interface FakePrompter extends Prompter {
  /** The questions that were asked, in order. */
  asked: string[];
}

/** Answers each question from a list, and fails when more is asked than expected. */
export function createFakePrompter(answers: readonly (string | boolean | Error)[] = []): FakePrompter {
  const left = [...answers];
  const asked: string[] = [];
  const next = (kind: string, message: string): string | boolean => {
    asked.push(`${kind}: ${message}`);
    const answer = left.shift();
    if (answer === undefined) throw new Error(`Nobody expected the question '${message}'.`);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    asked,
    text: async (message) => String(next('text', message)),
    password: async (message) => String(next('password', message)),
    confirm: async (message) => next('confirm', message) === true,
  };
}
