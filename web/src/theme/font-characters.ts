type Range = readonly [from: number, to: number];

const letterRanges: readonly Range[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x61, 0x7a],
];

const code = (character: string): number => character.codePointAt(0) ?? 0;

/** What nearly every heading, and what nearly every sentence and price is written with, beside letters and digits. */
const everydaySigns = {
  display: [..." .,:?!&+-–%/'™"].map(code),
  text: [...' .,:;!?&+-–•/%()\'"@™\u00a0'].map(code),
};

const codesOf = (ranges: readonly Range[]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Letters and signs that a name or a sentence may need: Latin-1, and typography around it. */
const latinRanges: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

function parts(signs: readonly number[]) {
  const everyday = new Set([...codesOf(letterRanges), ...signs]);
  return {
    everyday: [...everyday].sort((one, other) => one - other),
    rest: codesOf(latinRanges).filter((point) => !everyday.has(point)),
  };
}

/**
 * The two parts of each font, as code points. Pages carry the everyday part in themselves; a browser loads the rest
 * when a page uses something of it.
 */
export const fontCharacters = { display: parts(everydaySigns.display), text: parts(everydaySigns.text) };

/** CSS's `unicode-range` of code points in order. */
export function unicodeRange(points: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
}
