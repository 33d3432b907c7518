type Point = readonly [number, number];

/** The square that the lines are drawn in, in the drawing's units. */
export const plot = { left: 16, top: 36, right: 392, bottom: 372 } as const;

const width = plot.right - plot.left;
const height = plot.bottom - plot.top;
const length = Math.hypot(width, height);
// Along the channel, from the lower left to the upper right; and across it, towards more challenge.
const along: Point = [width / length, -height / length];
const across: Point = [-height / length, -width / length];
const past = 60;

/** A point by its way along the channel and its distance from the middle of it. */
function at(way: number, distance: number): string {
  const x = plot.left + way * along[0] + distance * across[0];
  const y = plot.bottom + way * along[1] + distance * across[1];
  return `${Math.round(x)} ${Math.round(y)}`;
}

function evenly(count: number, from: number, to: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

/** Even lines that sway together. */
export const flowLines = evenly(9, -26, 26).map((distance) => {
  const ends = [at(-past, distance), at(length + past, distance)] as const;
  return `M${ends[0]}C${at(length * 0.3, distance + 34)} ${at(length * 0.7, distance - 34)} ${ends[1]}`;
});

/** Lines that cross one another, the more the further they are from the channel. */
export const anxietyLines = evenly(8, 62, 190).map((distance, index) => {
  const reach = 8 + (distance - 50) * 0.16;
  const stride = 30 + (index % 3) * 9;
  const count = Math.ceil((length + 2 * past) / stride);
  const points = Array.from({ length: count }, (_, step) =>
    at(-past + (step + 2) * stride, distance + Math.sin(step * 2.4 + index * 1.9) * reach * 0.5),
  );
  const first = `${at(-past, distance)}Q${at(-past + stride / 2, distance + reach)} ${at(-past + stride, distance)}`;
  return `M${first}T${points.join('T')}`;
});

/** Lines with nothing in them, further and further apart. */
export const boredomLines = [-58, -86, -120, -160, -206].map(
  (distance) => `M${at(-past, distance)}L${at(length + past, distance)}`,
);
