import type { AnswerCard } from '@flow/contracts/answer-card.ts';
import { bytesOf } from './base64.ts';
import { questions, wordPairs } from './words.ts';

/** What scripts/build-word-vectors.ts writes. */
export interface WordVectorsFile {
  /** An even number. */
  dimensions: number;
  /** With a space between. */
  words: string;
  /** Of each word a byte that tells how large its steps are, in base64. */
  scales: string;
  /** Of each word `dimensions` numbers of steps from -7 to 7, two in a byte, in base64. */
  vectors: string;
}

/**
 * What words mean, learned from the words around them in a large collection of English texts, and then from what is
 * asked for the same card. The longer a vector, the more its word tells.
 */
export interface WordVectors {
  dimensions: number;
  /** Whether the file has the word, in lower case. */
  has(word: string): boolean;
  /** How many words it has. */
  size: number;
  /** The places in the file of those words of a text that it has. */
  placesIn(text: string): readonly number[];
  /**
   * The meaning of a text, of length 1; undefined where no word of it is known, or none that tells anything.
   * @param places where its words are, if they were looked up before
   */
  embed(text: string, places?: readonly number[]): Float32Array | undefined;
}

/** A card, and how sure it is that it answers the question: 0 to 1. */
export interface Found {
  card: AnswerCard;
  score: number;
}

/** How people write in a chat, in the words of the texts that the vectors were learned from. */
const spellings = wordPairs(questions.inTexts);
/** Known as names and the like, and written for what has an apostrophe. */
const contractions = new Set(['im', 'ive', 'dont', 'doesnt', 'didnt', 'cant', 'wont', 'youre']);

/** The English words of a text. What an apostrophe makes short is none of the file's words and tells nothing: don't, I'll. */
export function wordsIn(text: string): string[] {
  const written = text.toLowerCase().replace(/[‘’`]/g, "'");
  return (written.match(/[a-z0-9]+(?:'[a-z]+)*/g) ?? [])
    .filter((word) => !contractions.has(word))
    .map((word) => spellings.get(word) ?? word.replace(/'s$/, ''));
}

/** A text whose words are no longer than this together ('the', 'is it') tells nothing. */
const leastTold = 0.6;

/** The byte that would stand for a step of 1. */
export const scaleAtOne = 256;
/** The size of a step: eight bytes further it is twice as large. */
export const stepOf = (scale: number): number => 2 ** ((scale - scaleAtOne) / 8);

/**
 * The cosine of the angle between two vectors of length 1: 1 for the same meaning.
 * @param from where the other begins, of many one after another
 */
export function likeness(one: Float32Array, other: Float32Array, from = 0): number {
  // Two sums: the processor need not wait for one addition before the next, which halves the time of a search.
  let even = 0;
  let odd = 0;
  for (let place = 0; place < one.length; place += 2) {
    even += (one[place] ?? 0) * (other[from + place] ?? 0);
    odd += (one[place + 1] ?? 0) * (other[from + place + 1] ?? 0);
  }
  return even + odd;
}

/** Adds a multiple of a vector, of many one after another the one at `from`. */
function add(to: Float32Array, vector: Float32Array | Int8Array, times: number, from = 0): void {
  for (let place = 0; place < to.length; place += 1)
    to[place] = (to[place] ?? 0) + times * (vector[from + place] ?? 0);
}

/** In place. */
export function toUnitLength<Vector extends Float32Array>(vector: Vector): Vector {
  const length = Math.sqrt(likeness(vector, vector)) || 1;
  for (let place = 0; place < vector.length; place += 1) vector[place] = (vector[place] ?? 0) / length;
  return vector;
}

function unpacked(bytes: Uint8Array): Int8Array {
  const numbers = new Int8Array(bytes.length * 2);
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes[place] ?? 0;
    // The upper bits of 32 have the sign.
    numbers[place * 2] = (byte << 24) >> 28;
    numbers[place * 2 + 1] = (byte << 28) >> 28;
  }
  return numbers;
}

/** Decodes the file: some twenty milliseconds. */
export function createWordVectors({ dimensions, words, scales, vectors }: WordVectorsFile): WordVectors {
  const places = new Map(words.split(' ').map((word, place) => [word, place]));
  const steps = Float32Array.from(bytesOf(scales), stepOf);
  const numbers = unpacked(bytesOf(vectors));
  const placesIn = (text: string) => wordsIn(text).flatMap((word) => places.get(word) ?? []);
  return {
    dimensions,
    has: (word) => places.has(word),
    size: places.size,
    placesIn,
    embed(text, said = placesIn(text)) {
      const sum = new Float32Array(dimensions);
      for (const place of said) add(sum, numbers, steps[place] ?? 0, place * dimensions);
      return Math.sqrt(likeness(sum, sum)) < leastTold ? undefined : toUnitLength(sum);
    },
  };
}

/**
 * A search by meaning over the English questions of cards: it finds what is asked in words that no card has. The score of a
 * card is how near its questions are, the nearest one and the middle of all.
 */
export function createMeaningSearch(cards: readonly AnswerCard[], vectors: WordVectors) {
  const { dimensions } = vectors;
  const asked = cards.map(({ title, ask }) =>
    [title.en, ...ask]
      .filter((text) => !/\p{Script=Arabic}/u.test(text))
      .flatMap((text) => vectors.embed(text) ?? []),
  );
  // In one piece of memory, which is read through for each question.
  const meanings = new Float32Array(asked.flat().length * dimensions);
  for (const [number, meaning] of asked.flat().entries()) meanings.set(meaning, number * dimensions);
  const counts = asked.map(({ length }) => length);
  const middles = new Float32Array(cards.length * dimensions);
  for (const [card, all] of asked.entries()) {
    const middle = middles.subarray(card * dimensions, (card + 1) * dimensions);
    for (const meaning of all) add(middle, meaning, 1);
    toUnitLength(middle);
  }

  return {
    /** Best first; nothing for a question that has no meaning in the vectors. */
    find(question: string, isWanted: (card: AnswerCard) => boolean = () => true): Found[] {
      const meaning = vectors.embed(question);
      if (!meaning) return [];
      let end = 0;
      const found = cards.flatMap((card, place): Found[] => {
        let from = end;
        end += (counts[place] ?? 0) * dimensions;
        if (!isWanted(card)) return [];
        let nearest = 0;
        for (; from < end; from += dimensions) nearest = Math.max(nearest, likeness(meaning, meanings, from));
        const score = (nearest + likeness(meaning, middles, place * dimensions)) / 2;
        return score > 0 ? [{ card, score: Math.min(score, 1) }] : [];
      });
      return found.sort((one, other) => other.score - one.score);
    },
  };
}
