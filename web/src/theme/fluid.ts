const rootPixels = 16;
const smallestViewport = 390;
const largestViewport = 1280;

const rem = (pixels: number) => `${Number((pixels / rootPixels).toFixed(4))}rem`;

/** A length that grows linearly from `least` px on a 390 px screen to `most` px on a 1280 px screen. */
export function fluid(least: number, most: number): string {
  const slope = (most - least) / (largestViewport - smallestViewport);
  const start = least - slope * smallestViewport;
  return `clamp(${rem(least)}, ${rem(start)} + ${Number((slope * 100).toFixed(3))}vw, ${rem(most)})`;
}
