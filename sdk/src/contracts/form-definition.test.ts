import { describe, expect, it } from 'vitest';
import {
  type Answers,
  answerProblem,
  askedQuestions,
  type FormDefinition,
  flaggedQuestions,
  formDefinitionSchema,
  formProblems,
  type Question,
  questionSchema,
  sendableAnswers,
} from './form-definition.ts';

const form = {
  slug: 'sleep-diary',
  key: 'sleep_diary',
  title: 'Sleep diary',
  description: 'How you slept.',
  groups: [
    {
      title: 'Last night',
      questions: [
        { id: 'place', kind: 'choice', label: 'Where?', required: true, options: ['Home', 'Other'] },
        {
          id: 'place_other',
          kind: 'text',
          label: 'Which place?',
          required: true,
          when: { question: 'place', is: 'Other' },
        },
      ],
    },
    {
      title: 'Pain',
      questions: [
        { id: 'pain', kind: 'yes_no', label: 'Pain?', flag: true },
        {
          id: 'where',
          kind: 'choices',
          label: 'Where?',
          options: ['Back', 'Knee'],
          when: { question: 'pain', is: true },
        },
        { id: 'knee', kind: 'long_text', label: 'Which knee?', when: { question: 'where', is: 'Knee' } },
      ],
    },
  ],
  sent: { title: 'Thank you', text: 'Your coach reads it.' },
  flagged: { title: 'See a doctor', text: 'Before you train.' },
};
const definition: FormDefinition = formDefinitionSchema.parse(form);
const ids = (answers: Answers) => askedQuestions(definition, answers).map(({ id }) => id);

function withQuestion(change: object): unknown {
  const [first, second] = form.groups;
  return { ...form, groups: [first, { ...second, questions: [...(second?.questions ?? []), change] }] };
}

function reasons(value: unknown): string[] {
  const result = formDefinitionSchema.safeParse(value);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a form’s definition', () => {
  it('fills in what an author leaves out', () => {
    expect(definition).toMatchObject({ isDefault: false, dueDays: 7 });
    expect(definition.groups[1]?.questions[1]).toMatchObject({ required: false });
  });

  const when = (question: string, is: string | boolean) => ({ when: { question, is } });

  it.each([
    ['an id twice', { id: 'pain' }, 'id: pain is there twice'],
    ['a condition on a later question, or on none', when('b', true), 'when: b is no earlier question'],
    ['a condition on no option', when('where', 'Neck'), 'when: Neck is no option of where'],
    ['yes or no compared with a word', when('pain', 'yes'), 'when: pain is answered true or false'],
    ['a condition on a text', when('knee', 'x'), 'when: knee has no options to depend on'],
    ['a smallest above the largest', { kind: 'number', min: 3, max: 2 }, 'max: must not be smaller than min'],
    ['one option', { kind: 'choice', options: ['Only'] }, 'options: must hold two options or more'],
    ['an option twice', { kind: 'choices', options: ['A', 'A '] }, 'options: must not hold an option twice'],
    ['capitals', { id: 'Pain' }, 'id: must be lower-case words joined by _, like one_week_goal'],
  ])('is refused with %s', (_what, change, reason) => {
    const question = { id: 'a', kind: 'text', label: 'A', ...change };
    expect(reasons(withQuestion(question))).toEqual([`groups.1.questions.3.${reason}`]);
  });

  it('is refused with an unknown kind, or a key that its kind has not', () => {
    expect(reasons(withQuestion({ id: 'a', kind: 'colour', label: 'A' }))).toHaveLength(1);
    expect(reasons(withQuestion({ id: 'a', kind: 'text', label: 'A', options: ['x', 'y'] }))).toHaveLength(1);
  });

  it('needs words for a flagged answer', () => {
    expect(reasons({ ...form, flagged: undefined })).toEqual([
      'flagged: is missing: what a client reads whose answer is flagged',
    ]);
  });
});

