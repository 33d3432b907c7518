const lines = (color: string, width: number, ...paths: readonly string[]) =>
  `<g fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round">${paths.map((path) => `<path d="${path}"/>`).join('')}</g>`;

const low = 'M1.2 17.6c6.6 0 6.4-5.2 11.8-5.2s5.2 5.2 11.8 5.2';
const middle = 'M1.2 12.4c5 0 5.6-6 11.8-6s6.8 6 11.8 6';
const high = 'M1.2 7.2C5.4 7.2 6.4 1.3 13 1.3s7.6 5.9 11.8 5.9';

/** The brand's mark in a box of 26 by 20: lines that bend around a point. */
export const brandMark = (color: string): string =>
  `${lines(color, 2.2, low, middle, high)}<circle cx="13" cy="17.4" r="2" fill="${color}"/>`;

/** The mark for a few pixels: heavier, and with two lines. */
export const brandMarkSmall = (color: string): string =>
  `${lines(color, 3.2, 'M1.4 14.6c6 0 5.6-6.2 11.6-6.2s5.6 6.2 11.6 6.2', 'M1.4 7.4C6 7.4 6.6 1.6 13 1.6s7 5.8 11.6 5.8')}<circle cx="13" cy="16.8" r="2.7" fill="${color}"/>`;
