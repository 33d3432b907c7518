import { countWords } from '../../../scripts/build-question-index.ts';
import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import { createVocabulary } from './vocabulary.ts';

const known = new Set([
  'refund',
  'car',
  'park',
  'trial',
  'week',
  'female',
  'cheat',
  'chat',
  'family',
  'trainer',
  'train',
  'fate',
  'constructor',
]);
const [card] = answers.cards;
if (!card) throw new Error('The fixture has lost its cards.');
const { corrected } = createVocabulary(
  countWords(
    [
      ...answers.cards,
      { ...card, ask: ['a female trainer', 'my family', 'train', 'cheat meal', 'can we chat'] },
    ],
    known,
  ),
  known,
);

Deno.test('what is misspelt or cut short is written out: by its consonants, its swapped letters, or as the nearest word', () => {
  const pairs = [
    ['femal trainr', 'female trainer'],
    ['cheet meal', 'cheat meal'],
    ['i want a refnud', 'i want a refund'],
    ['hw much', 'how much'],
    ['carpark', 'car park'],
  ] as const;
  for (const [said, meant] of pairs) assert.equal(corrected(said), meant);
});

Deno.test('names in capitals, what has an apostrophe or a digit, and words that are known stay as they are', () => {
  for (const text of ["I'll park at 7pm, don't", 'TRNR', 'a fate', 'constructor'])
    assert.equal(corrected(text), text);
});
