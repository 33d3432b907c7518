import { assert } from '../_shared/testing.ts';
import { asksOn, asksWhatIsNext, facetOf, partsOf, pointsBack, withoutExclamation } from './subjects.ts';

Deno.test('each thing that is asked is a part, with what is told about it', () => {
  for (const [question, parts] of [
    ['is there parking and are there showers?', ['is there parking', 'are there showers?']],
    [
      'i live far away. do you come to me? what does it cost',
      ['i live far away, do you come to me?', 'what does it cost'],
    ],
    ['rice and beans every day, one size down please', ['rice, beans every day, one size down please']],
    ['I train here but my wife hates gyms', ['I train here, my wife hates gyms']],
    ['price n parking', ['price', 'parking']],
    ['كم السعر، وين النادي', ['كم السعر', 'وين النادي']],
    [
      'is there a locker and, since I come by bike, where do I put it',
      ['is there a locker', 'since I come by bike, where do I put it'],
    ],
    ['do you also wash towels', ['do you also wash towels']],
    ['do you wash towels? also can I park', ['do you wash towels?', 'also can I park']],
    ['???', []],
  ] as const)
    assert.deepEqual(partsOf(question), [...parts], question);
});

Deno.test('what points back is about what was talked about', () => {
  for (const question of ['is it hard', 'what sport did she do', 'and for men', 'the second one?'])
    assert.ok(pointsBack(question));
  for (const question of ['where can I park', 'monthly price']) assert.ok(!pointsBack(question));
});

Deno.test('a question that says nothing of its subject asks on, a word of assent does not', () => {
  assert.ok(asksOn('ok so when?') && asksOn('and who with'));
  assert.ok(asksWhatIsNext(withoutExclamation('damn. what then?')) && !asksWhatIsNext('ok'));
  assert.equal(withoutExclamation('cool. and what if i have no bar'), 'and what if i have no bar');
  for (const whole of ['cool places', 'nice!']) assert.equal(withoutExclamation(whole), whole);
  assert.ok(!asksOn('ok') && !asksOn('where can I park'));
});

Deno.test('what may be asked of any program is its price, its length or where to begin', () => {
  for (const [question, facet] of [
    ['how much does it cost', 'price'],
    ['how many days a week', 'line'],
    ['for a newbie?', 'beginner'],
    ['how many squats are in it', undefined],
    ['how much higher will I jump', undefined],
    ['how much of my week goes', undefined],
  ] as const)
    assert.equal(facetOf(question)?.facet, facet, question);
});
