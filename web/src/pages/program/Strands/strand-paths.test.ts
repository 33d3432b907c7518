import { expect, test } from 'vitest';
import { strandPaths, strandSide } from './strand-paths.ts';

const numbers = (path: string | undefined) => (path?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const heights = (paths: string[]) => paths.map((path) => numbers(path).filter((_, index) => index % 2 === 1));

test('where one wave ends the next begins, strand by strand', () => {
  for (const wave of [0, 1]) {
    const ends = heights(strandPaths(wave, 3, 'across')).map((strand) => strand.at(-1));
    const starts = heights(strandPaths(wave + 1, 3, 'across')).map((strand) => strand[0]);
    expect(starts).toEqual(ends);
  }
});

test('the line is loose where it begins and taut where it ends', () => {
  const reach = [0, 1, 2].map((wave) => {
    const all = heights(strandPaths(wave, 3, 'across')).flat();
    return Math.max(...all) - Math.min(...all);
  });
  expect(reach[0]).toBeGreaterThan(Number(reach[1]));
  expect(reach[1]).toBeGreaterThan(Number(reach[2]));
});

test('the last strand, which carries the marks, passes through the middle at both ends of a wave', () => {
  for (const wave of [0, 1, 2]) {
    const strand = heights(strandPaths(wave, 3, 'across')).at(-1);
    expect([strand?.[0], strand?.at(-1)]).toEqual([strandSide / 2, strandSide / 2]);
  }
});

test('down is across with its axes exchanged', () => {
  const [across] = strandPaths(0, 3, 'across');
  const [down] = strandPaths(0, 3, 'down');
  const points = (path: string | undefined) => {
    const all = numbers(path);
    return all.flatMap((value, index) => (index % 2 === 0 ? [[value, all[index + 1]]] : []));
  };
  expect(points(down)).toEqual(points(across).map(([along, aside]) => [aside, along]));
});

test('every number of every path is one', () => {
  for (const wave of [0, 1, 2, 3, 4, 5]) {
    for (const path of strandPaths(wave, 6, 'across')) expect(path).not.toContain('NaN');
  }
});
