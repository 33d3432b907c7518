import { assert } from '../_shared/testing.ts';
import { featureCount, featuresOf } from './safety-features.ts';
import { createClassifier, learn } from './safety-model.ts';

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

Deno.test('what is learned survives being written down', () => {
  const learned = learn([
    ...['how much is it', 'what does a month cost', 'price of the plan'].map((text) => ({
      text,
      topic: 'ordinary',
      weight: 1,
    })),
    ...['my knee is swollen', 'my knee clicks and swells'].map((text) => ({
      text,
      topic: 'injury',
      weight: 1,
    })),
  ]);
  const classify = createClassifier(JSON.parse(JSON.stringify(learned)));
  assert.ok((classify('a swollen knee').get('injury') ?? 0) > 0.5);
  assert.ok((classify('how much does the plan cost').get('ordinary') ?? 0) > 0.5);
});

Deno.test('a topic that nobody knows is refused', () => {
  assert.throws(() => learn([{ text: 'hello', topic: 'weather', weight: 1 }]), /weather/);
});
