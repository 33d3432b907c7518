import * as z from 'zod/mini';

/** Longest answers, in characters (Unicode code points), unless a question says otherwise. */
export const answerLengths = { text: 200, long_text: 2_000 } as const;

const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(most, `has at most ${most} characters`),
    );

const slugSchema = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, like goal-setting'),
  );

const questionId = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9_]{0,59}$/, 'must be lower-case words joined by _, like one_week_goal'));

const common = {
  /** Where the answer stands in what is sent: never reused for another question. */
  id: questionId,
  label: line(300),
  hint: z.optional(line(500)),
  required: z._default(z.boolean(), false),
  /** Asked only when an earlier question has this answer (for `choices`: among its answers). */
  when: z.optional(
    z.strictObject({
      question: questionId,
      is: z.union([z.boolean(), z.string()], 'must be true, false or an option'),
    }),
  ),
};

const options = z.array(line(120)).check(
  z.minLength(2, 'must hold two options or more'),
  z.maxLength(40, 'holds at most 40 options'),
  z.refine((given) => new Set(given).size === given.length, 'must not hold an option twice'),
);

const maxLength = z.optional(z.int().check(z.gte(1), z.lte(5_000)));

export const questionSchema = z.discriminatedUnion('kind', [
  /** One line. */
  z.strictObject({ ...common, kind: z.literal('text'), maxLength }),
  /** Several lines. */
  z.strictObject({ ...common, kind: z.literal('long_text'), maxLength }),
  /** One of the options. */
  z.strictObject({ ...common, kind: z.literal('choice'), options }),
  /** One option or more. */
  z.strictObject({ ...common, kind: z.literal('choices'), options }),
  /** True or false. With `flag` the coach is shown every yes, and the client is told what to do next. */
  z.strictObject({ ...common, kind: z.literal('yes_no'), flag: z._default(z.boolean(), false) }),
  z.strictObject({
    ...common,
    kind: z.literal('number'),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    /** What is counted, beside the field: kg, hours. */
    unit: z.optional(line(20)),
  }),
  /** A calendar day, `yyyy-mm-dd`. */
  z.strictObject({ ...common, kind: z.literal('date') }),
]);
export type Question = z.infer<typeof questionSchema>;

/** Questions that are on the screen together. */
export const questionGroupSchema = z.strictObject({
  title: line(120),
  intro: z.optional(line(600)),
  questions: z.array(questionSchema).check(z.minLength(1, 'must hold a question')),
});
export type QuestionGroup = z.infer<typeof questionGroupSchema>;

const message = z.strictObject({ title: line(120), text: line(1_200) });

/** A form as content/forms holds it and the database keeps each version of it. */
export const formDefinitionSchema = z
  .strictObject({
    slug: slugSchema,
    /** The slug with underscores: `goal_setting`. */
    key: z.string(),
    title: line(200),
    description: line(1_000),
    /** Given to every new client. */
    isDefault: z._default(z.boolean(), false),
    /** Days that a client has to fill it in. */
    dueDays: z._default(z.int().check(z.gte(1), z.lte(365)), 7),
    groups: z.array(questionGroupSchema).check(z.minLength(1, 'must hold a group of questions')),
    /** What the client reads when the form has arrived. */
    sent: message,
    /** What the client reads instead when an answer is flagged. */
    flagged: z.optional(message),
  })
  .check((context) => {
    for (const { path, reason } of inconsistencies(context.value)) {
      context.issues.push({ code: 'custom', path, message: reason, input: context.value });
    }
  });
export type FormDefinition = z.infer<typeof formDefinitionSchema>;

type Groups = Pick<FormDefinition, 'groups'>;

function inconsistencies(definition: Groups & { flagged?: unknown }) {
  const found: { path: (string | number)[]; reason: string }[] = [];
  const earlier = new Map<string, Question>();
  for (const [groupIndex, group] of definition.groups.entries()) {
    for (const [index, question] of group.questions.entries()) {
      const path = ['groups', groupIndex, 'questions', index];
      if (earlier.has(question.id))
        found.push({ path: [...path, 'id'], reason: `${question.id} is there twice` });
      if (question.when) {
        const reason = conditionProblem(question.when, earlier.get(question.when.question));
        if (reason) found.push({ path: [...path, 'when'], reason });
      }
      if (question.kind === 'number' && (question.min ?? -Infinity) > (question.max ?? Infinity)) {
        found.push({ path: [...path, 'max'], reason: 'must not be smaller than min' });
      }
      earlier.set(question.id, question);
    }
  }
  const flags = [...earlier.values()].some((question) => question.kind === 'yes_no' && question.flag);
  if (flags && definition.flagged === undefined) {
    found.push({ path: ['flagged'], reason: 'is missing: what a client reads whose answer is flagged' });
  }
  return found;
}

