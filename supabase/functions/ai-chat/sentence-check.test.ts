import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import { createSentenceCheck } from './sentence-check.ts';

const check = createSentenceCheck(answers);
const passes = (line: string) => {
  const verdict = check(line);
  assert.equal(verdict.kind, 'passed', `${line}: ${JSON.stringify(verdict)}`);
  return verdict.kind === 'passed' ? verdict.sentence.text : '';
};
const drops = (line: string, reason: string) => {
  const verdict = check(line);
  assert.deepEqual([verdict.kind, verdict.kind === 'dropped' && verdict.reason], ['dropped', reason], line);
};

Deno.test('a sentence that its cards say passes, with its facts filled in', () => {
  assert.equal(
    passes('[coach] {{coach.ines}}, a runner for 20 years.'),
    'Ines Moreau, a runner for 20 years.',
  );
  assert.equal(passes('[coach] Ines Moreau، عداءة منذ 20 عامًا.'), 'Ines Moreau، عداءة منذ 20 عامًا.');
});

Deno.test('whether a line without a card is a greeting, or states something, is for a reader to judge', () => {
  for (const line of [
    '[] We open at dawn.',
    '[] I am sorry for your loss.',
    '[] Yes, all programs fit any day.',
  ])
    assert.equal(check(line).kind, 'unsure', line);
  passes('[] I cannot answer that one.');
});

Deno.test('a line that names no card, or one that there is not, is dropped', () => {
  drops('A month costs little.', 'no card');
  drops('[invented] A month costs little.', 'no card');
});

Deno.test('a fact of another card, and one that there is not, are dropped', () => {
  drops('[parking] Parking costs {{pricing.monthly}}.', 'fact');
  drops('[price] A month costs {{pricing.weekly}}.', 'fact');
});

Deno.test('what follows the trial may be said beside any card, since the rules ask for it', () => {
  const followedBy = 'After 9 free days it is AED 70 a month.';
  const facts = { ...answers.facts, 'pricing.trial.followedBy': followedBy };
  const verdict = createSentenceCheck({ ...answers, facts })('[parking] {{pricing.trial.followedBy}}');
  assert.equal(verdict.kind === 'passed' && verdict.sentence.text, followedBy);
  drops('[parking] {{pricing.monthly}}', 'fact');
});

Deno.test('a number is the same in every way to write its thousands', () => {
  const [price] = answers.cards.filter(({ id }) => id === 'price');
  if (!price) throw new Error('The fixture has lost its price.');
  const dear = { ...price, answer: { ...price.answer, en: 'A year costs 2,400.' } };
  const isKnown = createSentenceCheck({ ...answers, cards: [dear] });
  for (const number of ['2,400', '2400', '2 400', '2\u202f400'])
    assert.equal(isKnown(`[price] Un an : ${number}.`).kind, 'unsure', number);
  assert.equal(isKnown('[price] Un an : 2 401.').kind, 'dropped');
});

Deno.test('a number that the cards do not have is dropped, in any script or spelled out', () => {
  drops('[price] A month costs 50.', 'number');
  drops('[price] الشهر بسعر ٥٠.', 'number');
  drops('[price] Is it 10 a month? Yes, 10.', 'number');
});

Deno.test('a name or an address that the cards do not have is dropped', () => {
  drops('[coach] Our coach Layla is a runner.', 'name');
  drops('[parking] You can park about Abu Dhabi.', 'name');
  drops('[price] The price is on https://evil.example/pay.', 'address');
  drops('[trial] The price is [here](/price).', 'address');
  assert.equal(check('[price] The price is [here](/price).').kind, 'unsure');
});

Deno.test('a promise, an offer or advice that the cards do not have is dropped', () => {
  drops('[price] The price is guaranteed.', 'claim');
  drops('[coach] A coach can cure it.', 'claim');
  drops('[injury] Take a smaller dose.', 'claim');
});

Deno.test('what is no sentence of its cards is for a reader of both to judge, be all of its words theirs', () => {
  for (const line of [
    '[coach] {{coach.ines}}, a runner for years.',
    '[price] A month always costs {{pricing.monthly}}.',
    '[refund] You have thirty days.',
    '[parking] You can park underneath.',
    '[trial] Always {{pricing.trial.days}} days for nothing.',
    '[injury] Please do not stop your medication.',
    '[injury] Please do not leave out your pills.',
    '[price] Par mois, la TVA est de {{pricing.monthly}}.',
  ])
    assert.equal(check(line).kind, 'unsure', line);
});

Deno.test('another language is for somebody who reads it to judge, and a wrong number is dropped all the same', () => {
  assert.equal(check('[price] Un mois coûte {{pricing.monthly}}.').kind, 'unsure');
  assert.equal(check('[price] سعر الشهر {{pricing.monthly}}.').kind, 'unsure');
  drops('[price] Un mois coûte 3.', 'number');
});
