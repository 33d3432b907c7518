import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { reviewedPrograms } from './people-schema.ts';

const { coaches, programs, reviews, transformations } = await loadContent();

const initialsOf = (words: readonly string[]) => `${words[0]?.[0]}${words.at(-1)?.[0]}`.toLowerCase();

test.each(coaches)(
  "the picture of $name is named so that the drawing shows the coach's initials",
  (coach) => {
    expect(initialsOf(coach.image.name.split('-'))).toBe(initialsOf(coach.name.split(' ')));
  },
);

test('the four coaches are the agreed ones', () => {
  expect(coaches.map((coach) => coach.specialty)).toEqual([
    'Founder & Transformation Coach',
    'Movement & Body Transformation',
    "Women's Training & Flow States, Arabic-speaking",
    "Women's Health & Hormones",
  ]);
});

test.each(coaches)('$name has a short description and two paragraphs', (coach) => {
  expect(coach.shortDescription.length).toBeLessThan(160);
  expect(coach.fullDescription.split('\n\n')).toHaveLength(2);
});

test('every program with reviews of its own exists', () => {
  expect(programs.map((program) => program.key)).toEqual(expect.arrayContaining([...reviewedPrograms]));
});

test('no review is given twice, nor by the same person', () => {
  const all = Object.values(reviews).flat();
  expect(new Set(all.map((review) => review.review)).size).toBe(all.length);
  expect(new Set(all.map((review) => review.name)).size).toBe(all.length);
});

test.each(transformations)('$name lost weight at a pace that a coach would plan', (transformation) => {
  const { durationWeeks, resultLbs = durationWeeks } = transformation;
  expect(resultLbs / durationWeeks).toBeGreaterThanOrEqual(0.5);
  expect(resultLbs / durationWeeks).toBeLessThanOrEqual(2);
});

test('no two transformations tell the same story', () => {
  expect(transformations.length).toBeGreaterThanOrEqual(28);
  for (const field of ['name', 'description', 'overlayText'] as const)
    expect(new Set(transformations.map((entry) => entry[field])).size).toBe(transformations.length);
});
