import { seededRandom } from '../web/src/art/seeded-random.ts';

/** Of one card, the words of each way to ask for it, as places in the table of vectors. */
export type Ways = readonly (readonly number[])[];

const rounds = 150;
/** So many cards at a time have to be told apart. */
const mostAtOnce = 256;
/** What is asked in one way has to be near to so many other ways together. */
const othersTogether = 4;
/** Words that are left out at random, so that no single word is relied on. */
const leftOut = 0.2;
/** How sharply the nearest card is told from the others. */
const temperature = 0.1;
const firstStep = 0.01;
const lastStep = 0.001;
/** What holds a word back where it was found in the large collection. */
const hold = 3e-4;
/** How long a gradient and its size are remembered. */
const [memory, memoryOfSize] = [0.9, 0.99];

/**
 * Moves word vectors so that the ways to ask for one card come near to each other, and away from those for other cards:
 * contrastive learning with the other cards of a batch as the wrong ones (InfoNCE, both ways), by Adam.
 * @param vectors of each word `dimensions` numbers; changed in place
 */
export function tune(vectors: Float32Array, dimensions: number, cards: readonly Ways[]): void {
  const random = seededRandom(1);
  const begun = vectors.slice();
  const gradients = new Float32Array(vectors.length);
  const directions = new Float32Array(vectors.length);
  const sizes = new Float32Array(vectors.length);
  const asked = cards.filter((ways) => ways.length > 1);

  function shuffled<Item>(items: readonly Item[]): Item[] {
    const all = [...items];
    for (let place = all.length - 1; place > 0; place -= 1) {
      const other = Math.floor(random() * (place + 1));
      [all[place], all[other]] = [all[other] as Item, all[place] as Item];
    }
    return all;
  }
  function some(words: readonly number[]): readonly number[] {
    const kept = words.filter(() => random() > leftOut);
    return kept.length > 0 ? kept : words;
  }

  /** The unit vectors of texts, one after another, and their lengths before. */
  function embed(texts: readonly (readonly number[])[]) {
    const units = new Float32Array(texts.length * dimensions);
    const lengths = texts.map((words, row) => {
      const unit = units.subarray(row * dimensions, (row + 1) * dimensions);
      for (const word of words)
        for (let place = 0; place < dimensions; place += 1)
          unit[place] = (unit[place] ?? 0) + (vectors[word * dimensions + place] ?? 0);
      const length = Math.hypot(...unit) || 1;
      for (let place = 0; place < dimensions; place += 1) unit[place] = (unit[place] ?? 0) / length;
      return length;
    });
    return { texts, units, lengths };
  }

  /** What the words of texts should move by, given what their unit vectors should. */
  function spread(
    { texts, units, lengths }: ReturnType<typeof embed>,
    wanted: Float32Array,
    moved: Set<number>,
  ): void {
    for (const [row, words] of texts.entries()) {
      const from = row * dimensions;
      let along = 0;
      for (let place = from; place < from + dimensions; place += 1)
        along += (wanted[place] ?? 0) * (units[place] ?? 0);
      for (const word of words) {
        moved.add(word);
        for (let place = 0; place < dimensions; place += 1) {
          const pull =
            ((wanted[from + place] ?? 0) - along * (units[from + place] ?? 0)) / (lengths[row] ?? 1);
          gradients[word * dimensions + place] = (gradients[word * dimensions + place] ?? 0) + pull;
        }
      }
    }
  }

  function learn(batch: readonly Ways[], step: number): void {
    const ones: (readonly number[])[] = [];
    const others: (readonly number[])[] = [];
    for (const ways of batch) {
      const [one = [], ...rest] = shuffled(ways).slice(0, 1 + othersTogether);
      ones.push(some(one));
      others.push(rest.flat());
    }
    const [one, other] = [embed(ones), embed(others)];
    const count = batch.length;
    const alike = new Float32Array(count * count);
    for (let row = 0; row < count; row += 1)
      for (let column = 0; column < count; column += 1) {
        let sum = 0;
        for (let place = 0; place < dimensions; place += 1)
          sum += (one.units[row * dimensions + place] ?? 0) * (other.units[column * dimensions + place] ?? 0);
        alike[row * count + column] = Math.exp((sum - 1) / temperature);
      }
    const ofRow = new Float32Array(count);
    const ofColumn = new Float32Array(count);
    for (let row = 0; row < count; row += 1)
      for (let column = 0; column < count; column += 1) {
        const each = alike[row * count + column] ?? 0;
        ofRow[row] = (ofRow[row] ?? 0) + each;
        ofColumn[column] = (ofColumn[column] ?? 0) + each;
      }
    const wantedOfOne = new Float32Array(one.units.length);
    const wantedOfOther = new Float32Array(other.units.length);
    for (let row = 0; row < count; row += 1)
      for (let column = 0; column < count; column += 1) {
        const each = alike[row * count + column] ?? 0;
        const surplus = each / (ofRow[row] ?? 1) + each / (ofColumn[column] ?? 1) - (row === column ? 2 : 0);
        const push = surplus / (2 * temperature * count);
        for (let place = 0; place < dimensions; place += 1) {
          const [here, there] = [row * dimensions + place, column * dimensions + place];
          wantedOfOne[here] = (wantedOfOne[here] ?? 0) + push * (other.units[there] ?? 0);
          wantedOfOther[there] = (wantedOfOther[there] ?? 0) + push * (one.units[here] ?? 0);
        }
      }
    const moved = new Set<number>();
    spread(one, wantedOfOne, moved);
    spread(other, wantedOfOther, moved);
    for (const word of moved)
      for (let place = word * dimensions; place < (word + 1) * dimensions; place += 1) {
        const away = (vectors[place] ?? 0) - (begun[place] ?? 0);
        const gradient = (gradients[place] ?? 0) + hold * away;
        gradients[place] = 0;
        const direction = memory * (directions[place] ?? 0) + (1 - memory) * gradient;
        const size = memoryOfSize * (sizes[place] ?? 0) + (1 - memoryOfSize) * gradient * gradient;
        directions[place] = direction;
        sizes[place] = size;
        vectors[place] = (vectors[place] ?? 0) - (step * direction) / (Math.sqrt(size) + 1e-8);
      }
  }

  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep + (lastStep - firstStep) * (round / rounds);
    const order = shuffled(asked);
    for (let from = 0; from < order.length; from += mostAtOnce)
      learn(order.slice(from, from + mostAtOnce), step);
  }
}
