import MiniSearch from 'minisearch';
import { swapped } from './safety-text.ts';
import { hasMeaning, plain, termOf, termsIn, wordsOf } from './search-terms.ts';
import type { WordVectors } from './word-vectors.ts';
import { questions, wordPairs } from './words.ts';

/** The words of the cards: how much each tells, and which one a misspelt word was meant to be. */
export interface Vocabulary {
  /** The rarer a term is among the cards, the more it tells. */
  weight(term: string): number;
  /** A text with what is misspelt or cut short written out. All else stays as it is. */
  corrected(text: string): string;
  /** What a text says once it is corrected. */
  read(text: string): Reading;
}

export interface Reading {
  /** In our words for what they mean. */
  words: readonly string[];
  /** The distinct terms of the words. */
  terms: readonly string[];
}

type Counts = Readonly<Record<string, number>>;

/** What is counted in cards and pages when they are built: of some thousand ways to ask it takes half a second. */
export interface WordCounts {
  cards: number;
  passages: number;
  /** How many cards have each term, */
  terms: Counts;
  /** how many passages do, */
  onPages: Counts;
  /** and how many of both are asked in each word. */
  asked: Counts;
  /** What is spelt right. */
  words: string[];
}

/** Short words as people type them, which are too short to be taken for misspelt. */
const shortened = wordPairs(questions.shortened);
/** Words shorter than this must be spelt right, */
const shortestFuzzy = 4;
/** and those from here on may have two slips. */
const shortestTwice = 6;
/** What a term that no card has weighs, as a share of the rarest that one has. */
const foreignShare = 0.6;

/** A word of two that are written together is at least so long, and each of them so: 'jetlag', 'splitstep'. */
const shortestTogether = 6;
const shortestOfTwo = 3;

/** DIFC, JLT: a name that no text has is none of its words. */
const initials = /^\p{Lu}{2,5}$/u;

/**
 * @param known the other words which are spelt right
 * @param before what a text says that was read before
 */
export function createVocabulary(
  counts: WordCounts,
  known: Pick<WordVectors, 'has'>,
  before: (text: string) => Reading | undefined = () => undefined,
): Vocabulary {
  const spread = new Map(Object.entries(counts.terms));
  const onPages = new Map(Object.entries(counts.onPages));
  const asked = new Map(Object.entries(counts.asked));
  const words = new Set(counts.words);
  const rarest = Math.log(1 + counts.cards);
  const foreign = foreignShare * rarest;
  // Until a word is misspelt it is empty.
  const index = new MiniSearch<{ id: string; word: string }>({ fields: ['word'] });
  const isWord = (word: string) => words.has(word) || known.has(word);
  function nearest(word: string, options: { fuzzy: number; prefix?: boolean }): string | undefined {
    if (index.documentCount === 0) index.addAll([...words].map((id) => ({ id, word: id })));
    return index.search(word, {
      ...options,
      boostDocument: (id) => 1 + Math.log(1 + (asked.get(String(id)) ?? 0)),
      filter: ({ id }) => String(id)[0] === word[0],
    })[0]?.id;
  }

  /** Two words that are written together. */
  function apart(word: string): string | undefined {
    if (word.length < shortestTogether) return undefined;
    for (let place = shortestOfTwo; place <= word.length - shortestOfTwo; place += 1) {
      const two = [word.slice(0, place), word.slice(place)];
      if (two.every(isWord)) return two.join(' ');
    }
    return undefined;
  }

  function meant(word: string): string {
    const short = shortened.get(word);
    if (short !== undefined) return short;
    const term = termOf(word);
    if (term === null || word.length < shortestFuzzy || hasMeaning(word) || isWord(word)) return word;
    const slip = swapped(word).find((each) => words.has(each)) ?? nearest(word, { fuzzy: 1 });
    if (slip !== undefined) return slip;
    // An ending that no card uses is no slip.
    if (spread.has(term) || onPages.has(term)) return word;
    return apart(word) ?? nearest(word, { fuzzy: word.length < shortestTwice ? 1 : 2, prefix: true }) ?? word;
  }

  const corrected = (text: string) =>
    text.replace(/[\p{L}\p{M}\p{N}'’`]+/gu, (said) => {
      if (/['’`]/.test(said) || initials.test(said)) return said;
      const word = plain(said);
      const right = meant(word);
      return right === word ? said : right;
    });

  return {
    corrected,
    read(text) {
      const known = before(text);
      if (known) return known;
      const words = wordsOf(corrected(text));
      return { words, terms: termsIn(words) };
    },
    weight(term) {
      const times = spread.get(term);
      if (times !== undefined) return Math.log(1 + counts.cards / times);
      const elsewhere = onPages.get(term);
      if (elsewhere === undefined) return foreign;
      const share = Math.log(1 + counts.passages / elsewhere) / Math.log(1 + counts.passages);
      return Math.max(foreign, share * rarest);
    },
  };
}
