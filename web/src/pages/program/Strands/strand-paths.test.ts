import { expect, test } from 'vitest';
import { strandPaths, strandSide } from './strand-paths.ts';

/** Where each curve of each strand begins, and where the last one ends. */
const heights = (paths: string[]) =>
  paths.map((path) => {
    let height = 0;
    return path.split(/[cs]/).map((part) => {
      height += Number(part.split(' ').at(-1));
      return Math.round(height * 10) / 10;
    });
  });

test('where one wave ends the next begins, strand by strand', () => {
  for (const wave of [0, 1]) {
    const ends = heights(strandPaths(wave, 3)).map((strand) => strand.at(-1));
    const starts = heights(strandPaths(wave + 1, 3)).map((strand) => strand[0]);
    expect(starts).toEqual(ends);
  }
});

test('the line is loose where it begins and taut where it ends', () => {
  const reach = [0, 1, 2].map((wave) => {
    const all = heights(strandPaths(wave, 3)).flat();
    return Math.max(...all) - Math.min(...all);
  });
  expect(reach[0]).toBeGreaterThan(Number(reach[1]));
  expect(reach[1]).toBeGreaterThan(Number(reach[2]));
});

test('the last strand, which carries the marks, passes through the middle at both ends of a wave', () => {
  for (const wave of [0, 1, 2]) {
    const strand = heights(strandPaths(wave, 3)).at(-1);
    expect([strand?.[0], strand?.at(-1)]).toEqual([strandSide / 2, strandSide / 2]);
  }
});

test('every number of every path is one', () => {
  for (const wave of [0, 1, 2, 3, 4, 5]) {
    for (const path of strandPaths(wave, 6)) expect(path).not.toContain('NaN');
  }
});
