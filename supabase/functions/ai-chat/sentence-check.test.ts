import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import { createSentenceCheck } from './sentence-check.ts';

const check = createSentenceCheck(answers);
const passes = async (line: string, question = '') => {
  const verdict = await check(line, question);
  assert.equal(verdict.kind, 'passed', `${line}: ${JSON.stringify(verdict)}`);
  return verdict.kind === 'passed' ? verdict.sentence.text : '';
};
const drops = async (line: string, reason: string, question = '') => {
  const verdict = await check(line, question);
  assert.deepEqual([verdict.kind, verdict.kind === 'dropped' && verdict.reason], ['dropped', reason], line);
};

Deno.test('a sentence that its cards say passes, with its facts filled in', async () => {
  assert.equal(await passes('[price] A month costs {{pricing.monthly}}.'), 'A month costs AED 70.');
  assert.equal(
    await passes('[coach] Your coach is {{coach.ines}}, a runner for 20 years.'),
    'Your coach is Ines Moreau, a runner for 20 years.',
  );
});

Deno.test('a greeting or a word of sympathy needs no card, and states nothing', async () => {
  await passes('[] Sorry to hear that!');
  await passes('[] I am glad to help you with that.');
  await drops('[] We open at dawn.', 'words');
  await drops('[] Mountain air makes runners immortal.', 'words');
});

Deno.test('a line that names no card, or one that there is not, is dropped', async () => {
  await drops('A month costs little.', 'no card');
  await drops('[invented] A month costs little.', 'no card');
});

Deno.test('a fact of another card, and one that there is not, are dropped', async () => {
  await drops('[parking] Parking costs {{pricing.monthly}}.', 'fact');
  await drops('[price] A month costs {{pricing.weekly}}.', 'fact');
});

Deno.test('a number that the cards do not have is dropped, in any script or spelled out', async () => {
  await drops('[price] A month costs 50.', 'number');
  await drops('[price] الشهر بسعر ٥٠.', 'number');
  await drops('[price] Is it 10 a month? Yes, 10.', 'number', 'is it 10 a month?');
});

Deno.test('a name or an address that the cards do not have is dropped', async () => {
  await drops('[coach] Our coach Layla is a runner.', 'name', 'is Layla a coach?');
  await drops('[parking] You can park about Abu Dhabi.', 'name');
  await drops('[price] The price is on https://evil.example/pay.', 'address');
  await drops('[price] The price is [here](/price).', 'address');
});

Deno.test('a promise, an offer or advice that the cards do not have is dropped', async () => {
  await drops('[price] The price is guaranteed.', 'claim');
  await drops('[coach] A coach can cure it.', 'claim');
});

Deno.test('what is said in other words, or weighs, is for a reader of both to judge', async () => {
  for (const line of [
    '[refund] You have thirty days.',
    '[parking] You can park underneath.',
    '[trial] Always {{pricing.trial.days}} days for nothing.',
    '[injury] Please do not stop your medication.',
  ])
    assert.equal((await check(line, '')).kind, 'unsure', line);
});

Deno.test('another language is for somebody who reads it to judge, and a wrong number is dropped all the same', async () => {
  assert.equal((await check('[price] Un mois coûte {{pricing.monthly}}.', '')).kind, 'unsure');
  assert.equal((await check('[price] الشهر بسعر {{pricing.monthly}}.', '')).kind, 'unsure');
  await drops('[price] Un mois coûte 3.', 'number');
});
