import { learn } from '../../../scripts/learn-dangers.ts';
import { assert } from '../_shared/testing.ts';
import { featureCount, featuresOf } from './safety-features.ts';
import { createClassifier } from './safety-model.ts';

const shared = (one: string, other: string) => {
  const features = new Set(featuresOf(one));
  const others = featuresOf(other);
  return others.filter((feature) => features.has(feature)).length / others.length;
};

Deno.test('Hindi and Urdu are one language in three scripts, Arabic and Russian each one in two', () => {
  const unlike = shared('main bahut thak gaya hun', 'kitne paise lagte hain');
  for (const [one, other] of [
    ['मैं बहुत थक गया हूँ', 'main bahut thak gaya hun'],
    ['میں بہت تھک گیا ہوں', 'मैं बहुत थक गया हूँ'],
    ['боюсь идти домой', 'boyus idti domoi'],
    ['ما ابي اكمل حياتي', 'ma abi akmel 7ayati'],
  ] as const)
    assert.ok(shared(one, other) > unlike + 0.05, `${one}, ${other}: ${shared(one, other)} ${unlike}`);
});

Deno.test('an age counts as one, beside its own figure', () => {
  assert.ok(shared('is 15 fine', 'is 16 fine') > shared('is 15 fine', 'is 25 fine'));
});

Deno.test('every feature is within the table', () => {
  for (const message of ['', '🙂', 'knee', 'घुटना', 'a'.repeat(2000)])
    assert.ok(featuresOf(message).every((feature) => feature < featureCount));
});

const example = (topic: string, text: string, weight = 1) => ({ text, topic, weight });
const examples = [
  ...['how much is it', 'what does a month cost', 'price of the plan'].map((text) =>
    example('ordinary', text),
  ),
  ...['my knee is swollen', 'my knee clicks and swells'].map((text) => example('injury', text)),
];
/** As it is read after it was written down. */
const classifierOf = (all: typeof examples) => createClassifier(JSON.parse(JSON.stringify(learn(all))));

Deno.test('a topic is told by what only its examples say', () => {
  const classify = classifierOf(examples);
  assert.ok((classify('a swollen knee').get('injury') ?? 0) > 0.5);
  assert.ok((classify('how much does the plan cost').get('ordinary') ?? 0) > 0.5);
});

Deno.test('the likelihoods of all topics are one together, also of a message without words', () => {
  for (const message of ['', 'knee', 'is my knee in the price?']) {
    const sum = [...classifierOf(examples)(message).values()].reduce((total, one) => total + one, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9);
  }
});

Deno.test('an example that weighs more decides where two disagree', () => {
  const torn = [...examples, example('older', 'grey hair'), example('heart', 'grey hair', 5)];
  const likely = classifierOf(torn)('grey hair');
  assert.ok((likely.get('heart') ?? 0) > (likely.get('older') ?? 0));
});

Deno.test('the same examples give the same weights', () =>
  assert.deepEqual(learn(examples), learn(examples)));

Deno.test('a topic that nobody knows is refused', () => {
  assert.throws(() => learn([example('weather', 'hello')]), /weather/);
});
