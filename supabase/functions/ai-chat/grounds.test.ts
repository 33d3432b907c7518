import { knowledgeSchema } from '@flow/contracts/chat-knowledge.ts';
import { assert } from '../_shared/testing.ts';
import { createAnswerGuard } from './answer-guard.ts';
import { createGrounds } from './grounds.ts';
import { isArabic, isOtherLanguage } from './guide-language.ts';
import { foreignPlace } from './guide-places.ts';
import knowledgeJson from './knowledge.gen.json' with { type: 'json' };
import { rulesOf } from './upstream-prompt.ts';

const knowledge = knowledgeSchema.parse(knowledgeJson);
const grounds = createGrounds(knowledge);
const { guard } = createAnswerGuard(knowledge, rulesOf(knowledge));

Deno.test('nothing that the content says itself is held back, in its text or in its facts', async () => {
  for (const { id, title, text, facts = {} } of knowledge.entries) {
    const objections: string[] = [];
    const said = [title, text, ...Object.entries(facts).map(([label, value]) => `${label}: ${value}.`)];
    const pieces = ReadableStream.from(said.map((part) => `${part}\n`));
    const options = { sources: [], onObjection: (reason: string) => void objections.push(reason) };
    await Array.fromAsync(guard(pieces, options));
    assert.deepEqual(objections, [], id);
  }
});

for (const sentence of [
  'There is no 12-month contract.',
  'I know of no lifetime membership.',
  'You train 3 times a week for 45 minutes.',
  'Losing 10 kg is a good goal, and you weigh 120 kg.',
  'Flow was founded in 2021.',
  'After 7 days free it is AED 275 a week.',
  'Call us at +971 50 000 0000.',
]) {
  Deno.test(`there are grounds for "${sentence}"`, () => assert.equal(grounds.objectionTo(sentence), null));
}

for (const [sentence, objection] of [
  ['It is AED 999 a week.', 'price'],
  ['It is AED 2,400 per month.', 'price'],
  ['VAT is 10%.', 'price'],
  ['It costs two hundred.', 'price'],
  ['You get fifty percent off.', 'price'],
  ['There is a 12-month contract.', 'promise'],
  ['The first month is free.', 'promise'],
  ['We have a loyalty program.', 'promise'],
  ['You probably have a torn meniscus.', 'medical'],
  ['There is no need to see a doctor.', 'medical'],
] as const) {
  Deno.test(`there are none for "${sentence}": ${objection}`, () => {
    assert.equal(grounds.objectionTo(sentence), objection);
  });
}

for (const [text, isOther] of [
  ['do you have something for padel?', false],
  ['Was kostet das Programm für Anfänger?', true],
  ['¿Cuánto cuesta el programa para principiantes?', true],
  ['كم السعر', true],
  ['Где вы', true],
  ['???', false],
] as const) {
  Deno.test(`"${text}" is ${isOther ? 'not ' : ''}in English`, () =>
    assert.equal(isOtherLanguage(text), isOther));
}

Deno.test('Arabic is told from other scripts, and from a name in an English sentence', () => {
  assert.deepEqual(['كم السعر', 'Где вы', 'who is نور?', ''].map(isArabic), [true, false, false, false]);
});

for (const [question, place] of [
  ['do you have a gym in Paris?', 'Paris'],
  ['can I train with you in abu dhabi', 'abu dhabi'],
  ['do you have a gym in Dubai?', undefined],
  ['I was born in Paris', undefined],
  ['can I train in the morning?', undefined],
] as const) {
  Deno.test(`"${question}" asks for ${place ?? 'no place elsewhere'}`, () => {
    assert.equal(
      foreignPlace(question, (word) => word === 'Dubai'),
      place,
    );
  });
}
