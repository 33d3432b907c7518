import { stemmer as stemArabic } from '@orama/stemmers/arabic';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { inOurDigits } from './safety-text.ts';
import { questions, wordSet } from './words.ts';

/** Words that say nothing about the subject of a question. */
const silent = wordSet(questions.silent);

/** A pattern of any of some patterns, each of whole words where it is in Latin letters. */
export const anyOf = (ways: readonly string[]): string =>
  ways.map((way) => (/\p{Script=Arabic}/u.test(way) ? way : `\\b(?:${way})\\b`)).join('|');

/** What people say for what the cards say, as the words that the cards use. */
const sameMeaning = Object.entries(questions.sameMeaning).map(
  ([meaning, ways]) => [meaning, new RegExp(anyOf(ways), 'gu')] as const,
);

/** Whether any of them is said, in one look: most texts have none. */
const anyMeaning = new RegExp(sameMeaning.map(([, ways]) => ways.source).join('|'), 'u');

/** Whether we say something else for a word. */
export const hasMeaning = (word: string): boolean => anyMeaning.test(word);

/** Marks, accents and variants of letters do not make another word. */
export function plain(text: string): string {
  const latin = text
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/(\d),(?=\d{3})/g, '$1');
  return isAscii(latin) ? latin : unmarked(latin);
}

/** Most texts: nothing in them has a mark or a variant. */
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

function unmarked(text: string): string {
  return inOurDigits(text.normalize('NFKD'))
    .replace(/[\p{Mn}\u200b-\u200f\u0640]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
}

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

/** A word as it is indexed and searched for; null when it says nothing about the subject. */
export function termOf(word: string): string | null {
  if (silent.has(word)) return null;
  return isArabic(word) ? stemArabic(word.replace(/^(?:و|ب|ل)?ال(?=..)/u, '')) : stemEnglish(word);
}

/** The words of a text, in its order, in our words for what they mean. */
export function wordsOf(text: string): string[] {
  const said = plain(text);
  const ours = anyMeaning.test(said)
    ? sameMeaning.reduce((words, [meaning, ways]) => words.replace(ways, ` ${meaning} `), said)
    : said;
  return ours.match(isAscii(ours) ? /[a-z0-9+]+/g : /[\p{L}\p{N}+]+/gu) ?? [];
}

/** The distinct terms of some words. */
export function termsIn(words: readonly string[]): string[] {
  const terms = new Set<string>();
  for (const word of words) {
    const term = termOf(word);
    if (term !== null) terms.add(term);
  }
  return [...terms];
}

/** The distinct terms of a question. */
export const termsOf = (text: string): string[] => termsIn(wordsOf(text));
