import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Line, type Trace, tracePath } from './curve.ts';

const grain = 2;
const asItIs: Trace['place'] = (x, y) => [x, y];

/** Points of a path of whole-number relative cubics, some of which go on smoothly from the last. */
function pointsOf(path: string): [number, number][] {
  const [x = 0, y = 0] = (/^M(-?\d+) ?(-?\d+)/.exec(path) ?? []).slice(1).map(Number);
  const points: [number, number][] = [];
  let from: [number, number] = [x, y];
  let smooth: [number, number] = [0, 0];
  for (const [, command, data = ''] of path.matchAll(/([cs])([^cs]+)/g)) {
    const given = (data.match(/-?\d+/g) ?? []).map(Number);
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = command === 's' ? [...smooth, ...given] : given;
    for (let step = 0; step <= 8; step++) {
      const t = step / 8;
      const m = 1 - t;
      const blend = (a: number, b: number, c: number) =>
        3 * m * m * t * a + 3 * m * t * t * b + t * t * t * c;
      points.push([from[0] + blend(ax, bx, cx), from[1] + blend(ay, by, cy)]);
    }
    smooth = [cx - bx, cy - by];
    from = [from[0] + cx, from[1] + cy];
  }
  return points.map(([px, py]) => [px / grain, py / grain]);
}

test('a straight line is traced without a split', () => {
  const path = tracePath((x) => 10 + x / 2, { from: 0, to: 100, tolerance: 0.5, grain, place: asItIs });
  expect(path).toBe('M0 20c67 33 133 67 200 100');
});

test('a traced line stays within its tolerance and a rounding of the line', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 5, max: 60, noNaN: true }),
      fc.double({ min: 40, max: 400, noNaN: true }),
      (height, length) => {
        const line: Line = (x) => height * Math.sin((x / length) * Math.PI * 2);
        const path = tracePath(line, { from: 0, to: 800, tolerance: 0.5, grain, place: asItIs });
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
  const path = tracePath((x) => 40 * Math.sin(x / 31), {
    from: 0,
    to: 1000,
    tolerance: 0.4,
    grain,
    place: asItIs,
  });
  const end = pointsOf(path).at(-1);
  expect(end?.[0]).toBe(1000);
  expect(Math.abs((end?.[1] ?? 0) - 40 * Math.sin(1000 / 31))).toBeLessThanOrEqual(0.5);
});

test('a bend just outside of the traced part leaves no mark on it', () => {
  const path = tracePath((x) => (x > 100 ? 40 : 10), {
    from: 0,
    to: 100,
    tolerance: 0.5,
    grain,
    place: asItIs,
  });
  expect(path).toBe('M0 20c67 0 133 0 200 0');
});

test('the coarser the grain, the smaller the numbers', () => {
  const path = tracePath((x) => 10 + x / 2, { from: 0, to: 100, tolerance: 0.5, grain: 1, place: asItIs });
  expect(path).toBe('M0 10c33 17 67 33 100 50');
});
