import { expect, test } from 'vitest';
import { fontCharacters, unicodeRange } from './font-characters.ts';

const textOf = (points: readonly number[]) => String.fromCodePoint(...points);

test.each(['display', 'text'] as const)('every letter and digit of %s is everyday', (use) => {
  const everyday = textOf(fontCharacters[use].everyday);
  for (const character of "ABCXYZabcxyz0123456789 .,?&+-%/'")
    expect(everyday.includes(character), character).toBe(true);
});

test('prices, addresses and what is said in sentences are written with everyday characters', () => {
  const everyday = new Set(textOf(fontCharacters.text.everyday));
  const said = `Who? "Flow Beat™": AED 2,400 (+ VAT) • 2–5 times; it's 50%/4.9. No café. info@flow.example`;
  expect([...said].filter((character) => !everyday.has(character))).toEqual(['é']);
});

test.each(['display', 'text'] as const)(
  'no character of %s is in both parts, and none is twice in one',
  (use) => {
    const { everyday, rest } = fontCharacters[use];
    const all = [...everyday, ...rest];
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(190);
  },
);

test.each(['display', 'text'] as const)('the parts of %s are in order, as ranges need them', (use) => {
  for (const part of Object.values(fontCharacters[use]))
    expect([...part].sort((one, other) => one - other)).toEqual(part);
});

test('names and foreign words are in the rest', () => {
  const rest = textOf(fontCharacters.display.rest);
  for (const character of 'éüñŒ€“”') expect(rest.includes(character), character).toBe(true);
});

test.each([
  [[], ''],
  [[0x20], 'U+20'],
  [[0x20, 0x21, 0x22], 'U+20-22'],
  [[0x41, 0x42, 0x61, 0x2019], 'U+41-42, U+61, U+2019'],
])('%j are the range "%s"', (points, range) => {
  expect(unicodeRange(points)).toBe(range);
});
