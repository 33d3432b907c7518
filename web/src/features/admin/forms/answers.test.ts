import { makeForm } from '@flow/sdk/testing';
import { describe, expect, test } from 'vitest';
import { answerTexts, formSections, plainLabel } from './answers.ts';

const form = makeForm();
const shown = (payload: Record<string, unknown>, flags: string[] = [], definition = form) =>
  formSections({ payload, flags }, definition).map(({ title, answers }) => [
    title,
    ...answers.map(({ label, texts }) => `${label} ${texts.join(' + ')}`),
  ]);

describe('the answers of a form', () => {
  test('stand under the groups and questions of their version, in its order', () => {
    const payload = { helps: ['Warmth', 'Stretching'], pain: false, hours: 7 };
    expect(shown(payload)).toEqual([
      ['Last night', 'How many hours did you sleep? 7', 'What did you dream of? '],
      ['Your body', 'Did pain wake you? No', 'What helps? Warmth + Stretching'],
    ]);
  });

  test('have a question that depends on another only where it was asked', () => {
    const [, body] = shown({ hours: 6, pain: true, where: 'Knee' });
    expect(body).toEqual(['Your body', 'Did pain wake you? Yes', 'Where? Knee', 'What helps? ']);
    const [, unasked] = shown({ hours: 6, pain: false, where: null });
    expect(unasked).toEqual(['Your body', 'Did pain wake you? No', 'What helps? ']);
  });

  test('are marked where the coach has to see them', () => {
    const sections = formSections({ payload: { hours: 6, pain: true }, flags: ['pain'] }, form);
    const flagged = sections.flatMap(({ answers }) => answers).filter((answer) => answer.flagged);
    expect(flagged.map(({ id }) => id)).toEqual(['pain']);
  });

  test('that no question of the version has follow by their keys', () => {
    expect(shown({ hours: 6, pain: false, old_question: 'Still here', empty: '' }).at(-1)).toEqual([
      'Other answers',
      'Old question Still here',
    ]);
  });

  test('stand by their keys where the questions cannot be had', () => {
    const sections = formSections({ payload: { heart_condition: true, goals: [] }, flags: [] }, null);
    expect(sections).toEqual([
      {
        title: 'Answers',
        answers: [
          { id: 'heart_condition', label: 'Heart condition', texts: ['Yes'], isList: false, flagged: false },
        ],
      },
    ]);
    expect(formSections({ payload: {}, flags: [] }, null)).toEqual([]);
  });

  test('are not read from what every object has', () => {
    const [question] = form.groups[0]?.questions ?? [];
    if (!question) throw new Error('The form has no question.');
    const odd = { ...form, groups: [{ title: 'Odd', questions: [{ ...question, id: 'constructor' }] }] };
    expect(shown({}, [], odd)).toEqual([['Odd', `${question.label} `]]);
  });
});

test.each([
  [null, []],
  [undefined, []],
  ['  ', []],
  [' Walk ', ['Walk']],
  [0, ['0']],
  [true, ['Yes']],
  [
    ['a', '', 'b'],
    ['a', 'b'],
  ],
  [{ a: 1 }, ['{"a":1}']],
])('the answer %j reads %j', (value, texts) => {
  expect(answerTexts(value)).toEqual(texts);
});

test('a number has its unit, and a day is a date', () => {
  const common = { label: 'Question', required: false };
  expect(answerTexts(72.5, { ...common, id: 'weight', kind: 'number', unit: 'kg' })).toEqual(['72.5 kg']);
  expect(answerTexts('2026-02-01', { ...common, id: 'born', kind: 'date' })).toEqual(['1 Feb 2026']);
  expect(answerTexts('soon', { ...common, id: 'born', kind: 'date' })).toEqual(['soon']);
});

test('a key in words', () => {
  expect(plainLabel('training_location_other')).toBe('Training location other');
});
