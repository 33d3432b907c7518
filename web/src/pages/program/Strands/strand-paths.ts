/** A wave through the middle of a square of this side, drawn across. */
export const strandSide = 100;

// The middle one last: it lies over the others.
const strands = [-2, -1, 1, 2, 0];
const stepsPerWave = 4;
const middle = strandSide / 2;

const round = (value: number) => Number(value.toFixed(1));

/** How far a strand is from the middle after `turns` waves of `count`: loose at first, taut in the end. */
function offset(strand: number, turns: number, count: number): number {
  const slack = Math.max(0, 1 - turns / count);
  const swing = Math.sin(2 * Math.PI * turns + strand * 0.5 * slack);
  return strand * (2 + 5 * slack) + 26 * slack ** 1.4 * swing;
}

/**
 * The strands of one wave out of `count`, as SVG paths, in a square of `strandSide`. Where one wave ends the next begins:
 * waves that stand side by side are one line.
 */
export function strandPaths(wave: number, count: number): string[] {
  const step = strandSide / stepsPerWave;
  const third = step / 3;
  return strands.map((strand) => {
    const at = (index: number) => middle + offset(strand, wave + index / stepsPerWave, count);
    const slope = (index: number) => (at(index + 0.01) - at(index - 0.01)) / (0.02 * step);
    // Each curve begins as the one before it ended; from there, so that the numbers of all strands are alike.
    const curves = Array.from({ length: stepsPerWave }, (_, index) => {
      const from = round(at(index));
      const begin = index === 0 ? `c${round(third)} ${round(slope(0) * third)} ` : 's';
      const control = at(index + 1) - slope(index + 1) * third;
      return `${begin}${round(step - third)} ${round(control - from)} ${step} ${round(round(at(index + 1)) - from)}`;
    });
    return `M0 ${round(at(0))}${curves.join('')}`;
  });
}
