import { buildQuestionIndex } from '../../../scripts/build-question-index.ts';
import type { AssistantEntry } from '../_shared/assistant-log.ts';
import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import { type AssistantOptions, createAssistant } from './assistant.ts';
import { createCardAnswers } from './card-answers.ts';
import type { ModelWriter } from './model-writer.ts';
import { createQuestionReader } from './question-reader.ts';
import vectorsJson from './word-vectors.json' with { type: 'json' };
import { createWordVectors } from './word-vectors.ts';

const vectors = createWordVectors(vectorsJson);

const [price] = answers.cards;
const dangers: AssistantOptions['safety'] = {
  recognise: (message) =>
    message.includes('hurt')
      ? { topic: 'injury', language: 'en', isAlone: message.includes('badly') }
      : undefined,
  reply: () => 'A doctor first.',
};

/** A writer that says something from the price card, or nothing. */
const writer =
  (...texts: string[]): ModelWriter =>
  async () =>
    texts.length === 0
      ? null
      : (async function* () {
          yield* texts;
          return price ? [{ text: texts.join(''), cards: [price], programs: [] }] : [];
        })();

function assistant({ write, mayAsk = true }: { write?: ModelWriter; mayAsk?: boolean }) {
  const records: AssistantEntry[] = [];
  let modelCalls = 0;
  const { answer } = createAssistant({
    cards: createCardAnswers(
      answers,
      dangers,
      createQuestionReader(answers, vectors, buildQuestionIndex(answers, vectors)),
    ),
    safety: dangers,
    write:
      write &&
      ((...given) => {
        modelCalls += 1;
        return write(...given);
      }),
    mayAskModel: async () => mayAsk,
    record: async (entry) => void records.push(entry),
    pause: async () => {},
  });
  const begin = (content: string) => {
    const context = { signal: new AbortController().signal, log: () => {} };
    return answer([{ role: 'user', content }], context);
  };
  return {
    records,
    calls: () => modelCalls,
    begin,
    ask: async (content: string) => (await Array.fromAsync(await begin(content))).join(''),
  };
}

const fromCards = 'A month costs AED 70. [Prices](/price)';

Deno.test('the model answers where there is one; the cards where there is none, it may not be asked, or it says nothing', async () => {
  assert.equal(
    await assistant({ write: writer('Seventy', ' a month.') }).ask('how much is it?'),
    'Seventy a month.',
  );
  assert.equal(await assistant({}).ask('how much is it?'), fromCards);
  assert.equal(await assistant({ write: writer('x'), mayAsk: false }).ask('how much is it?'), fromCards);
  assert.equal(await assistant({ write: writer() }).ask('how much is it?'), fromCards);
});

Deno.test('a danger that stands alone is never put to the model; any other comes before what it says', async () => {
  const { ask, calls } = assistant({ write: writer('Seventy.') });
  assert.equal(await ask('I am hurt badly'), 'A doctor first.');
  assert.equal(calls(), 0);
  assert.equal(await ask('my knee hurts, how much is it?'), 'A doctor first.\n\nSeventy.');
});

Deno.test('what became of a question is recorded, whoever answered', async () => {
  const known = assistant({ write: writer('Seventy.') });
  await known.ask('how much is it?');
  assert.deepEqual(known.records, [
    { question: 'how much is it?', language: 'en', outcome: 'answered', cards: ['price'] },
  ]);
  const unknown = assistant({});
  await unknown.ask('do you notarise passports');
  assert.deepEqual(
    unknown.records.map(({ outcome }) => outcome),
    ['handed-over'],
  );
});

Deno.test('the first words do not wait for the record, which is made when the visitor leaves too', async () => {
  const { begin, records } = assistant({});
  for await (const _ of await begin('how much is it?')) {
    assert.equal(records.length, 0);
    break;
  }
  assert.equal(records.length, 1);
});

Deno.test('a telephone number keeps its order in an Arabic answer', async () => {
  assert.match(await assistant({}).ask('هل تصلحون الدراجات'), /\u2066\+44 20 7946 0958\u2069/);
});
