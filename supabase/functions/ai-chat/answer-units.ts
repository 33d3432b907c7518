import { amountGoesOn, mayBeAmount } from './amounts.ts';

/** Longest part of an answer that is held back, in UTF-16 characters. */
export const longestUnit = 600;
/** How much of what follows is looked at: the next word, as far as it matters. */
const nextWord = 64;
const seenCharacters = longestUnit + nextWord + 2;

/** One white space ends a sentence: how many follow may not be known yet. */
const unitEnd = /[.!?…؟۔।]+["'”’»)\]*_]*\s|[。！？]|\n/g;
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|approx|ca|dhs?|no|vs|mr|mrs|dr|st)\.\s*$/i;

const isInsideLink = (before: string) =>
  /\[[^\]\n]*$/.test(before) || /\]\([^)\n]*$/.test(before) || /<[^>\n]*$/.test(before);

/** The word that follows a place: null while more of it may come. */
function wordAfter(seen: string, start: number, isAll: boolean): string | null {
  const word = /^\s*(\S{1,64})/.exec(seen.slice(start))?.[1];
  if (word === undefined) return isAll ? '' : null;
  const end = seen.indexOf(word, start) + word.length;
  return isAll || word.length === nextWord || end < seen.length ? word : null;
}

/** Whether a text may be cut at a place: not within an amount, an abbreviation or a link. null: not known yet. */
function mayCut(seen: string, end: number, isAll: boolean): boolean | null {
  const before = seen.slice(0, end);
  if (abbreviation.test(before) || isInsideLink(before)) return false;
  const start = before.slice(-200);
  if (!mayBeAmount(start)) return true;
  const next = wordAfter(seen, end, isAll);
  return next === null ? null : !amountGoesOn(start, next);
}

/**
 * The first part of a text that can be judged on its own: a sentence, a line, or a piece of a sentence that has
 * no end. null while the end is not certain yet. The same text has the same parts however it arrives.
 */
export function firstUnit(text: string, isWhole: boolean): string | null {
  const seen = text.slice(0, seenCharacters);
  const isFull = text.length >= seenCharacters;
  for (const match of seen.matchAll(unitEnd)) {
    const end = match.index + match[0].length;
    if (end > longestUnit) break;
    const isEnd = mayCut(seen, end, isFull || isWhole);
    if (isEnd === null) return null;
    if (isEnd) return seen.slice(0, end);
  }
  if (!isFull) return isWhole && text !== '' ? text : null;
  for (let end = longestUnit; end > longestUnit / 2; end -= 1) {
    if (/\s/.test(seen.charAt(end - 1)) && mayCut(seen, end, true)) return seen.slice(0, end);
  }
  return seen.slice(0, longestUnit);
}
