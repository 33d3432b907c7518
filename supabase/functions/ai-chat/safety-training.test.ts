import { assert } from '../_shared/testing.ts';
import { type Example, likelihoods, train } from './safety-training.ts';

const size = { features: 8, topics: 3 };
const example = (topic: number, ...features: number[]): Example => {
  return { features: Uint32Array.from(features), topic, weight: 1 };
};
/** The last feature stands beside every topic and tells nothing. */
const examples = Array.from({ length: 30 }, (_, index) => example(index % 3, index % 3, 3 + (index % 2), 7));

const likeliest = (weights: ReturnType<typeof train>, ...features: number[]) => {
  const likely = likelihoods(weights, Uint32Array.from(features));
  return likely.indexOf(Math.max(...likely));
};

Deno.test('a topic is told by the features that only its examples have', () => {
  const learned = train(examples, size);
  for (const topic of [0, 1, 2]) assert.equal(likeliest(learned, topic, 7), topic);
});

Deno.test('the likelihoods of all topics are one together, also of a message without features', () => {
  const learned = train(examples, size);
  for (const features of [[], [0], [0, 1, 2, 7]]) {
    const sum = likelihoods(learned, Uint32Array.from(features)).reduce((total, one) => total + one, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9);
  }
});

Deno.test('an example that weighs more decides where two disagree', () => {
  const torn = [example(1, 5, 7), { ...example(2, 5, 7), weight: 5 }, ...examples];
  assert.equal(likeliest(train(torn, size), 5), 2);
});

Deno.test('the same examples give the same weights', () => {
  assert.deepEqual(train(examples, size), train(examples, size));
});