function conditionProblem({ question, is }: NonNullable<Question['when']>, asked: Question | undefined) {
  if (!asked) return `${question} is no earlier question`;
  if (asked.kind === 'yes_no')
    return typeof is === 'boolean' ? null : `${question} is answered true or false`;
  if (asked.kind !== 'choice' && asked.kind !== 'choices') return `${question} has no options to depend on`;
  return typeof is === 'string' && asked.options.includes(is)
    ? null
    : `${String(is)} is no option of ${question}`;
}

export type Answer = string | string[] | number | boolean;

/** Answers by question. What was not answered is absent. */
export type Answers = Record<string, Answer>;

export const answersSchema = z.record(
  z.string().check(z.maxLength(100)),
  z.union([
    z.string().check(z.maxLength(10_000)),
    z.array(z.string()).check(z.maxLength(100)),
    z.number(),
    z.boolean(),
  ]),
);

export function questionsOf({ groups }: Groups): Question[] {
  return groups.flatMap((group) => group.questions);
}

/** The questions that are asked after these answers, in the form's order. */
export function askedQuestions(definition: Groups, answers: Answers): Question[] {
  const asked = new Set<string>();
  return questionsOf(definition).filter(({ id, when }) => {
    const answer = when && Object.hasOwn(answers, when.question) ? answers[when.question] : undefined;
    const applies =
      !when ||
      (asked.has(when.question) &&
        (Array.isArray(answer) ? answer.some((one) => one === when.is) : answer === when.is));
    if (applies) asked.add(id);
    return applies;
  });
}

/** The answers as they are sent: texts trimmed, empty ones left out, and those of questions that are not asked. */
export function sendableAnswers(definition: Groups, answers: Answers): Answers {
  const given: Answers = {};
  for (const { id } of questionsOf(definition)) {
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    const value = typeof answer === 'string' ? answer.trim() : answer;
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) continue;
    given[id] = value;
  }
  // Only trimmed answers decide what is asked: a choice that was emptied takes its follow-up with it.
  const asked = askedQuestions(definition, given);
  return Object.fromEntries(asked.flatMap(({ id }) => (given[id] === undefined ? [] : [[id, given[id]]])));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const controls = /[\u0000-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused; a tab and a new line are not.
const controlsInLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function textProblem(answer: Answer, most: number, refused: RegExp): string | null {
  if (typeof answer !== 'string' || answer === '') return 'Please write an answer.';
  if (refused.test(answer) || /\p{Surrogate}/u.test(answer)) return 'Please use plain text.';
  return [...answer].length > most ? `Please use at most ${most} characters.` : null;
}

function isCalendarDay(value: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function numberProblem(answer: Answer, { min, max }: { min?: number | undefined; max?: number | undefined }) {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'Please enter a number.';
  if (min !== undefined && answer < min) return `Please enter ${min} or more.`;
  if (max !== undefined && answer > max) return `Please enter ${max} or less.`;
  return null;
}

/** What is wrong with one answer, for the person who gives it; null when nothing is. */
export function answerProblem(question: Question, answer: Answer): string | null {
  switch (question.kind) {
    case 'text':
      return textProblem(answer, question.maxLength ?? answerLengths.text, controls);
    case 'long_text':
      return textProblem(answer, question.maxLength ?? answerLengths.long_text, controlsInLines);
    case 'choice':
      return typeof answer === 'string' && question.options.includes(answer)
        ? null
        : 'Please choose an option.';
    case 'choices': {
      const fits =
        Array.isArray(answer) &&
        answer.length > 0 &&
        new Set(answer).size === answer.length &&
        answer.every((one) => question.options.includes(one));
      return fits ? null : 'Please choose from the options.';
    }
    case 'yes_no':
      return typeof answer === 'boolean' ? null : 'Please answer yes or no.';
    case 'number':
      return numberProblem(answer, question);
    case 'date':
      return typeof answer === 'string' && isCalendarDay(answer) ? null : 'Please enter a date.';
  }
}

/**
 * What is wrong with a form's answers, by question; empty when they may be sent. The browser, the function
 * submit-form and the database (private.form_problems) hold the same rules.
 */
export function formProblems(definition: Groups, answers: Answers): Record<string, string> {
  const problems: Record<string, string> = {};
  const asked = askedQuestions(definition, answers);
  for (const question of asked) {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    const problem =
      answer === undefined
        ? question.required && 'This question needs an answer.'
        : answerProblem(question, answer);
    if (problem) problems[question.id] = problem;
  }
  const known = new Set(asked.map((question) => question.id));
  const other = new Set(questionsOf(definition).map((question) => question.id));
  for (const id of Object.keys(answers)) {
    if (known.has(id)) continue;
    problems[id] = other.has(id) ? 'This question was not asked.' : 'This form has no such question.';
  }
  return problems;
}

/** The questions whose 'yes' the coach has to see. */
export function flaggedQuestions(definition: Groups, answers: Answers): string[] {
  return questionsOf(definition).flatMap((question) =>
    question.kind === 'yes_no' && question.flag && answers[question.id] === true ? [question.id] : [],
  );
}
