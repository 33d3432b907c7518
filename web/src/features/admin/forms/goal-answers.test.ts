import { formDefinitionSchema } from '@flow/sdk/contracts/form-definition';
import { makeForm, makeFormSubmission } from '@flow/sdk/testing';
import { describe, expect, test } from 'vitest';
import { choices, frequencyText, goalSections } from './goal-answers.ts';

test.each([
  [{ weekly_frequency: '3' }, '3 times/week'],
  [
    { weekly_frequency: 'Other', weekly_frequency_other: '6, two of them swims' },
    '6, two of them swims times/week',
  ],
  [{ weekly_frequency: '4', weekly_frequency_other: 'left over' }, '4 times/week'],
  [{ weekly_frequency: 'Other', weekly_frequency_other: ' ' }, 'Not set'],
  [{ weekly_frequency: '' }, 'Not set'],
  [{ weekly_frequency: null }, 'Not set'],
  [{}, 'Not set'],
])('how often: %j reads %s', (payload, text) => {
  expect(frequencyText(payload)).toBe(text);
});

test.each([
  [{ obstacles: ['Travel', 'Other'], obstacles_other: 'Night shifts' }, ['Travel', 'Other: Night shifts']],
  [{ obstacles: ['Travel'], obstacles_other: 'Night shifts' }, ['Travel', 'Other: Night shifts']],
  [{ obstacles: ['Other'], obstacles_other: '' }, ['Other']],
  [{ obstacles: null }, []],
])('the choices of %j are %j', (payload, texts) => {
  expect(choices(payload, 'obstacles')).toEqual(texts);
});

describe('the sheet', () => {
  const titles = (payload: Record<string, unknown>) =>
    goalSections({ payload, flags: [] }, null).map(({ title }) => title);

  test('has its sections, and the additional details only when there are any', () => {
    const always = ['Goals', 'Mindset and focus', 'Training and challenges'];
    expect(titles({})).toEqual(always);
    expect(titles({ nutrition_support: [], success_visualization: '', anything_else: null })).toEqual(always);
    const { payload } = makeFormSubmission();
    const sections = goalSections({ payload: { ...payload, anything_else: 'Mornings' }, flags: [] }, null);
    expect(sections.at(-1)).toMatchObject({
      title: 'Additional details',
      answers: [{ label: 'Additional notes', texts: ['Mornings'] }],
    });
  });

  test('shows what a later version asked besides, by its question', () => {
    const later = formDefinitionSchema.parse({ ...makeForm(), key: 'goal_setting', slug: 'goal-setting' });
    const payload = { ...makeFormSubmission().payload, hours: 6 };
    expect(goalSections({ payload, flags: [] }, later).at(-1)).toMatchObject({
      title: 'Other answers',
      answers: [{ label: 'How many hours did you sleep?', texts: ['6'] }],
    });
  });
});
