import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import {
  type Answers,
  askedQuestions,
  type FormDefinition,
  type Question,
  type QuestionGroup,
} from '@flow/sdk/contracts/form-definition';
import type { FormSubmission } from '@flow/sdk/contracts/form-submission';

/** A question with what was answered, ready to be shown. */
export interface Answered {
  id: string;
  label: string;
  /** One text, or one for each choice; empty without an answer. */
  texts: readonly string[];
  /** Several could be chosen. */
  isList: boolean;
  /** The coach has to see it. */
  flagged: boolean;
}

export interface AnswerSection {
  title: string;
  answers: readonly Answered[];
}

type Sent = Pick<FormSubmission, 'payload' | 'flags'>;

/** `heart_condition` as `Heart condition`: the name of a question whose words are not known. */
export function plainLabel(id: string): string {
  const words = id.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueText(value: unknown, question?: Question): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && question?.kind === 'number' && question.unit) {
    return `${value} ${question.unit}`;
  }
  if (typeof value === 'string') {
    // A calendar day belongs to no time zone: noon is that day in all of Dubai's.
    const isDay = question?.kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    return isDay ? formatBusinessDate(`${value}T08:00:00Z`) : value.trim();
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** An answer in words, whatever was stored; none for what is empty. */
export function answerTexts(value: unknown, question?: Question): string[] {
  if (value === null || value === undefined) return [];
  const values = Array.isArray(value) ? value : [value];
  return values.map((one) => valueText(one, question)).filter((text) => text !== '');
}

function answered({ payload, flags }: Sent, id: string, question?: Question): Answered {
  const value = Object.hasOwn(payload, id) ? payload[id] : undefined;
  return {
    id,
    label: question?.label ?? plainLabel(id),
    texts: answerTexts(value, question),
    isList: Array.isArray(value),
    flagged: flags.includes(id),
  };
}

/** What was answered to questions that have no other place, in the order it was sent. */
function leftOver(sent: Sent, placed: ReadonlySet<string>, questions: ReadonlyMap<string, Question>) {
  return Object.keys(sent.payload)
    .filter((id) => !placed.has(id))
    .map((id) => answered(sent, id, questions.get(id)))
    .filter(({ texts }) => texts.length > 0);
}

const questionsById = (groups: readonly QuestionGroup[]) =>
  new Map(groups.flatMap((group) => group.questions).map((question) => [question.id, question]));

/** The answers that no documented section shows, by the questions of their version where it is known. */
export function otherAnswers(
  sent: Sent,
  placed: ReadonlySet<string>,
  definition: FormDefinition | null,
): AnswerSection[] {
  const answers = leftOver(sent, placed, questionsById(definition?.groups ?? []));
  return answers.length === 0 ? [] : [{ title: 'Other answers', answers }];
}

/** Every answer, by the groups and questions of the version that was answered; by its key where that is not known. */
export function formSections(sent: Sent, definition: FormDefinition | null): AnswerSection[] {
  if (definition === null) {
    const answers = leftOver(sent, new Set(), new Map());
    return answers.length === 0 ? [] : [{ title: 'Answers', answers }];
  }
  const asked = new Set(askedQuestions(definition, sent.payload as Answers).map(({ id }) => id));
  const sections = definition.groups.map((group) => ({
    title: group.title,
    answers: group.questions
      .map((question) => answered(sent, question.id, question))
      .filter(({ id, texts }) => asked.has(id) || texts.length > 0),
  }));
  const placed = new Set(questionsById(definition.groups).keys());
  return [...sections.filter(({ answers }) => answers.length > 0), ...otherAnswers(sent, placed, definition)];
}
