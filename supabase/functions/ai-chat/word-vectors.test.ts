import type { AnswerCard } from '@flow/contracts/answer-card.ts';
import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import english from './word-vectors.json' with { type: 'json' };
import {
  createMeaningSearch,
  createWordVectors,
  likeness,
  scaleAtOne,
  stepOf,
  type WordVectors,
} from './word-vectors.ts';

/** Invented vectors of four dimensions: money, place and person. What tells little has smaller steps. */
const invented: Record<string, readonly number[]> = {
  people: [0, 0, 6, 2],
  price: [6, 0, 0, 0],
  cost: [7, -1, 0, 0],
  street: [0, 7, 0, 0],
  road: [-1, 6, 0, 0],
  trainer: [0, 0, 7, 0],
  teacher: [0, -2, 6, 3],
  // Names, which are not meant where an apostrophe is left out or curly.
  im: [0, 7, 0, 0],
  don: [0, 7, 0, 0],
};
const telling = Object.keys(invented).length;
const frequent: Record<string, readonly number[]> = { the: [0, 0, 0, 7], is: [0, 0, 1, 7] };
/** The bytes of a step of a quarter, and of one of a hundredth. */
const [large, small] = [scaleAtOne - 16, scaleAtOne - 53];

const inBase64 = (bytes: readonly number[]) => btoa(String.fromCharCode(...bytes));

/** As the script writes it: two numbers in a byte. */
function packed(numbers: readonly number[]): string {
  const pairs = numbers.flatMap((each, place) => (place % 2 === 0 ? [[each, numbers[place + 1] ?? 0]] : []));
  return inBase64(pairs.map(([upper = 0, lower = 0]) => ((upper & 0xf) << 4) | (lower & 0xf)));
}

const all = { ...invented, ...frequent };
const vectors = createWordVectors({
  dimensions: 4,
  words: Object.keys(all).join(' '),
  scales: inBase64(Object.keys(all).map((_, place) => (place < telling ? large : small))),
  vectors: packed(Object.values(all).flat()),
});

function alike(known: WordVectors, one: string, other: string): number {
  const [first, second] = [known.embed(one), known.embed(other)];
  assert.ok(first && second, `${one} and ${other} mean something`);
  return likeness(first, second);
}
const isNear = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-5, `${actual} is not ${expected}`);

Deno.test('a word keeps its direction, with its signs, at length 1', () => {
  const length = Math.hypot(0, -2, 6, 3);
  assert.deepEqual(
    [...(vectors.embed('teacher') ?? [])].map((each) => each.toFixed(5)),
    [0, -2, 6, 3].map((each) => (each / length).toFixed(5)),
  );
});

Deno.test('words that are used alike are nearer than others', () => {
  assert.ok(alike(vectors, 'cost', 'price') > alike(vectors, 'cost', 'street') + 0.3);
});

Deno.test('capitals, marks, apostrophes of either kind and spellings of a chat change nothing', () => {
  for (const text of ['PRICE!', "price's", 'price’s', '(price)', "don't price", 'don’t price', 'im price'])
    isNear(alike(vectors, text, 'price'), 1);
  isNear(alike(vectors, 'ppl', 'people'), 1);
});

Deno.test('a word counts as much as its steps are large, which double every eight', () => {
  assert.equal(stepOf(scaleAtOne), 1);
  assert.equal(stepOf(large), 0.25);
  assert.ok(alike(vectors, 'the price', 'price') > 0.99);
  assert.ok(alike(vectors, 'teacher price', 'price') < 0.8);
});

Deno.test('a text without a known word, or with those alone that tell little, means nothing', () => {
  for (const text of ['', '???', 'zxcvb', 'كم السعر', 'the', 'is the'])
    assert.equal(vectors.embed(text), undefined, text);
});

Deno.test('the known words are those of the file', () => {
  assert.deepEqual(
    ['price', 'the', 'pricee', 'Price', ''].map((word) => vectors.has(word)),
    [true, true, false, false, false],
  );
});

const [model] = answers.cards;
assert.ok(model);
const card = (id: string, en: string, ...ask: string[]): AnswerCard => ({
  ...model,
  id,
  title: { en, ar: 'سؤال price' },
  ask,
});
const cards = [
  card('price', 'the price', 'السعر street', 'zxcvb'),
  card('street', 'is the street'),
  card('coach', 'the trainer', 'people'),
  card('arabic', 'شارع road'),
];
const search = createMeaningSearch(cards, vectors);
const found = (question: string) => search.find(question).map(({ card }) => card.id);

Deno.test('a question finds the card that asks the same in other words', () => {
  assert.deepEqual(
    ['what is the cost', 'which road', 'my teacher'].map((question) => found(question)[0]),
    ['price', 'street', 'coach'],
  );
});

Deno.test('a score is between that of the nearest question of a card and that of all of them, best first', () => {
  const scores = (question: string) => search.find(question).map(({ score }) => score);
  isNear(scores('the price')[0] ?? 0, 1);
  const [one, other] = [vectors.embed('the trainer'), vectors.embed('people')];
  assert.ok(one && other);
  const middle = one.map((each, place) => each + (other[place] ?? 0));
  const length = Math.hypot(...middle);
  isNear(scores('the trainer')[0] ?? 0, (1 + likeness(one, middle) / length) / 2);
  const all = scores('price of a teacher');
  assert.equal(all.length, 2);
  assert.deepEqual(
    all,
    all.toSorted((one, other) => other - one),
  );
  assert.ok(all.every((score) => score > 0 && score <= 1));
});

Deno.test('questions in Arabic letters are left out, and so is a card that has no others', () => {
  assert.ok(!found('road').includes('arabic'));
  assert.notEqual(found('street')[0], 'price');
});

Deno.test('a question that means nothing finds nothing, and no cards are no failure', () => {
  assert.deepEqual(found('the'), []);
  assert.deepEqual(createMeaningSearch([], vectors).find('price'), []);
});

Deno.test('the English vectors know what is used alike', () => {
  const known = createWordVectors(english);
  for (const [word, near, far] of [
    ['refund', 'reimburse', 'parking'],
    ['trainer', 'coach', 'invoice'],
    ['i want to quit', 'cancel my subscription', 'where can i park'],
    ['my knee hurts', 'leg injury', 'weekly price'],
  ] as const)
    assert.ok(alike(known, word, near) > alike(known, word, far) + 0.1, `${word}: ${near}, ${far}`);
});

Deno.test('each English word is there once, and misspelt ones are not', () => {
  const words = english.words.split(' ');
  assert.equal(new Set(words).size, words.length);
  const known = createWordVectors(english);
  assert.deepEqual(
    ['reimburse', 'parking', 'parkng', 'refnud'].map((word) => known.has(word)),
    [true, true, false, false],
  );
});