describe('what is asked', () => {
  it('follows the answers, and a question that is not asked asks for nothing itself', () => {
    expect(ids({})).toEqual(['place', 'pain']);
    const all = ['place', 'place_other', 'pain', 'where', 'knee'];
    expect(ids({ place: 'Other', pain: true, where: ['Back', 'Knee'] })).toEqual(all);
    expect(ids({ pain: false, where: ['Knee'] })).toEqual(['place', 'pain']);
  });

  it('is never changed by names that every object has', () => {
    const odd: Answers = Object.create({ place: 'Other' });
    expect(ids(odd)).toEqual(['place', 'pain']);
  });
});

describe('what is sent', () => {
  it('is trimmed, without what is empty, without what is not asked', () => {
    const answers = {
      place: 'Home',
      place_other: 'Hotel',
      pain: true,
      where: [],
      knee: ' left ',
      extra: 'x',
    };
    expect(sendableAnswers(definition, answers)).toEqual({ place: 'Home', pain: true });
    const sent = { place: 'Home', pain: true, where: ['Knee'], knee: 'left' };
    expect(sendableAnswers(definition, { ...answers, where: ['Knee'] })).toEqual(sent);
  });

  it('names each problem by its question', () => {
    expect(formProblems(definition, { place: 'Moon', pain: false, where: ['Knee'], extra: 1 })).toEqual({
      place: 'Please choose an option.',
      where: 'This question was not asked.',
      extra: 'This form has no such question.',
    });
    expect(formProblems(definition, {})).toEqual({ place: 'This question needs an answer.' });
    expect(formProblems(definition, { place: 'Home' })).toEqual({});
  });

  it('is flagged by a yes alone', () => {
    expect(flaggedQuestions(definition, { pain: true })).toEqual(['pain']);
    expect(flaggedQuestions(definition, { pain: false })).toEqual([]);
  });
});

describe('an answer', () => {
  const ask = (change: object): Question => questionSchema.parse({ id: 'a', label: 'A', ...change });
  const text = ask({ kind: 'text', maxLength: 3 });
  const lines = ask({ kind: 'long_text' });
  const choice = ask({ kind: 'choice', options: ['One', 'Two'] });
  const choices = ask({ kind: 'choices', options: ['One', 'Two'] });
  const number = ask({ kind: 'number', min: 0, max: 24 });

  it.each<[Question, Answers[string]]>([
    [text, 'abc'],
    [text, '😀😀😀'],
    [lines, 'one\n\ttwo'],
    [choice, 'One'],
    [choices, ['Two', 'One']],
    [ask({ kind: 'yes_no' }), false],
    [number, 7.5],
    [number, 0],
    [ask({ kind: 'number' }), -1e9],
    [ask({ kind: 'date' }), '2024-02-29'],
  ])('to %o may be %j', (question, answer) => {
    expect(answerProblem(question, answer)).toBeNull();
  });

  it.each<[Question, Answers[string], string]>([
    [text, 'abcd', 'Please use at most 3 characters.'],
    [text, 'a\nb', 'Please use plain text.'],
    [text, '', 'Please write an answer.'],
    [text, 3, 'Please write an answer.'],
    [lines, 'a\u0000', 'Please use plain text.'],
    [lines, '\ud800', 'Please use plain text.'],
    [lines, 'x'.repeat(2_001), 'Please use at most 2000 characters.'],
    [choice, 'Three', 'Please choose an option.'],
    [choice, ['One'], 'Please choose an option.'],
    [choices, [], 'Please choose from the options.'],
    [choices, ['One', 'One'], 'Please choose from the options.'],
    [choices, 'One', 'Please choose from the options.'],
    [ask({ kind: 'yes_no' }), 'yes', 'Please answer yes or no.'],
    [number, 25, 'Please enter 24 or less.'],
    [number, -1, 'Please enter 0 or more.'],
    [number, '7', 'Please enter a number.'],
    [number, Number.NaN, 'Please enter a number.'],
    [ask({ kind: 'date' }), '2026-02-29', 'Please enter a date.'],
    [ask({ kind: 'date' }), 'today', 'Please enter a date.'],
  ])('to %o may not be %j', (question, answer, problem) => {
    expect(answerProblem(question, answer)).toBe(problem);
  });
});
