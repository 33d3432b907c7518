import type { Answered, AnswerSection } from '../forms/answers.ts';

export type Change = 'same' | 'changed' | 'added' | 'removed';

/** One question with what was answered then and later; null where the form did not ask. */
export interface ComparedAnswer {
  id: string;
  label: string;
  earlier: Answered | null;
  later: Answered | null;
  change: Change;
}

export interface ComparedSection {
  title: string;
  answers: readonly ComparedAnswer[];
}

const isEmpty = (answer: Answered | null) => answer === null || answer.texts.length === 0;

/** The order in which choices were made says nothing. */
const content = ({ texts, isList }: Answered) => JSON.stringify(isList ? [...texts].sort() : texts);

function changeOf(earlier: Answered | null, later: Answered | null): Change {
  if (isEmpty(earlier) && isEmpty(later)) return 'same';
  if (isEmpty(earlier)) return 'added';
  if (isEmpty(later)) return 'removed';
  return earlier && later && content(earlier) === content(later) ? 'same' : 'changed';
}

/**
 * Two submissions of one form, question by question, in the order of the later one; what only the earlier one asked
 * follows. Without an earlier one nothing has changed.
 */
export function compareAnswers(
  earlier: readonly AnswerSection[] | null,
  later: readonly AnswerSection[],
): ComparedSection[] {
  const before = new Map(
    (earlier ?? []).flatMap(({ answers }) => answers).map((answer) => [answer.id, answer]),
  );
  const compared = later.map(({ title, answers }) => ({
    title,
    answers: answers.map((answer): ComparedAnswer => {
      const known = before.get(answer.id) ?? null;
      before.delete(answer.id);
      const change = earlier === null ? 'same' : changeOf(known, answer);
      return { id: answer.id, label: answer.label, earlier: known, later: answer, change };
    }),
  }));
  const dropped = [...before.values()].map(
    (answer): ComparedAnswer => ({
      id: answer.id,
      label: answer.label,
      earlier: answer,
      later: null,
      change: changeOf(answer, null),
    }),
  );
  return dropped.length === 0 ? compared : [...compared, { title: 'Not asked this time', answers: dropped }];
}

/** `2 of 14 answers changed`. */
export function changeCount(sections: readonly ComparedSection[]): string {
  const answers = sections.flatMap((section) => section.answers);
  const changed = answers.filter(({ change }) => change !== 'same').length;
  if (changed === 0) return 'Nothing changed';
  return `${changed} of ${answers.length} ${answers.length === 1 ? 'answer' : 'answers'} changed`;
}
