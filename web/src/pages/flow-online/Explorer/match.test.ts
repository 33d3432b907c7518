import { expect, test } from 'vitest';
import { online } from '../flow-online.test-data.ts';
import { matcher } from './match.ts';

const programs = online.explorer.groups.flatMap((group) => group.programs);
const found = (query: string) => programs.filter(matcher(query)).map(({ label }) => label);

test.each([
  ['nothing typed', '  ', 7],
  ['the label', 'golf', 1],
  ['the name', 'flow golf', 1],
  ['the description', 'time zones', 1],
  ['a highlight', 'golf first', 1],
  ['any order and case', 'SLEEP rosters', 1],
  ['the beginning of a word', 'ros', 1],
  ['one word too many', 'golf sleep', 0],
])('a query matches by %s', (_what, query, count) => {
  expect(found(query)).toHaveLength(count);
});
