import { namesIn } from '../../../scripts/build-question-index.ts';
import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import { createProgramNames } from './program-names.ts';
import { wordsOf } from './search-terms.ts';

const { mentionsIn, descriptionIn } = createProgramNames(
  namesIn(answers, answers.site.name),
  answers.site.name,
);
const named = (question: string) => mentionsIn(wordsOf(question)).map(({ key, isCalled }) => [key, isCalled]);

Deno.test('a program is called by its name, by what it is for, or by who does it', () => {
  for (const question of [
    'is hill runner hard',
    'the mountain program, how long',
    'that hill one',
    'the uphill running plan',
  ])
    assert.deepEqual(named(question)[0], ['hills', true], question);
});

Deno.test('a word of its name alone may mean it, an ordinary word does not', () => {
  assert.deepEqual(named('there is a hill behind my house'), [['hills', false]]);
  assert.deepEqual(named('where can I park one car'), []);
  assert.deepEqual(named(''), []);
});

Deno.test('a description is what stands between an article and what it is called, or after what it is for', () => {
  for (const [question, description] of [
    ['how long is the movie star physique one', 'movie star physique'],
    ['what is in your plan for sea rowers', 'sea rowers'],
    ['is one hour with the trainer a full hour', ''],
    ['am I stuck with one branch', ''],
  ] as const)
    assert.equal(descriptionIn(wordsOf(question)).join(' '), description);
});
