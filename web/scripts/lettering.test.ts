import { beforeAll, expect, test } from 'vitest';
import { brokenLines, displayFace, type Face, linePath, lineWidth, textFace } from './lettering.ts';

let display: Face;
let text: Face;

beforeAll(async () => {
  [display, text] = await Promise.all([displayFace(), textFace()]);
});

test('a line grows with its size and its letters', () => {
  const once = lineWidth('Flow', display, 50);
  expect(lineWidth('Flow', display, 100)).toBeCloseTo(once * 2, 5);
  expect(lineWidth('Flow Executive', display, 50)).toBeGreaterThan(once * 2);
});

test('titles are set tight, at the weight of titles', () => {
  const loose = { ...display, tracking: 0 };
  expect(lineWidth('Flow', loose, 100) - lineWidth('Flow', display, 100)).toBeCloseTo(12, 5);
  // At 800 the face is wider than at the 400 it has by itself.
  expect(lineWidth('Flow Executive', loose, 100)).toBeGreaterThan(640);
});

test('letters become outlines, where they are asked to begin', () => {
  const path = linePath('Flow', text, 40, [100, 200]);
  expect(path).toMatch(/^M[\d.\s-]+/);
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(100);
  expect(linePath('Flow', text, 40, [100, 200])).toBe(path);
});

test('a letter the font does not have is left out', () => {
  expect(linePath('Flow \u{1F600}', text, 40, [0, 0])).toBe(linePath('Flow ', text, 40, [0, 0]));
});

test('words stand in the fewest lines, all of them about as long', () => {
  const words = 'No pain, no gain? The most expensive sentence in fitness';
  const lines = brokenLines(words, display, 64, 610) ?? [];
  expect(lines.join(' ')).toBe(words);
  expect(lines).toEqual(['No pain, no gain?', 'The most expensive', 'sentence in fitness']);
  for (const line of lines) expect(lineWidth(line, display, 64)).toBeLessThanOrEqual(610);
});

test('no line holds a word that is longer than the line', () => {
  expect(brokenLines('Electrocardiographically', display, 104, 300)).toBeUndefined();
});
