import { type Answers, answersSchema } from '@flow/contracts/answer-card.ts';
import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import answersJson from './answers.gen.json' with { type: 'json' };
import indexJson from './question-index.gen.json' with { type: 'json' };
import { buildQuestionIndex, openQuestionIndex, type QuestionIndex } from './question-index.ts';
import { createQuestionReader } from './question-reader.ts';
import { wordsOf } from './search-terms.ts';
import vectorsJson from './word-vectors.json' with { type: 'json' };
import { createWordVectors } from './word-vectors.ts';

const vectors = createWordVectors(vectorsJson);
const built = buildQuestionIndex(answers, vectors);

Deno.test('the index beside the answers is of these answers', () => {
  const known = answersSchema.parse(answersJson);
  const [program] = Object.values(known.programs);
  const { names } = openQuestionIndex(known, vectors, { ...(indexJson as QuestionIndex), names: [] });
  assert.deepEqual(names.mentionsIn(wordsOf(`the ${program?.name} program`)), []);
});

Deno.test('a text of the answers has the words, the terms and the meaning that it would have if it was read now', () => {
  const now = openQuestionIndex(answers, vectors);
  for (const text of answers.cards.flatMap(({ ask, answer }) => [...ask, answer.en, answer.ar])) {
    // With a space before it, it is no text of the answers.
    assert.deepEqual(now.vocabulary.read(text), now.vocabulary.read(` ${text}`), text);
    assert.deepEqual(now.vectors.embed(text), now.vectors.embed(` ${text}`), text);
  }
});

Deno.test('what was built is used, and what was built of other answers is not', () => {
  const nothing: QuestionIndex = { ...built, names: [], read: '[]', meant: '[]' };
  const named = (of: Answers, index: QuestionIndex) =>
    openQuestionIndex(of, vectors, index).names.mentionsIn(['hill', 'runner']).length;
  assert.equal(named(answers, built), 1);
  assert.equal(named(answers, nothing), 0);
  const [first, ...others] = answers.cards;
  if (!first) throw new Error('The fixture has lost its cards.');
  const edited = { ...answers, cards: [{ ...first, ask: [...first.ask, 'Is it new?'] }, ...others] };
  assert.equal(named(edited, nothing), 1);
  const ask = [{ role: 'user', content: 'is it new' }] as const;
  const told = createQuestionReader(edited, vectors, nothing).read(ask, 'en');
  assert.deepEqual(told, createQuestionReader(edited, vectors).read(ask, 'en'));
});
