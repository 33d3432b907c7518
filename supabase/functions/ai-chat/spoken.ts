/** Waits between pieces. */
export type Pause = () => Promise<void>;

/** A finished text in pieces of a few words, so that it arrives at a pace that can be read along. */
export async function* spoken(text: string, pause: Pause, signal: AbortSignal): AsyncGenerator<string> {
  for (const piece of text.match(/(?:\S+\s*){1,3}/g) ?? []) {
    yield piece;
    await pause();
    signal.throwIfAborted();
  }
}

/** A number in groups, as telephone numbers are written. */
const grouped = /\+?\d+(?: \d+)+/g;

/**
 * Between words that run from right to left each group of a number is placed by itself, and `800 4673` is shown as
 * `4673 800`. Isolated, the groups stay in their order.
 */
export const isolateNumbers = (text: string): string =>
  /\p{Script=Arabic}/u.test(text) ? text.replace(grouped, '\u2066$&\u2069') : text;
