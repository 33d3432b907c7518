import { assert } from '../supabase/functions/_shared/testing.ts';
import { likeness, toUnitLength } from '../supabase/functions/ai-chat/word-vectors.ts';
import { tune, type Ways } from './tune-word-vectors.ts';

const dimensions = 4;
/** Price and cost are used unlike each other at first; nobody asks with the last word. */
const begun = () => Float32Array.from([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 1]);
const [price, cost, street, road, unasked] = [0, 1, 2, 3, 4];
const cards: Ways[] = [
  [[price], [cost], [price, cost]],
  [[street], [road], [road, street]],
];

function alike(vectors: Float32Array, one: number, other: number): number {
  const of = (word: number) => toUnitLength(vectors.slice(word * dimensions, (word + 1) * dimensions));
  return likeness(of(one), of(other));
}

Deno.test('words that ask for the same card come near to each other, and away from those of another', () => {
  const vectors = begun();
  tune(vectors, dimensions, cards);
  assert.ok(alike(vectors, price, cost) > alike(begun(), price, cost) + 0.3);
  assert.ok(alike(vectors, street, road) > alike(begun(), street, road));
  assert.ok(alike(vectors, price, street) < alike(begun(), price, street) - 0.3);
});

Deno.test('a word that nobody asks with stays where it was, and so do all without two ways to ask', () => {
  const vectors = begun();
  tune(vectors, dimensions, [...cards, [[unasked]]]);
  assert.deepEqual([...vectors.slice(unasked * dimensions)], [0, 0, 0, 1]);
  const untouched = begun();
  tune(untouched, dimensions, [[[price]], [[street]]]);
  assert.deepEqual(untouched, begun());
});

Deno.test('the same words and cards give the same vectors', () => {
  const [one, other] = [begun(), begun()];
  tune(one, dimensions, cards);
  tune(other, dimensions, cards);
  assert.deepEqual(one, other);
});
