import type { Answer, Answers, FormDefinition, Question } from '@flow/sdk/contracts/form-definition';
import { answerLengths, askedQuestions, questionsOf } from '@flow/sdk/contracts/form-definition';

type Groups = Pick<FormDefinition, 'groups'>;

/** The answer to a question; undefined without one. Ids may be any word, `constructor` too. */
export function answerTo(answers: Readonly<Answers>, id: string): Answer | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

/** Whether two answers are the same; null and undefined are none. */
export function sameAnswer(one: Answer | null | undefined, other: Answer | null | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function fitting(question: Question, answer: Answer): Answer | undefined {
  switch (question.kind) {
    case 'text':
    case 'long_text':
    case 'date':
      return typeof answer === 'string' && answer !== '' ? answer : undefined;
    case 'number':
      return typeof answer === 'number' || (typeof answer === 'string' && answer !== '') ? answer : undefined;
    case 'yes_no':
      return typeof answer === 'boolean' ? answer : undefined;
    case 'choice':
      return typeof answer === 'string' && question.options.includes(answer) ? answer : undefined;
    case 'choices': {
      const known = Array.isArray(answer) ? question.options.filter((option) => answer.includes(option)) : [];
      return known.length > 0 ? known : undefined;
    }
  }
}

/** The answers that a form's questions can show: of questions that it has, of their kind, of options that there are. */
export function fittingAnswers(definition: Groups, answers: Readonly<Answers>): Answers {
  return Object.fromEntries(
    questionsOf(definition).flatMap((question) => {
      const answer = answerTo(answers, question.id);
      const shown = answer === undefined ? undefined : fitting(question, answer);
      return shown === undefined ? [] : [[question.id, shown]];
    }),
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out; a tab and a new line are not.
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;

/** A text as a form takes it: pasted text may hold invisible characters that no database keeps. */
export function plainText(text: string, lines: 'one' | 'several'): string {
  const visible = text.replace(invisible, '');
  return lines === 'one' ? visible.replace(/[\t\r\n]+/g, ' ') : visible.replace(/\r\n?/g, '\n');
}

/** An answer as it is kept: undefined where nothing was answered. */
export function storableAnswer(question: Question, answer: Answer | undefined): Answer | undefined {
  if (typeof answer === 'string') {
    return plainText(answer, question.kind === 'long_text' ? 'several' : 'one') || undefined;
  }
  return Array.isArray(answer) && answer.length === 0 ? undefined : answer;
}

/** The most characters of a text's answer; null for other kinds. */
export function longestAnswer(question: Question): number | null {
  return question.kind === 'text' || question.kind === 'long_text'
    ? (question.maxLength ?? answerLengths[question.kind])
    : null;
}

/** A group that is shown: one whose questions are all left out by earlier answers is not. */
export interface FormStep {
  /** Where the group stands in the form, counted from 0. */
  index: number;
  title: string;
  intro: string | undefined;
  /** Those that are asked. */
  questions: Question[];
}

/** The group to show where one was asked for that may not be there: the next one that is asked, else the last. */
export function nearestStep(steps: readonly FormStep[], index: number): number {
  return (steps.find((step) => step.index >= index) ?? steps.at(-1))?.index ?? 0;
}

export function formSteps(definition: Groups, answers: Readonly<Answers>): FormStep[] {
  const asked = new Set(askedQuestions(definition, answers).map(({ id }) => id));
  return definition.groups
    .map(({ title, intro, questions }, index) => ({
      index,
      title,
      intro,
      questions: questions.filter(({ id }) => asked.has(id)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export interface ChangedQuestion {
  id: string;
  label: string;
  change: 'new' | 'changed';
}

/** What a new version of a form asks that the old one did not, or asks otherwise. */
export function changedQuestions(before: Groups, after: Groups): ChangedQuestion[] {
  const known = new Map(questionsOf(before).map((question) => [question.id, JSON.stringify(question)]));
  return questionsOf(after).flatMap((question) => {
    const earlier = known.get(question.id);
    if (earlier === JSON.stringify(question)) return [];
    return [{ id: question.id, label: question.label, change: earlier === undefined ? 'new' : 'changed' }];
  });
}
