/** A line of a field: how far across it is at each place along. */
export type Line = (along: number) => number;

interface Knot {
  along: number;
  across: number;
  slope: number;
}

const slopeStep = 0.5;
const deepestSplit = 7;

/** At either end of a part the line may break off or turn sharply just outside of it: the slope is taken from within. */
function knotAt(line: Line, along: number, end?: 'from' | 'to'): Knot {
  const before = end === 'from' ? along : along - slopeStep;
  const after = end === 'to' ? along : along + slopeStep;
  return { along, across: line(along), slope: (line(after) - line(before)) / (after - before) };
}

/** The cubic through two knots, at a share of the way from one to the other. */
function between(from: Knot, to: Knot, share: number): number {
  const length = to.along - from.along;
  const s2 = share * share;
  const s3 = s2 * share;
  return (
    (2 * s3 - 3 * s2 + 1) * from.across +
    (s3 - 2 * s2 + share) * length * from.slope +
    (3 * s2 - 2 * s3) * to.across +
    (s3 - s2) * length * to.slope
  );
}

function split(line: Line, from: Knot, to: Knot, tolerance: number, depth: number): Knot[] {
  const fits = [0.25, 0.5, 0.75].every((share) => {
    const along = from.along + share * (to.along - from.along);
    return Math.abs(line(along) - between(from, to, share)) <= tolerance;
  });
  if (fits || depth === deepestSplit) return [to];
  const middle = knotAt(line, (from.along + to.along) / 2);
  return [
    ...split(line, from, middle, tolerance, depth + 1),
    ...split(line, middle, to, tolerance, depth + 1),
  ];
}

export interface Trace {
  from: number;
  to: number;
  /** How far, in units of the drawing, the curve may be from the line. */
  tolerance: number;
  /** Paths are in whole numbers, this many to a unit of the drawing: the more, the less their rounding shows. */
  grain: number;
  /** Turns along and across into the drawing's x and y. */
  place: (along: number, across: number) => readonly [number, number];
}

/** SVG path data of a part of a line, with as few curves as the tolerance allows. */
export function tracePath(line: Line, { from, to, tolerance, grain, place }: Trace): string {
  const pieces = Math.max(1, Math.round((to - from) / 220));
  const start = knotAt(line, from, 'from');
  const knots = [start];
  let last = start;
  for (let piece = 1; piece <= pieces; piece++) {
    const next = knotAt(line, from + ((to - from) * piece) / pieces, piece === pieces ? 'to' : undefined);
    knots.push(...split(line, last, next, tolerance, 0));
    last = next;
  }

  const whole = (along: number, across: number) =>
    place(along, across).map((length) => Math.round(length * grain)) as [number, number];
  let [x, y] = whole(start.along, start.across);
  let path = `M${x} ${y}`;
  /** Where a curve that goes on smoothly from the last one begins: SVG knows it, and need not be told. */
  let smooth: readonly [number, number] | undefined;
  for (let index = 1; index < knots.length; index++) {
    const a = knots[index - 1];
    const b = knots[index];
    if (!a || !b) break;
    const third = (b.along - a.along) / 3;
    const first = whole(a.along + third, a.across + third * a.slope);
    const second = whole(b.along - third, b.across - third * b.slope);
    const end = whole(b.along, b.across);
    const goesOn = smooth && Math.abs(smooth[0] - first[0]) <= 1 && Math.abs(smooth[1] - first[1]) <= 1;
    const points = goesOn ? [second, end] : [first, second, end];
    path += (goesOn ? 's' : 'c') + numbers(points.flatMap(([cx, cy]) => [cx - x, cy - y]));
    smooth = [2 * end[0] - second[0], 2 * end[1] - second[1]];
    [x, y] = end;
  }
  return path;
}

/** Numbers as a path writes them: a minus needs no space before it. */
const numbers = (values: readonly number[]) =>
  values.map((value, place) => (place > 0 && value >= 0 ? ` ${value}` : value)).join('');
