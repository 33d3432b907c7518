import { grain, type Line, type Trace, tracePath } from './curve.ts';
import type { Form } from './form.ts';

export interface Box {
  width: number;
  height: number;
}

export interface Stroke {
  paths: string[];
  color: string;
  width: number;
  opacity?: number;
}

const scanStep = 9;

/** The parts of a line, in order, each wholly inside or wholly outside of a form. */
function partsOf(line: Line, from: number, to: number, isInside: (along: number, across: number) => boolean) {
  const parts: { from: number; to: number; inside: boolean }[] = [];
  let start = from;
  let inside = isInside(from, line(from));
  const edge = (low: number, high: number) => {
    let a = low;
    let b = high;
    for (let turn = 0; turn < 6; turn++) {
      const middle = (a + b) / 2;
      if (isInside(middle, line(middle)) === inside) a = middle;
      else b = middle;
    }
    return b;
  };
  for (let along = from + scanStep; along < to; along += scanStep) {
    if (isInside(along, line(along)) === inside) continue;
    const at = edge(along - scanStep, along);
    parts.push({ from: start, to: at, inside });
    start = at;
    inside = !inside;
  }
  parts.push({ from: start, to, inside });
  return parts;
}

/** Splits every line where it meets the form and traces the parts: those inside, and those outside. */
export function traceAround(
  lines: readonly Line[],
  form: Form,
  trace: Trace & { base: (index: number) => Line },
): { inside: string[]; outside: string[] } {
  const inside: string[] = [];
  const outside: string[] = [];
  lines.forEach((line, index) => {
    const base = trace.base(index);
    const isInside = (along: number) => form(...trace.place(along, base(along))) < 0;
    for (const part of partsOf(line, trace.from, trace.to, isInside)) {
      if (part.to - part.from < 2) continue;
      (part.inside ? inside : outside).push(tracePath(line, { ...trace, from: part.from, to: part.to }));
    }
  });
  return { inside, outside };
}

const number = (value: number) => String(Number(value.toFixed(2)));

/** An SVG document of strokes on a ground. `colors` with an arrow, `#a>#b`, run from left to right. */
export function drawing(box: Box, ground: string | null, strokes: readonly Stroke[], extra = ''): string {
  const blends = [...new Set(strokes.map((stroke) => stroke.color).filter((color) => color.includes('>')))];
  const gradients = blends.map((blend, index) => {
    const stops = blend.split('>');
    const marks = stops.map((stop, place) => {
      const [color, opacity] = stop.split('/');
      const offset = number(place / (stops.length - 1));
      return `<stop offset="${offset}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    });
    return `<linearGradient id="b${index}" gradientUnits="userSpaceOnUse" x2="${box.width * grain}">${marks.join('')}</linearGradient>`;
  });
  const groups = strokes
    .filter((stroke) => stroke.paths.length > 0)
    .map(({ paths, color, width, opacity }) => {
      const paint = color.includes('>') ? `url(#b${blends.indexOf(color)})` : color;
      const see = opacity === undefined ? '' : ` opacity="${number(opacity)}"`;
      return `<path d="${paths.join('')}" stroke="${paint}" stroke-width="${number(width * grain)}"${see}/>`;
    });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width * grain} ${box.height * grain}" fill="none" stroke-linecap="round">`,
    gradients.length > 0 ? `<defs>${gradients.join('')}</defs>` : '',
    ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : '',
    ...groups,
    extra,
    '</svg>',
  ].join('');
}
