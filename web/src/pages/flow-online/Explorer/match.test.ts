import { content } from 'content:page/flow-online';
import { expect, test } from 'vitest';
import { matcher } from './match.ts';

const programs = content.explorer.groups.flatMap((group) => group.programs);
const found = (query: string) => programs.filter(matcher(query)).map(({ label }) => label);

test('without a word every program fits', () => {
  expect(found('  ')).toHaveLength(programs.length);
});

test.each([
  ['the label', 'pedal', ['Pedal']],
  ['the name', 'ridge pedal', ['Pedal']],
  ['the description', 'more watts', ['Pedal']],
  ['a highlight', 'long ride', ['Pedal']],
  ['any order and case', 'WATTS neck', ['Pedal']],
  ['the beginning of a word', 'wat', ['Pedal']],
  ['one word too many', 'pedal sleep', []],
])('a query matches by %s', (_what, query, labels) => {
  expect(found(query)).toEqual(labels);
});
