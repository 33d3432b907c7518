import { describe, expect, test } from 'vitest';
import { wordsOf } from '../content-copy.test-data.ts';
import { ContentError } from '../content-error.ts';
import type { Content } from '../load.ts';
import type { Transformation } from '../people-schema.ts';
import { beforeAfter, groupOf } from './before-after.ts';

const namedMen = ['Omar K.', 'Rashid A.'];
const groupFor = (overlayText: string, name = 'Anna B.') => groupOf({ name, overlayText }, namedMen);

describe('the group of a person', () => {
  test.each([
    ['8 months postpartum, deadlifting', 'postpartum'],
    ['One nap at a time, after baby', 'postpartum'],
    ['Strong again after 2 kids', 'postpartum'],
    ['26 lbs lighter at 50', 'men'],
    ['40+ and a first pull-up', 'men'],
    ['Less fat, new muscle mass', 'men'],
    ['Lifting through menopause', 'women'],
    ['45+ and done with endless cardio', 'women'],
    ['12 weeks, no crash diet', 'general'],
    ['After the baby shower', 'general'],
    ['After 3 kids', 'general'],
    ['Over 40, and 45', 'general'],
    ['More muscle, more mass', 'general'],
  ])('"%s" belongs to %s', (overlayText, group) => {
    expect(groupFor(overlayText)).toBe(group);
  });

  test.each([
    ['POSTPARTUM and proud', 'postpartum'],
    ['After Baby, After Work', 'postpartum'],
    ['Muscle Mass at last', 'men'],
    ['Perimenopause, on a plan that bends', 'women'],
    ['MENOPAUSE', 'women'],
  ])('capitals do not matter, nor what stands around the words: "%s"', (overlayText, group) => {
    expect(groupFor(overlayText)).toBe(group);
  });

  test('some men are known by name, in any case', () => {
    expect(groupFor('Four notches in on the same belt', 'Rashid A.')).toBe('men');
    expect(groupFor('Four notches in on the same belt', 'RASHID A.')).toBe('men');
    expect(groupFor('Four notches in on the same belt', 'Rashid B.')).toBe('general');
  });

  test.each([
    ['postpartum before men', 'Postpartum, new muscle mass at 40+', 'Anna B.', 'postpartum'],
    ['postpartum before a named man', 'Lifting with her, after baby', 'Omar K.', 'postpartum'],
    ['postpartum before women', '45+, after 2 kids, before menopause', 'Anna B.', 'postpartum'],
    ['men before women', 'Menopause, and muscle mass at 50', 'Anna B.', 'men'],
    ['a named man before women', 'Coached beside his wife in menopause', 'Omar K.', 'men'],
    ['women before everyone else', 'Busy, 45+', 'Anna B.', 'women'],
  ])('the first group that fits takes a person: %s', (_rule, overlayText, name, group) => {
    expect(groupFor(overlayText, name)).toBe(group);
  });
});

const person = (id: string, facts: Partial<Transformation> = {}): Transformation => ({
  id,
  name: id,
  image: { name: id, aspect: '4/5', alt: `Lines around ${id}` },
  durationWeeks: 12,
  description: 'Three sessions a week.',
  overlayText: 'No crash diet',
  ...facts,
});

const words = { ...(await wordsOf('before-after')), namedMen: [] };

const join = (own: { namedMen?: string[] }, transformations: Transformation[]) =>
  beforeAfter.join({ ...words, ...own }, { transformations } as Content);

test('people stand in their groups in the order of the file, and a group without anyone is not shown', () => {
  const { groups, hero } = join({}, [
    person('a'),
    person('b', { overlayText: '45+' }),
    person('c'),
    person('d', { overlayText: 'postpartum' }),
  ]);
  expect(groups.map(({ id, title, people }) => [id, title, people.map((one) => one.id)])).toEqual([
    ['postpartum', words.groups.postpartum.title, ['d']],
    ['women', words.groups.women.title, ['b']],
    ['general', words.groups.general.title, ['a', 'c']],
  ]);
  expect(hero.lede).toMatch(/^4 clients/);
});

test('weeks are counted in words, and a result that is no weight is left out', () => {
  const { groups } = join({}, [person('a', { durationWeeks: 1, resultLbs: 4 }), person('b')]);
  const [first, second] = groups[0]?.people ?? [];
  expect(first).toMatchObject({ duration: '1 week', result: '4 lbs' });
  expect(second?.duration).toBe('12 weeks');
  expect(second).not.toHaveProperty('result');
});

test('a named man whom nobody is called stops the build', () => {
  expect(() => join({ namedMen: ['a', 'Nobody N.'] }, [person('a')])).toThrow(
    new ContentError(
      'pages/before-after.yaml',
      'namedMen.1',
      'transformations.yaml has nobody named "Nobody N."',
    ),
  );
});
