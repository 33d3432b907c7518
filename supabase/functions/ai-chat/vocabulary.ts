import type { AnswerCard } from '@flow/contracts/answer-card.ts';
import { doubleMetaphone } from 'double-metaphone';
import { distance } from 'fastest-levenshtein';
import MiniSearch from 'minisearch';
import { swapped } from './safety-text.ts';
import { hasMeaning, plain, termOf, termsIn, termsOf, wordsOf } from './search-terms.ts';
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

type Counts = [word: string, times: number][];

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
/** What so many cards are asked in is a word: of another language, or a name. */
const fewestCards = 3;
/** What a term that no card has weighs, as a share of the rarest that one has. */
const foreignShare = 0.6;

/** A word of two that are written together is at least so long, and each of them so: 'jetlag', 'splitstep'. */
const shortestTogether = 6;
const shortestOfTwo = 3;
/** The words of the ways to ask are read thousands of times while the search is built. */
const mostKept = 30_000;

/** How many of some cards have each of their words, or terms. */
function spreadOf(read: readonly (readonly string[])[]): Map<string, number> {
  const spread = new Map<string, number>();
  for (const words of read) for (const word of new Set(words)) spread.set(word, (spread.get(word) ?? 0) + 1);
  return spread;
}
/** The words as people write them: a misspelt one is like one of these, and not like its stem, or what it means. */
const written = (texts: readonly string[]) =>
  texts.flatMap((text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []);

/** A word that sounds the same may be written so differently. */
const mostSlips = 3;
/** The first letter is seldom wrong. */
const otherBeginning = 0.5;

/** What is made when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** DIFC, JLT: a name that no text has is none of its words. */
const initials = /^\p{Lu}{2,5}$/u;

/**
 * @param known other words which are spelt right, whatever they mean
 * @param passages what pages say beside the cards: how much a word tells that no card has
 */
export function countWords(
  cards: readonly AnswerCard[],
  known: Pick<WordVectors, 'has'>,
  passages: readonly AnswerCard[] = [],
): WordCounts {
  const terms = spreadOf(
    cards.map(({ title, ask, answer }) =>
      [title.en, title.ar, ...ask, answer.en, answer.ar].flatMap(termsOf),
    ),
  );
  const onPages = spreadOf(
    passages.map(({ title, ask, answer }) => [title.en, ...ask, answer.en].flatMap(termsOf)),
  );
  const asked = spreadOf([...cards, ...passages].map(({ ask }) => written(ask)));
  const words = new Set([
    ...[...cards, ...passages].flatMap(({ title, answer }) =>
      written([title.en, title.ar, answer.en, answer.ar]),
    ),
    ...[...asked].flatMap(([word, times]) =>
      times >= fewestCards || known.has(word) || !/^[a-z]+$/.test(word) ? [word] : [],
    ),
  ]);
  return {
    cards: cards.length,
    passages: passages.length,
    terms: [...terms],
    onPages: [...onPages],
    asked: [...asked],
    words: [...words],
  };
}

/**
 * @param known the other words which are spelt right
 * @param before what a text says that was read before
 */
export function createVocabulary(
  counts: WordCounts,
  known: Pick<WordVectors, 'has'>,
  before: (text: string) => Reading | undefined = () => undefined,
): Vocabulary {
  const spread = new Map(counts.terms);
  const onPages = new Map(counts.onPages);
  const asked = new Map(counts.asked);
  const words = new Set(counts.words);
  const rarest = Math.log(1 + counts.cards);
  const foreign = foreignShare * rarest;
  // Until a word is misspelt nobody needs them.
  const index = once(() => {
    const all = new MiniSearch<{ id: string; word: string }>({ fields: ['word'] });
    all.addAll([...words].map((word) => ({ id: word, word })));
    return all;
  });
  const bySound = once(() => Map.groupBy(words, (word) => doubleMetaphone(word)[0]));
  const isWord = (word: string) => words.has(word) || known.has(word);
  const nearest = (word: string, options: { fuzzy: number; prefix?: boolean }) =>
    index().search(word, {
      ...options,
      boostDocument: (id) => 1 + Math.log(1 + (asked.get(String(id)) ?? 0)),
      filter: ({ id }) => String(id)[0] === word[0],
    })[0]?.id;

  /** The word that sounds the same: a near one, a frequent one. */
  const alike = (word: string): string | undefined =>
    bySound()
      .get(doubleMetaphone(word)[0])
      ?.map((each) => ({ each, slips: distance(word, each) + (each[0] === word[0] ? 0 : otherBeginning) }))
      .filter(({ slips }) => slips <= mostSlips)
      .map(({ each, slips }) => ({ each, likely: Math.log(1 + (asked.get(each) ?? 0)) / 2 - slips }))
      .sort((one, other) => other.likely - one.likely)[0]?.each;

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
    const slip = swapped(word).find((each) => words.has(each)) ?? alike(word) ?? nearest(word, { fuzzy: 1 });
    if (slip !== undefined) return slip;
    // An ending that no card uses is no slip.
    if (spread.has(term) || onPages.has(term)) return word;
    return apart(word) ?? nearest(word, { fuzzy: word.length < shortestTwice ? 1 : 2, prefix: true }) ?? word;
  }

  /** What was written as it is spelt right. */
  const corrections = new Map<string, string>();
  function correctionOf(said: string): string {
    if (/['’`]/.test(said) || initials.test(said)) return said;
    const word = plain(said);
    const right = meant(word);
    return right === word ? said : right;
  }

  const corrected = (text: string) =>
    text.replace(/[\p{L}\p{M}\p{N}'’`]+/gu, (said) => {
      const known = corrections.get(said);
      if (known !== undefined) return known;
      const right = correctionOf(said);
      if (corrections.size < mostKept) corrections.set(said, right);
      return right;
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
