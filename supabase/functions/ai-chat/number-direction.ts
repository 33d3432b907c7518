/** A number in groups, as telephone numbers are written. */
const grouped = /\+?\d+(?: \d+)+/g;

/**
 * Between words that run from right to left each group of a number is placed by itself, and `800 4673` is shown as
 * `4673 800`. Isolated, the groups stay in their order.
 */
export const isolateNumbers = (text: string): string =>
  /\p{Script=Arabic}/u.test(text) ? text.replace(grouped, '\u2066$&\u2069') : text;
