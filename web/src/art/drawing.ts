import { type Line, type Trace, tracePath } from './curve.ts';
import { type Form, lift } from './form.ts';

/** What a drawing is drawn in. */
export interface Box {
  width: number;
  height: number;
  /** Whole numbers to a unit, in paths. */
  grain: number;
  /** How far apart lines are, against a drawing that is shown large. */
  sparse: number;
}

export interface Stroke {
  paths: string[];
  color: string;
  width: number;
  opacity?: number;
}

const scanStep = 9;
/** How far outside of the drawing a line may begin: its round end and its width must not show. */
const margin = 6;

/** From where to where a line is in the drawing, or undefined if it never is. */
function visiblePart(
  line: Line,
  { from, to, place, box }: FormTrace,
): { from: number; to: number } | undefined {
  const shows = (along: number) => {
    const [x, y] = place(along, line(along));
    return x > -margin && x < box.width + margin && y > -margin && y < box.height + margin;
  };
  let first = from;
  while (first < to && !shows(first)) first += scanStep;
  if (first >= to) return undefined;
  let last = to;
  while (last > first && !shows(last)) last -= scanStep;
  return { from: Math.max(from, first - scanStep), to: Math.min(to, last + scanStep) };
}

/** The parts of a line, in order, each wholly inside or wholly outside of a form. */
function partsOf(from: number, to: number, isInside: (along: number) => boolean) {
  const parts: { from: number; to: number; inside: boolean }[] = [];
  let start = from;
  let inside = isInside(from);
  const edge = (low: number, high: number) => {
    let a = low;
    let b = high;
    for (let turn = 0; turn < 6; turn++) {
      const middle = (a + b) / 2;
      if (isInside(middle) === inside) a = middle;
      else b = middle;
    }
    return [a, b] as const;
  };
  for (let along = from + scanStep; along < to; along += scanStep) {
    if (isInside(along) === inside) continue;
    // Each part ends on its own side: a curve across the edge would be split again and again for its bend there.
    const [end, next] = edge(along - scanStep, along);
    parts.push({ from: start, to: end, inside });
    start = next;
    inside = !inside;
  }
  parts.push({ from: start, to, inside });
  return parts;
}

export interface FormTrace extends Omit<Trace, 'grain'> {
  box: Box;
  /** How high the form lifts the lines, how round it is, and how far outside of it they begin to rise. */
  rise: number;
  radius: number;
  reach: number;
}

/** Along and across are the drawing's own x and y. */
export const upright: Trace['place'] = (x, y) => [x, y];

/** Lines that cross a box at an angle in radians: how far along and across its middle they reach, and where that is. */
export function aslant({ width, height }: Box, turn: number) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [middleX, middleY] = [width / 2, height / 2];
  return {
    end: Math.hypot(middleX, middleY),
    place: (along: number, across: number) =>
      [middleX + along * cos - across * sin, middleY + along * sin + across * cos] as const,
    /** The way back from the drawing's x and y. */
    alongAndAcross: (x: number, y: number) =>
      [(x - middleX) * cos + (y - middleY) * sin, (y - middleY) * cos - (x - middleX) * sin] as const,
  };
}

/**
 * Lets a form lift the lines that cross it, and traces their parts: those inside of it, and those outside. What is inside,
 * a line says before it is lifted.
 */
export function traceAround(
  bases: readonly Line[],
  form: Form,
  trace: FormTrace,
): { inside: string[]; outside: string[] } {
  const inside: string[] = [];
  const outside: string[] = [];
  for (const base of bases) {
    const line: Line = (along) => {
      const across = base(along);
      return across - trace.rise * lift(form(...trace.place(along, across)), trace.radius, trace.reach);
    };
    const isInside = (along: number) => form(...trace.place(along, base(along))) < 0;
    const visible = visiblePart(line, trace);
    if (!visible) continue;
    for (const part of partsOf(visible.from, visible.to, isInside)) {
      if (part.to - part.from < 2) continue;
      const { from, to } = part;
      const path = tracePath(line, { ...trace, grain: trace.box.grain, from, to });
      (part.inside ? inside : outside).push(path);
    }
  }
  return { inside, outside };
}

const number = (value: number) => String(Number(value.toFixed(2)));

/** An SVG document of strokes on a ground. `colors` with an arrow, `#a>#b`, run from left to right. */
export function drawing(
  { width, height, grain }: Box,
  ground: string | null,
  strokes: readonly Stroke[],
  extra = '',
): string {
  const blends = [...new Set(strokes.map((stroke) => stroke.color).filter((color) => color.includes('>')))];
  const gradients = blends.map((blend, index) => {
    const stops = blend.split('>');
    const marks = stops.map((stop, place) => {
      const [color, opacity] = stop.split('/');
      const offset = number(place / (stops.length - 1));
      return `<stop offset="${offset}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    });
    return `<linearGradient id="b${index}" gradientUnits="userSpaceOnUse" x2="${width * grain}">${marks.join('')}</linearGradient>`;
  });
  const groups = strokes
    .filter((stroke) => stroke.paths.length > 0)
    .map(({ paths, color, width: weight, opacity }) => {
      const paint = color.includes('>') ? `url(#b${blends.indexOf(color)})` : color;
      const see = opacity === undefined ? '' : ` opacity="${number(opacity)}"`;
      return `<path d="${paths.join('')}" stroke="${paint}" stroke-width="${number(weight * grain)}"${see}/>`;
    });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * grain} ${height * grain}" fill="none" stroke-linecap="round">`,
    gradients.length > 0 ? `<defs>${gradients.join('')}</defs>` : '',
    ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : '',
    ...groups,
    extra,
    '</svg>',
  ].join('');
}
