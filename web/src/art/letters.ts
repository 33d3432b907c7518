import { type Form, join, limb, type Point } from './form.ts';

const arc = (x: number, y: number, rx: number, ry: number, fromTurn: number, toTurn: number): Point[] =>
  Array.from({ length: 17 }, (_, step) => {
    const angle = (fromTurn + ((toTurn - fromTurn) * step) / 16) * Math.PI * 2;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const;
  });

/** A stroke through points, each across and down. */
const pen = (...places: number[]): Point[] =>
  Array.from({ length: places.length / 2 }, (_, index) => [
    places[2 * index] ?? 0,
    places[2 * index + 1] ?? 0,
  ]);

/** Capitals as pen strokes in a box 60 wide and 100 tall. Turns run clockwise from three o'clock. */
const strokes: Record<string, readonly (readonly Point[])[]> = {
  a: [pen(2, 100, 30, 0, 58, 100), pen(12, 66, 48, 66)],
  b: [
    pen(6, 0, 6, 100),
    [[6, 0], [28, 0], ...arc(28, 24, 22, 24, -0.25, 0.25), [6, 48]],
    [[6, 48], [30, 48], ...arc(30, 74, 26, 26, -0.25, 0.25), [6, 100]],
  ],
  c: [arc(32, 50, 28, 50, -0.12, -0.88)],
  d: [pen(6, 0, 6, 100), [[6, 0], [22, 0], ...arc(22, 50, 34, 50, -0.25, 0.25), [6, 100]]],
  e: [pen(54, 0, 6, 0, 6, 100, 54, 100), pen(6, 49, 46, 49)],
  f: [pen(54, 0, 6, 0, 6, 100), pen(6, 50, 46, 50)],
  g: [[...arc(32, 50, 28, 50, -0.12, -0.98), [58, 54], [36, 54]]],
  h: [pen(6, 0, 6, 100), pen(54, 0, 54, 100), pen(6, 49, 54, 49)],
  i: [pen(30, 0, 30, 100)],
  j: [[[46, 0], [46, 76], ...arc(26, 76, 20, 24, 0, 0.45)]],
  k: [pen(6, 0, 6, 100), pen(54, 0, 6, 56), pen(22, 40, 56, 100)],
  l: [pen(8, 0, 8, 100, 54, 100)],
  m: [pen(2, 100, 2, 0, 30, 60, 58, 0, 58, 100)],
  n: [pen(6, 100, 6, 0, 54, 100, 54, 0)],
  o: [arc(30, 50, 29, 50, 0, 1)],
  p: [[[6, 100], [6, 0], [30, 0], ...arc(30, 28, 25, 28, -0.25, 0.25), [6, 56]]],
  q: [arc(30, 50, 29, 50, 0, 1), pen(36, 76, 58, 104)],
  r: [[[6, 100], [6, 0], [30, 0], ...arc(30, 27, 24, 27, -0.25, 0.25), [6, 54]], pen(30, 54, 56, 100)],
  s: [[...arc(30, 25, 25, 25, -0.08, -0.75), ...arc(30, 75, 26, 25, -0.25, 0.42)]],
  t: [pen(2, 0, 58, 0), pen(30, 0, 30, 100)],
  u: [[[6, 0], [6, 68], ...arc(30, 68, 24, 32, 0.5, 0), [54, 0]]],
  v: [pen(2, 0, 30, 100, 58, 0)],
  w: [pen(0, 0, 15, 100, 30, 30, 45, 100, 60, 0)],
  x: [pen(4, 0, 56, 100), pen(56, 0, 4, 100)],
  y: [pen(2, 0, 30, 52, 58, 0), pen(30, 52, 30, 100)],
  z: [pen(6, 0, 54, 0, 6, 100, 56, 100)],
};

/** A capital's form, its upper left corner at the origin; undefined for what is not a Latin letter. */
export function letterForm(letter: string, thickness: number): Form | undefined {
  const drawn = strokes[letter];
  if (!drawn) return undefined;
  const limbs = drawn.flatMap((points) =>
    points.slice(1).map((end, index) => limb(points[index] ?? end, end, thickness, thickness)),
  );
  return join(limbs, 0.01);
}
