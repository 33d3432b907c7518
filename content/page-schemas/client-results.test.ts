import { expect, test } from 'vitest';
import { loadContent } from '../load.ts';
import { durationOf, namedResults } from './client-results.ts';

test('a duration is in words, also that of one week', () => {
  expect([1, 12].map((durationWeeks) => durationOf({ durationWeeks }))).toEqual(['1 week', '12 weeks']);
});

test('an id that nobody has is refused, with its place in the file', () => {
  const find = () =>
    namedResults(['layla-h'], { transformations: [] }, { file: 'pages/home.yaml', field: 'results' });
  expect(find).toThrow(/pages\/home\.yaml.*results\.0.*has no "layla-h"/s);
});

test('a result on the home page says how long it took, and what was lost', async () => {
  const { pages } = await loadContent();
  const [first] = pages.home.coaching.transformations;
  expect(first).toMatchObject({ id: 'layla-h', duration: '12 weeks', facts: '12 weeks, 18 lbs lost' });
});
