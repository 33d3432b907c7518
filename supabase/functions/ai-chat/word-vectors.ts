import type { AnswerCard } from '@flow/contracts/answer-card.ts';

/** What scripts/build-word-vectors.ts writes. */
export interface WordVectorsFile {
  /** An even number. */
  dimensions: number;
  /** The most frequent first, with a space between. */
  words: string;
  /** Of each word `dimensions` numbers from -7 to 7, two in a byte, in base64. */
  vectors: string;
}

/** What words mean, learned from the words around them in a large collection of English texts. */
export interface WordVectors {
  dimensions: number;
  /** Whether the file has the word, in lower case. */
  has(word: string): boolean;
  /** The meaning of a text, of length 1; undefined where no word of it is known, or none that tells anything. */
  embed(text: string): Float32Array | undefined;
}

/** A card, and how near in meaning the nearest of its questions is: 0 to 1. */
export interface Meant {
  card: AnswerCard;
  score: number;
}

export interface MeaningSearch {
  /** Best first; nothing for a question that has no meaning in the vectors. */
  find(question: string): Meant[];
}

/** How people write in a chat, in the words of the texts that the vectors were learned from. */
const spellings = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    r: 'are',
    n: 'and',
    w: 'with',
    b4: 'before',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ppl: 'people',
    smth: 'something',
    abt: 'about',
    cuz: 'because',
    wk: 'week',
    wks: 'weeks',
    hrs: 'hours',
    mins: 'minutes',
    yr: 'year',
    yrs: 'years',
    tmrw: 'tomorrow',
    wanna: 'want',
    gonna: 'going',
  }),
);
/** Known as names and the like, and written for what has an apostrophe. */
const contractions = new Set(['im', 'ive', 'dont', 'doesnt', 'didnt', 'cant', 'wont', 'youre']);

/** The words of a text. What an apostrophe makes short is none of the file's words and tells nothing: don't, I'll. */
function wordsIn(text: string): string[] {
  const written = text.toLowerCase().replace(/[‘’`]/g, "'");
  return (written.match(/[a-z0-9]+(?:'[a-z]+)*/g) ?? [])
    .filter((word) => !contractions.has(word))
    .map((word) => spellings.get(word) ?? word.replace(/'s$/, ''));
}

/** A word that is as frequent as this counts half, a rare one whole. */
const halfFrequency = 1e-3;
/** Words that weigh less together ('the', 'is it', 'and of that') tell nothing. */
const leastWeight = 0.5;

/** By Zipf's law the rank of a word tells how frequent it is. */
function weightOf(rank: number): number {
  const frequency = 0.1 / (rank + 2.7);
  return halfFrequency / (halfFrequency + frequency);
}

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

/** Adds a share of a vector, of many one after another the one at `from`. */
function add(to: Float32Array, vector: Float32Array | Int8Array, share: number, from = 0): void {
  for (let place = 0; place < to.length; place += 1)
    to[place] = (to[place] ?? 0) + share * (vector[from + place] ?? 0);
}

function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(likeness(vector, vector)) || 1;
  for (let place = 0; place < vector.length; place += 1) vector[place] = (vector[place] ?? 0) / length;
  return vector;
}

function unpacked(base64: string): Int8Array {
  const bytes = atob(base64);
  const numbers = new Int8Array(bytes.length * 2);
  for (let place = 0; place < bytes.length; place += 1) {
    const byte = bytes.charCodeAt(place);
    // The upper bits of 32 have the sign.
    numbers[place * 2] = (byte << 24) >> 28;
    numbers[place * 2 + 1] = (byte << 28) >> 28;
  }
  return numbers;
}

/** Decodes the file: some twenty milliseconds. */
export function createWordVectors({ dimensions, words, vectors }: WordVectorsFile): WordVectors {
  const ranks = new Map(words.split(' ').map((word, rank) => [word, rank]));
  const numbers = unpacked(vectors);
  return {
    dimensions,
    has: (word) => ranks.has(word),
    embed(text) {
      const sum = new Float32Array(dimensions);
      let weights = 0;
      for (const word of wordsIn(text)) {
        const rank = ranks.get(word);
        if (rank === undefined) continue;
        const weight = weightOf(rank);
        add(sum, numbers, weight, rank * dimensions);
        weights += weight;
      }
      return weights < leastWeight ? undefined : toUnitLength(sum);
    },
  };
}

/** Begun at their sum, the direction stands after these. */
const powerIterations = 5;

/** What many texts have in common, by which none of them can be told from another: their first principal component. */
function commonOf(meanings: Float32Array, dimensions: number): Float32Array {
  let common: Float32Array = new Float32Array(dimensions);
  for (let from = 0; from < meanings.length; from += dimensions) add(common, meanings, 1, from);
  for (let turn = 0; turn < powerIterations; turn += 1) {
    const next = new Float32Array(dimensions);
    for (let from = 0; from < meanings.length; from += dimensions)
      add(next, meanings, likeness(common, meanings, from), from);
    common = toUnitLength(next);
  }
  return common;
}

/** A search by meaning over the English questions of cards: it finds what is asked in words that no card has. */
export function createMeaningSearch(cards: readonly AnswerCard[], vectors: WordVectors): MeaningSearch {
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
  const common = commonOf(meanings, dimensions);
  const removeCommon = (meaning: Float32Array) => {
    add(meaning, common, -likeness(common, meaning));
    toUnitLength(meaning);
  };
  for (let from = 0; from < meanings.length; from += dimensions)
    removeCommon(meanings.subarray(from, from + dimensions));

  return {
    find(question) {
      const meaning = vectors.embed(question);
      if (!meaning) return [];
      removeCommon(meaning);
      let from = 0;
      const found = cards.map((card, place): Meant => {
        let score = 0;
        for (const end = from + (counts[place] ?? 0) * dimensions; from < end; from += dimensions)
          score = Math.max(score, likeness(meaning, meanings, from));
        return { card, score: Math.min(score, 1) };
      });
      return found.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
    },
  };
}
