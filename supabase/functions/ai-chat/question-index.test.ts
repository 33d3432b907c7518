import { type Answers, answersSchema } from '@flow/contracts/answer-card.ts';
import { buildQuestionIndex } from '../../../scripts/build-question-index.ts';
import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import answersJson from './answers.gen.json' with { type: 'json' };
import indexJson from './question-index.gen.json' with { type: 'json' };
import { openQuestionIndex } from './question-index.ts';
import { createQuestionReader } from './question-reader.ts';
import vectorsJson from './word-vectors.json' with { type: 'json' };
import { createWordVectors } from './word-vectors.ts';

const vectors = createWordVectors(vectorsJson);
const built = buildQuestionIndex(answers, vectors);
const texts = answers.cards.flatMap(({ ask, answer }) => [...ask, answer.en, answer.ar]);

Deno.test('the index beside the answers has every text of these answers', () => {
  const known = new Set(Object.keys(JSON.parse(indexJson.texts)));
  for (const { title, ask, answer } of answersSchema.parse(answersJson).cards)
    for (const text of [title.en, title.ar, ...ask, answer.en, answer.ar]) assert.ok(known.has(text), text);
});

Deno.test('a text of the answers has the words, the terms and the meaning that it would have if it was read now', () => {
  const { vocabulary, vectors: meanings } = openQuestionIndex(built, answers, vectors);
  for (const text of texts) {
    // With a space before it, it is no text of the answers.
    assert.deepEqual(vocabulary.read(text), vocabulary.read(` ${text}`), text);
    assert.deepEqual(meanings.embed(text), meanings.embed(` ${text}`), text);
  }
});

Deno.test('what was read before is not read again', () => {
  const [text = ''] = texts;
  const other = { ...built, words: 'other', terms: 'other', texts: JSON.stringify({ [text]: [[0]] }) };
  const { vocabulary } = openQuestionIndex(other, answers, vectors);
  assert.deepEqual(vocabulary.read(text), { words: ['other'], terms: ['other'] });
});

Deno.test('what is asked of an answer that is newer than the index finds it', () => {
  const [first, ...others] = answers.cards;
  if (!first) throw new Error('The fixture has lost its cards.');
  const edited: Answers = { ...answers, cards: [{ ...first, ask: [...first.ask, 'Is it new?'] }, ...others] };
  const [reading] = createQuestionReader(edited, vectors, built).read(
    [{ role: 'user', content: 'is it new' }],
    'en',
  );
  assert.equal(reading && 'card' in reading && reading.card.id, first.id);
});
