import { expect, test } from 'vitest';
import { checkIn } from './form.test-data.ts';
import {
  answerTo,
  changedQuestions,
  fittingAnswers,
  formSteps,
  nearestStep,
  plainText,
  storableAnswer,
} from './form-answers.ts';

test('an answer is that of a question, whatever word its id is', () => {
  expect(answerTo({}, 'constructor')).toBeUndefined();
  expect(answerTo({ constructor: 'x' } as never, 'constructor')).toBe('x');
});

test.each([
  ['went_well', 'Slept', 'Slept'],
  ['went_well', 7, undefined],
  ['went_well', '', undefined],
  ['mood', 'Tired', 'Tired'],
  ['mood', 'Angry', undefined],
  ['pain', false, false],
  ['pain', 'false', undefined],
  ['where', ['Right', 'Left', 'Above'], ['Left', 'Right']],
  ['where', ['Above'], undefined],
  ['where', 'Left', undefined],
  ['weight', 72.5, 72.5],
  ['weight', 'about 70', 'about 70'],
  ['weight', true, undefined],
  ['since', '2026-11-01', '2026-11-01'],
  ['gone', 'x', undefined],
])('%s: %j is shown as %j', (id, answer, shown) => {
  expect(fittingAnswers(checkIn, { [id]: answer })[id]).toEqual(shown);
});

const withPain = { went_well: 'x', pain: true };

test('a group whose questions are all left out is no step', () => {
  expect(formSteps(checkIn, {}).map(({ index }) => index)).toEqual([0, 1, 3]);
  expect(formSteps(checkIn, withPain).map(({ title }) => title)).toEqual([
    'This week',
    'Your knee',
    'The pain',
    'Figures',
  ]);
  const [first] = formSteps(checkIn, { mood: 'Other' });
  expect(first?.questions.map(({ id }) => id)).toEqual(['went_well', 'mood', 'mood_other']);
});

test.each([
  [0, 0],
  [2, 3],
  [3, 3],
  [99, 3],
])('asked for group %i, the nearest that is asked is %i', (index, nearest) => {
  expect(nearestStep(formSteps(checkIn, {}), index)).toBe(nearest);
});

test.each([
  ['a\u0000b\u0007', 'one', 'ab'],
  ['one\r\ntwo\tthree', 'one', 'one two three'],
  ['one\r\ntwo\tthree', 'several', 'one\ntwo\tthree'],
  ['half \ud83d of a face', 'several', 'half  of a face'],
  ['whole 😀, ليلى <b>', 'one', 'whole 😀, ليلى <b>'],
] as const)('%j on %s line(s) is kept as %j', (text, lines, kept) => {
  expect(plainText(text, lines)).toBe(kept);
});

test('an answer that is empty is none', () => {
  const [text, , , pain, where] = checkIn.groups.flatMap(({ questions }) => questions);
  if (!text || !pain || !where) throw new Error('The form has lost its questions.');
  expect(storableAnswer(text, '')).toBeUndefined();
  expect(storableAnswer(text, ' ')).toBe(' ');
  expect(storableAnswer(where, [])).toBeUndefined();
  expect(storableAnswer(pain, false)).toBe(false);
});

test('of a newer version it is said what is new and what is asked otherwise', () => {
  const [week, knee, pain, figures] = checkIn.groups;
  if (!week || !knee || !pain || !figures) throw new Error('The form has lost its groups.');
  const newer = {
    groups: [
      { ...week, questions: week.questions.map((one) => ({ ...one, required: true })) },
      { ...knee, title: 'Knees' },
      {
        ...figures,
        questions: [
          ...figures.questions,
          { id: 'sleep', kind: 'text', label: 'Sleep?', required: false } as const,
        ],
      },
    ],
  };
  expect(changedQuestions(checkIn, newer)).toEqual([
    { id: 'mood', label: 'How do you feel?', change: 'changed' },
    { id: 'sleep', label: 'Sleep?', change: 'new' },
  ]);
});
