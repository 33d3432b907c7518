import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grain, type Line, tracePath } from './curve.ts';

const asItIs = (x: number, y: number) => [x, y] as const;

/** Points of a path of whole-number relative cubics. */
function pointsOf(path: string): [number, number][] {
  const [x = 0, y = 0, ...rest] = (path.match(/-?\d+/g) ?? []).map(Number);
  const points: [number, number][] = [];
  let from: [number, number] = [x, y];
  for (let index = 0; index < rest.length; index += 6) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = rest.slice(index, index + 6);
    for (let step = 0; step <= 8; step++) {
      const t = step / 8;
      const m = 1 - t;
      const blend = (a: number, b: number, c: number) =>
        3 * m * m * t * a + 3 * m * t * t * b + t * t * t * c;
      points.push([from[0] + blend(ax, bx, cx), from[1] + blend(ay, by, cy)]);
    }
    from = [from[0] + cx, from[1] + cy];
  }
  return points.map(([px, py]) => [px / grain, py / grain]);
}

test('a straight line is traced without a split', () => {
  const path = tracePath((x) => 10 + x / 2, { from: 0, to: 100, tolerance: 0.5, place: asItIs });
  expect(path).toBe('M0 20c67 33 133 67 200 100');
});

test('a traced line stays within its tolerance and a rounding of the line', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 5, max: 60, noNaN: true }),
      fc.double({ min: 40, max: 400, noNaN: true }),
      (height, length) => {
        const line: Line = (x) => height * Math.sin((x / length) * Math.PI * 2);
        const path = tracePath(line, { from: 0, to: 800, tolerance: 0.5, place: asItIs });
        for (const [x, y] of pointsOf(path)) {
          const slope = (height / length) * Math.PI * 2;
          expect(Math.abs(y - line(x))).toBeLessThan(1.6 + slope);
        }
      },
    ),
    { numRuns: 40, seed: 7 },
  );
});

test('roundings do not add up along a line', () => {
  const path = tracePath((x) => 40 * Math.sin(x / 31), { from: 0, to: 1000, tolerance: 0.4, place: asItIs });
  const end = pointsOf(path).at(-1);
  expect(end?.[0]).toBe(1000);
  expect(Math.abs((end?.[1] ?? 0) - 40 * Math.sin(1000 / 31))).toBeLessThanOrEqual(0.5);
});

test('a bend just outside of the traced part leaves no mark on it', () => {
  const path = tracePath((x) => (x > 100 ? 40 : 10), { from: 0, to: 100, tolerance: 0.5, place: asItIs });
  expect(path).toBe('M0 20c67 0 133 0 200 0');
});
