import type { AnswerCard } from '@flow/contracts/answer-card.ts';
import { countWords } from '../../../scripts/build-question-index.ts';
import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import { createHybridSearch } from './hybrid-search.ts';
import { createPageSearch } from './page-search.ts';
import { passageCard } from './passage-cards.ts';
import { createVocabulary } from './vocabulary.ts';
import vectorsJson from './word-vectors.json' with { type: 'json' };
import { createWordVectors } from './word-vectors.ts';

const { cards } = answers;
const vectors = createWordVectors(vectorsJson);
const vocabulary = createVocabulary(countWords(cards, vectors), vectors);
const passages = answers.passages.map(passageCard).filter(({ title }) => title.en !== '');
const general = passages.filter(({ programs }) => programs.length === 0);
const search = createHybridSearch([...cards, ...passages], vocabulary, vectors);
const isOfProgram = (card: AnswerCard) => passages.includes(card) && card.programs.length > 0;
const find = (question: string) => search.find(question, (card) => !isOfProgram(card));
const pages = createPageSearch({ isWhole: ({ id }) => id === 'hills', general, isOfProgram }, search);
const card = (id: string): AnswerCard => {
  const found = [...cards, ...passages].find((each) => each.id === id);
  if (!found) throw new Error(`The fixture has no ${id}.`);
  return found;
};
const idsFor = (question: string, earlier: readonly AnswerCard[] = []) =>
  pages.find(question, find(question), earlier).map(({ card: { id } }) => id);

Deno.test('of two pages that say it, that of the program which the question describes is likelier', () => {
  const question = 'whoever runs uphill on a mountain, are there walking sticks';
  const ids = idsFor(question);
  assert.ok(ids.indexOf('hills-poles') < ids.indexOf('return-walk'), ids.join());
  assert.ok(ids.slice(0, 2).includes('hills'), ids.join());
});

Deno.test('what stands on the page of what was talked about is likelier', () => {
  const question = 'which walking sticks';
  const isFirst = (id: string, other: string, earlier: readonly AnswerCard[]) => {
    const ids = idsFor(question, earlier);
    return ids.indexOf(id) < ids.indexOf(other);
  };
  assert.ok(isFirst('hills-poles', 'return-walk', [card('hills')]));
  assert.ok(isFirst('return-walk', 'hills-poles', [card('parking'), card('return-walk')]));
});

Deno.test('what a page says may be nearer than the nearest card', () => {
  const nearest = (question: string) => pages.together(question, find(question))[0]?.card.id;
  assert.equal(nearest('what about going down, the descent of a mountain'), 'hills-downhill');
  assert.equal(nearest('car spot near the track'), 'parking');
});
