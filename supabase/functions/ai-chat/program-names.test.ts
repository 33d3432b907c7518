import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import { createProgramNames } from './program-names.ts';
import { wordsOf } from './search-terms.ts';

const { mentionsIn } = createProgramNames(answers, answers.site.name);
const named = (question: string) => mentionsIn(wordsOf(question)).map(({ key, isCalled }) => [key, isCalled]);

Deno.test('a program is called by its name, by what it is for, or by who does it', () => {
  for (const question of [
    'is hill runner hard',
    'the mountain program, how long',
    'that hill one',
    'stride hill runner?',
    'the uphill running plan',
  ])
    assert.deepEqual(named(question)[0], ['hills', true], question);
});

Deno.test('a word of its name alone may mean it, an ordinary word does not', () => {
  assert.deepEqual(named('there is a hill behind my house'), [['hills', false]]);
  assert.deepEqual(named('where can I park one car'), []);
  assert.deepEqual(named(''), []);
});
