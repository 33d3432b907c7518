import { countWords } from '../../../scripts/build-question-index.ts';
import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import { createCardSearch } from './card-search.ts';
import { createVocabulary } from './vocabulary.ts';

const known = new Set(['refund', 'car', 'park', 'trial', 'week']);
const unknown = { has: () => false };
const search = createCardSearch(answers.cards, createVocabulary(countWords(answers.cards, known), known));
const best = (question: string) => search.find(question)[0];

Deno.test('a question that a card asks itself is sure, whatever its marks and capitals are', () => {
  for (const question of ['Where can I park?', 'where CAN i park', 'where can i park???'])
    assert.deepEqual([best(question)?.card.id, best(question)?.score], ['parking', 1]);
});

Deno.test('other words, endings and misspellings find the card too', () => {
  const found = [
    ['how much is it', 'price'],
    ['what are your fees per month', 'price'],
    ['do you have parkng', 'parking'],
    ['showers after training?', 'showers'],
    ['i want a refnud', 'refund'],
    ['who are the trainers', 'coach'],
  ] as const;
  for (const [question, id] of found) assert.equal(best(question)?.card.id, id, question);
});

Deno.test('an Arabic question finds its card without its vowels and with an article', () => {
  assert.equal(best('كَم السِّعر')?.card.id, 'price');
  assert.equal(best('ابي استرداد المال')?.card.id, 'refund');
});

Deno.test('the more of a question a card has, the surer it is', () => {
  const [sure, unsure] = [
    best('is there a car park'),
    best('is there a car wash with polishing for my truck'),
  ];
  assert.ok((sure?.score ?? 0) > (unsure?.score ?? 0));
  assert.ok((unsure?.score ?? 1) < 0.62);
});

Deno.test('words that say nothing, and words that no card has, find nothing', () => {
  for (const question of ['', '???', 'and what about it', 'zxcvb qwertz'])
    assert.deepEqual(search.find(question), []);
});

Deno.test('terms that are known to be meant ask nothing', () => {
  const of = (besides: string[]) =>
    search.find('mountain showers', new Set(besides)).map(({ card }) => card.id);
  assert.deepEqual(of(['mountain']), ['showers']);
  assert.deepEqual(of([]).sort(), ['hills', 'showers']);
});

Deno.test('of two cards that ask the same in the same words neither is lost', () => {
  const [one, other] = answers.cards;
  if (!one || !other) throw new Error('The fixture has lost its cards.');
  const both = [one, other].map((card) => ({ ...card, ask: [...card.ask, 'opening offer'] }));
  const found = createCardSearch(both, createVocabulary(countWords(both, unknown), unknown)).find(
    'opening offer',
  );
  assert.deepEqual(
    found.map(({ score }) => score),
    [1, 1],
  );
});

Deno.test('two words that are written together are two', () => {
  assert.equal(best('carpark')?.card.id, 'parking');
  assert.equal(best('trialweek')?.card.id, 'trial');
});

Deno.test('a word that few pages have tells more than one that nothing has', () => {
  const [page] = answers.cards;
  if (!page) throw new Error('The fixture has lost its cards.');
  const said = { ...page, ask: ['crampons'] };
  const others = Array.from({ length: 20 }, () => page);
  const { weight } = createVocabulary(countWords(answers.cards, unknown, [said, ...others]), unknown);
  assert.ok(weight('crampon') > weight('zither'));
});
