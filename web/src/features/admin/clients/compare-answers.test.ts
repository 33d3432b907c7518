import { makeForm, makeFormSubmission } from '@flow/sdk/testing';
import { describe, expect, test } from 'vitest';
import { formSections } from '../forms/answers.ts';
import { changeCount, compareAnswers } from './compare-answers.ts';

const form = makeForm();
const sections = (payload: Record<string, unknown>, definition = form) =>
  formSections(makeFormSubmission({ payload }), definition);
const changes = (earlier: Record<string, unknown>, later: Record<string, unknown>) =>
  compareAnswers(sections(earlier), sections(later)).flatMap(({ answers }) =>
    answers.map(({ id, change }) => [id, change]),
  );

describe('two submissions of a form', () => {
  test('say what changed, what is new and what is gone, question by question', () => {
    const earlier = { hours: 6, dream: 'The sea', pain: true, where: 'Knee' };
    const later = { hours: 7, pain: true, where: 'Knee', helps: ['Warmth'] };
    expect(changes(earlier, later)).toEqual([
      ['hours', 'changed'],
      ['dream', 'removed'],
      ['pain', 'same'],
      ['where', 'same'],
      ['helps', 'added'],
    ]);
  });

  test('do not differ by the order of choices, nor by what neither answered', () => {
    const earlier = { hours: 6, pain: false, helps: ['Warmth', 'Stretching'] };
    const later = { hours: 6, pain: false, helps: ['Stretching', 'Warmth'], dream: '' };
    expect(changes(earlier, later).filter(([, change]) => change !== 'same')).toEqual([]);
  });

  test('differ by the order of a text', () => {
    expect(changes({ dream: 'a b' }, { dream: 'b a' })).toContainEqual(['dream', 'changed']);
  });

  test('of two versions: what is not asked this time comes last', () => {
    const [night, body] = form.groups;
    if (!night || !body) throw new Error('The form has two groups.');
    const shorter = { ...form, groups: [night] };
    const compared = compareAnswers(
      sections({ hours: 6, pain: true, where: 'Knee' }),
      sections({ hours: 6 }, shorter),
    );
    expect(compared.at(-1)).toMatchObject({
      title: 'Not asked this time',
      answers: [
        { id: 'pain', change: 'removed', later: null },
        { id: 'where', change: 'removed', later: null },
        { id: 'helps', change: 'same', later: null },
      ],
    });
  });

  test('a follow-up that was not asked before is new', () => {
    const [, body] = compareAnswers(sections({ pain: false }), sections({ pain: true, where: 'Knee' }));
    expect(body?.answers.find(({ id }) => id === 'where')).toMatchObject({ earlier: null, change: 'added' });
  });

  test('one alone has changed nothing', () => {
    const compared = compareAnswers(null, sections({ hours: 6, pain: true }));
    expect(compared.flatMap(({ answers }) => answers).every(({ change }) => change === 'same')).toBe(true);
  });
});

test.each([
  [{ hours: 6 }, { hours: 6 }, 'Nothing changed'],
  [{ hours: 6 }, { hours: 7, pain: true }, '2 of 5 answers changed'],
])('from %j to %j: %s', (earlier, later, words) => {
  expect(changeCount(compareAnswers(sections(earlier), sections(later)))).toBe(words);
});
