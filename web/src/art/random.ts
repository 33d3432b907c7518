import { seededRandom } from './seeded-random.ts';

/** A stream of numbers in [0, 1) that depends on nothing but the text, by its FNV-1a hash. */
export function randomFrom(text: string): () => number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return seededRandom(hash);
}

/** A number between two limits. */
export const between = (random: () => number, least: number, most: number) =>
  least + (most - least) * random();

/** One of a list that is not empty. */
export function chosen<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
}
