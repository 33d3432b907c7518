import { assert } from '../_shared/testing.ts';
import { answers, safety } from './safety.fixture.ts';
import { createSafety } from './safety.ts';
import { isTooFast } from './safety-pace.ts';
import { readWords } from './safety-text.ts';
import { inDoubt, learned, ordinary, topics } from './safety-topics.ts';

/** The milliseconds that the quickest reading of many took: on a busy machine others wait. */
function quickest(count: number, messageOf: (turn: number) => string): number {
  const times = Array.from({ length: count }, (_, turn) => {
    const started = performance.now();
    safety.recognise(messageOf(turn));
    return performance.now() - started;
  });
  return Math.min(...times);
}

Deno.test('a goal is impossible by what was learned where no pace can be worked out, and by its pace where one can', () => {
  const topicOf = (message: string) => safety.recognise(message)?.topic;
  assert.equal(isTooFast(readWords('reunion in 12 days, i want to be half the man by then')), false);
  assert.equal(topicOf('reunion in 12 days, i want to be half the man by then'), 'impossible-goal');
  assert.equal(topicOf('lose 4 kg in 10 weeks'), undefined);
});

Deno.test('who hopes to get pregnant is not pregnant to the patterns', () => {
  const pregnancy = topics.find(({ topic }) => topic === 'pregnancy');
  assert.equal(pregnancy?.languageIn(readWords('will I get pregnant on it')), undefined);
  assert.equal(pregnancy?.languageIn(readWords('I am pregnant')), 'en');
});

Deno.test('hidden characters, accents, elongation, repeated letters and misspellings change nothing', () => {
  for (const message of [
    'I want to di\u200be',
    'I waaant to dieee',
    'ＳＵＩＣＩＤＥ',
    'suicde',
    'se suicíder',
    'انتـــحار',
    'اِنْتِحار',
  ])
    assert.equal(safety.recognise(message)?.topic, 'suicide', message);
});

Deno.test('of two subjects the graver one is answered', () => {
  assert.equal(safety.recognise('I am pregnant and my husband beats me')?.topic, 'violence');
  assert.equal(safety.recognise('my knee hurts and I want to die')?.topic, 'suicide');
});

Deno.test('a crisis stands alone; health does not, unless what cannot be promised is asked beside it', () => {
  const isAlone = (message: string) => safety.recognise(message)?.isAlone;
  assert.equal(isAlone('I want to die, and what does it cost?'), true);
  assert.equal(isAlone('my knee hurts, and what does it cost?'), false);
  assert.equal(isAlone('my knee hurts, and I want to lose 15 kg in two weeks'), true);
});

Deno.test('to an illness that is named with its medicine something is said too', () => {
  for (const [message, ...said] of [
    ['8 or 12? dad had a bypass in june and takes blood thinners, he will train', 'medication', 'heart'],
    ['i have diabetes and take metformin, can i train', 'medication', 'illness'],
    ['im on antidepressants and pregnant', 'medication', 'pregnancy'],
  ] as const) {
    const match = safety.recognise(message);
    const reply = match ? safety.reply(match).split('\n\n') : [];
    // Which of them comes first is learned from examples, and no matter.
    assert.deepEqual(reply.sort(), said.map((topic) => `${topic} in en`).sort());
  }
});

Deno.test('a reply is the text in the language, with the line of each program that it names', () => {
  assert.equal(
    safety.reply({ topic: 'injury', language: 'fr', isAlone: false }),
    'injury in fr\n\n- **Mend**: ask your doctor.',
  );
  assert.match(safety.reply({ topic: 'injury', language: 'ar', isAlone: false }), /اسأل طبيبك/);
  assert.equal(safety.reply({ topic: 'suicide', language: 'tl', isAlone: true }), 'suicide in tl');
});

Deno.test('an ordinary message is read within the blink in which an answer begins', () => {
  safety.recognise('what does it cost');
  const readingTime = quickest(
    20,
    (minutes) => `my coach said ${minutes} minutes a day are enough, what does the plan cost a month`,
  );
  assert.ok(readingTime < 5);
});

Deno.test('a topic that has no text is not recognised', () => {
  assert.equal(createSafety({ safety: [], programs: {} }).recognise('I want to die'), undefined);
});

Deno.test('a message as long as one may be is read within the time of the first word', () => {
  const long = 'my son and I want to lose 5 kg in 8 weeks but the back of the gym is closed '.repeat(25);
  assert.ok(quickest(4, () => long) < 100);
});

/** Takes every message for the same dangers with the same likelihoods. */
const expecting = (likely: Record<string, number>) => {
  const rest = 1 - Object.values(likely).reduce((sum, each) => sum + each, 0);
  return createSafety(answers, {
    bias: learned.map((topic) => (topic === ordinary ? 0 : Math.log((likely[topic] ?? 1e-9) / rest))),
    step: 1,
    weights: btoa(String.fromCharCode(0)),
  });
};

Deno.test('a message that may be a crisis is told whom to call, and answered', () => {
  const message = 'what if I go silent for a few days';
  assert.deepEqual(expecting({ emergency: 0.52 }).recognise(message), {
    topic: inDoubt,
    language: 'en',
    isAlone: false,
  });
  assert.equal(expecting({ emergency: 0.8 }).recognise(message)?.topic, 'emergency');
  assert.equal(expecting({ emergency: 0.35 }).recognise(message), undefined);
});

Deno.test('beside a matter of health that may be a crisis it is said whom to call', () => {
  const besideOf = (emergency: number) => {
    const { topic, beside } = expecting({ emergency, illness: 0.3 }).recognise('my diabetes plays up') ?? {};
    return [topic, beside];
  };
  assert.deepEqual(besideOf(0.45), ['illness', inDoubt]);
  assert.deepEqual(besideOf(0.3), ['illness', undefined]);
});

Deno.test('words of an illness are no danger in a message that is ordinary, and hardly like one of an illness', () => {
  const message = 'my diabetes nurse trains with you';
  assert.equal(expecting({ emergency: 0.05, illness: 0.05 }).recognise(message), undefined);
  assert.equal(expecting({ emergency: 0.39, illness: 0.01 }).recognise(message), undefined);
  assert.equal(expecting({ emergency: 0.3, illness: 0.1 }).recognise(message)?.topic, 'illness');
});

Deno.test('what is much likelier than the danger whose words are said is meant', () => {
  const message = 'my diabetes nurse trains with you';
  assert.equal(expecting({ injury: 0.6, illness: 0.1 }).recognise(message)?.topic, 'injury');
  assert.equal(expecting({ injury: 0.6, illness: 0.3 }).recognise(message)?.topic, 'illness');
});
