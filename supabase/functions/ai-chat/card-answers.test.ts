import type { Answers } from '@flow/contracts/answer-card.ts';
import type { ChatMessage } from '@flow/contracts/chat.ts';
import { buildQuestionIndex } from '../../../scripts/build-question-index.ts';
import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import { type CardAnswers, createCardAnswers } from './card-answers.ts';
import { createQuestionReader } from './question-reader.ts';
import type { SafetyMatch } from './safety.ts';
import vectorsJson from './word-vectors.json' with { type: 'json' };
import { createWordVectors } from './word-vectors.ts';

const vectors = createWordVectors(vectorsJson);
const readerOf = (given: Answers) => createQuestionReader(given, vectors, buildQuestionIndex(given, vectors));
const reader = readerOf(answers);

const calm = { recognise: () => undefined, reply: () => '' };
const injury: SafetyMatch = { topic: 'injury', language: 'en', isAlone: false };
/** Whatever is asked is about an injury. */
const hurt = { recognise: () => injury, reply: () => 'A doctor first.' };
/** What names a knee is. */
const knee = { ...hurt, recognise: (message: string) => (/knee/.test(message) ? injury : undefined) };

/** Asks some questions, one after another, and answers what was said to the last. */
function asking({ answer }: CardAnswers) {
  return async (...questions: string[]) => {
    const messages: ChatMessage[] = [];
    for (const content of questions.slice(0, -1)) {
      messages.push({ role: 'user', content });
      messages.push({ role: 'assistant', content: (await answer(messages)).text });
    }
    return answer([...messages, { role: 'user', content: questions.at(-1) ?? '' }]);
  };
}
const asked = asking(createCardAnswers(answers, calm, reader));

Deno.test('a question is answered in its language', async () => {
  assert.deepEqual(await asked('how much is it?'), {
    text: 'A month costs AED 70. [Prices](/price)',
    outcome: 'answered',
    cards: ['price'],
  });
  assert.equal((await asked('كم السعر')).text, 'الشهر بسعر AED 70. [Prices](/price)');
});

Deno.test('two subjects in one question are two answers, one subject is one', async () => {
  const two = await asked('is there parking and are there showers?');
  assert.deepEqual([two.outcome, two.cards], ['answered', ['parking', 'showers']]);
  assert.equal(two.text, 'About parking.\n\nAbout showers.');
  assert.deepEqual((await asked('a shower and a changing room?')).cards, ['showers']);
});

Deno.test('what comes after the subject is its next card', async () => {
  assert.deepEqual((await asked('is there a free trial', 'and after that?')).cards, ['price']);
});

Deno.test('what may be asked of any program is told of the one that was talked about, or named', async () => {
  assert.equal(
    (await asked('what is hill runner', 'how much is that one?')).text,
    'Hill Runner costs AED 70 a month.',
  );
  assert.equal(
    (await asked('what is hill runner', 'is it for beginners?')).text,
    'Yes, you can begin with Hill Runner.',
  );
  assert.match(
    (await asked('I was injured. What suits me?', 'how long is the first one?')).text,
    /^\*\*\[Gentle Return\].*Only with your doctor's approval\.$/,
  );
});

Deno.test('where more is asked than that, what the page says of the rest is offered beside it', async () => {
  const { text, cards } = await asked('how long does hill runner go without sticks in the mud');
  assert.deepEqual(cards, ['hills']);
  assert.match(text, /\(ask:hills-poles\)/);
  assert.ok(!(await asked('how long is hill runner')).text.includes('(ask:'));
});

Deno.test('what the page of a program says beside its card is told of the one that was talked about', async () => {
  const { text, outcome } = await asked('what is hill runner', 'do i climb with poles?');
  assert.equal(outcome, 'answered');
  assert.match(text, /^\*\*Poles stay home\.\*\* .*\n\n- \*\*\[Hill Runner\]/);
  assert.deepEqual((await asked('what is hill runner', 'thunderstorms?')).cards, ['hills-weather']);
  assert.notEqual((await asked('what is hill runner', 'do you repair bicycles')).outcome, 'answered');
});

Deno.test('and of the one that the question names, by its name or by what it is for', async () => {
  for (const question of [
    'hill runner, walking sticks?',
    'does the mountain program have walking sticks',
    'in the uphill running one are there walking sticks',
  ])
    assert.deepEqual((await asked(question)).cards, ['hills-poles'], question);
});

Deno.test('a program that is described is asked of, and what its page says stands below its card', async () => {
  assert.deepEqual((await asked('the uphill mountain one, walking sticks?')).cards, ['hills-poles']);
  const { text, cards } = await asked('uphill running on mountains with walking sticks');
  assert.equal(cards[0], 'hills');
  assert.match(text, /\(ask:hills-poles\)/);
});

Deno.test('of a program that was named, what its page says is offered where nothing is sure', async () => {
  const { text, outcome, cards } = await asked(
    'what does the hill runner program say of sticks and snow and mud',
  );
  assert.equal(outcome, 'offered');
  assert.deepEqual([...cards].sort(), ['hills', 'hills-base', 'hills-poles']);
  assert.match(text, /- \[Are there poles in Hill Runner\?\]\(ask:hills-poles\)/);
  // What is pressed is asked.
  assert.deepEqual((await asked('Are there poles in Hill Runner?')).cards, ['hills-poles']);
});

Deno.test('what no card comes near is looked for on the pages of all programs', async () => {
  const { outcome, cards } = await asked('descent?');
  assert.equal(outcome, 'answered');
  assert.deepEqual(cards, ['hills-downhill']);
});

Deno.test('a card that is not sure is not told where the page of a program says it more nearly', async () => {
  const { outcome, cards } = await asked('what about going down a mountain');
  assert.equal(outcome, 'offered');
  assert.equal(cards[0], 'hills-downhill');
});

Deno.test('a passage of a post answers what is asked of it, with its page', async () => {
  const { text, cards } = await asked('sore skin on my foot');
  assert.deepEqual(cards, ['post-blisters']);
  assert.match(text, /\[Happy feet\]\(\/blog\/feet\)$/);
});

Deno.test('who was talked about is offered where somebody is asked about', async () => {
  const { cards, outcome } = await asked('who are the trainers?', 'would she climb with somebody like me');
  assert.deepEqual([outcome, cards[0]], ['offered', 'coach']);
});

Deno.test('a subject stays one while it is asked about', async () => {
  const { text } = await asked('what is hill runner', 'is it for beginners?', 'and how much is that one?');
  assert.equal(text, 'Hill Runner costs AED 70 a month.');
});

Deno.test('what is not sure is offered as buttons, with a coach', async () => {
  const { text, outcome, cards } = await asked('running shoes?');
  assert.equal(outcome, 'offered');
  assert.deepEqual([...cards].sort(), ['comeback', 'hills', 'trial']);
  assert.match(text, /^I am not sure .*\n\n- \[.*\]\(ask:(?:comeback|hills|trial)\)\n- \[/);
  assert.match(text, /WhatsApp: \+44 20 7946 0958\.$/);
});

Deno.test('what is asked beside that which is told is offered', async () => {
  const { text, cards } = await asked('monthly fee? and what is first?');
  assert.deepEqual(cards, ['price']);
  assert.match(text, /\(ask:trial\)/);
});

Deno.test('what nothing is known of is handed to a coach, not guessed', async () => {
  const { text, outcome } = await asked('do you notarise passports');
  assert.equal(outcome, 'handed-over');
  assert.match(text, /WhatsApp: \+44 20 7946 0958/);
});

Deno.test('a language without cards gets a true sentence in it, and a coach', async () => {
  for (const [question, words] of [
    ['Combien coûte un abonnement chez vous ?', /anglais et en arabe.*WhatsApp : \+44 20/],
    ['je ne sais pas si Hill Runner est pour moi', /anglais et en arabe/],
    ['Сколько стоит месяц?', /на английском.*WhatsApp: \+44 20/],
    ['एक महीने का कितना खर्च है?', /अंग्रेज़ी.*\+44 20/],
    ['ایک مہینے کی قیمت کیا ہے؟', /انگریزی.*\+44 20/],
    ['Magkano po ang bayad kada buwan?', /Ingles.*\+44 20/],
  ] as const) {
    const { text, outcome } = await asked(question);
    assert.match(text, words, question);
    assert.equal(outcome, 'handed-over');
  }
});

Deno.test('what may be no danger is handed to a coach in its language too', async () => {
  const doubt = { recognise: () => ({ topic: 'in-doubt', language: 'hi', isAlone: false }) as const };
  const ask = asking(createCardAnswers(answers, { ...doubt, reply: () => 'पहले यह।' }, reader));
  const { text, outcome } = await ask('मुझे शर्म आती है, क्या मैं आ सकता हूँ?');
  assert.match(text, /अंग्रेज़ी.*\+44 20.*\n\nपहले यह।$/s);
  assert.equal(outcome, 'safety');
});

Deno.test('a program that a danger and a card name stands below the card, whose own list stays whole', async () => {
  const line = answers.programs.hills?.line.en;
  const suited = { ...answers, safety: answers.safety.map((topic) => ({ ...topic, suitable: ['hills'] })) };
  const listed = { ...hurt, reply: () => `A doctor first.\n\n- ${line}` };
  const { text } = await asking(createCardAnswers(suited, listed, reader))('what is hill runner');
  assert.equal(text, `A doctor first.\n\nUp.\n\n- ${line}`);
  const two = await asked('what is hill runner, and what suits me after an injury?');
  assert.equal(two.text, `Up.\n\n- ${line}\n\nSlowly.\n\n- ${line}`);
});

Deno.test('two answers that end with the same page name it once', async () => {
  const price = '[Prices](/price)';
  const linked = {
    ...answers,
    cards: answers.cards.map((card) => ({ ...card, answer: { en: `${card.id}\n\n${price}`, ar: '' } })),
  };
  const ask = asking(createCardAnswers(linked, calm, readerOf(linked)));
  const { text } = await ask('is there parking and are there showers?');
  assert.equal(text, `parking\n\n${price}\n\nshowers`);
});

Deno.test('a yes or a no is said to the question of the card alone', async () => {
  const cards = answers.cards.map((card) =>
    card.id === 'showers' ? { ...card, answer: { en: 'No, bring a towel.', ar: 'لا، أحضر منشفة.' } } : card,
  );
  const none = { ...answers, cards };
  const ask = asking(createCardAnswers(none, calm, readerOf(none)));
  assert.equal((await ask('Are there showers?')).text, 'No, bring a towel.');
  assert.equal((await ask('must I go without a shower')).text, 'Bring a towel.');
});

Deno.test('danger comes first: alone where nothing may stand beside it, else with the answer', async () => {
  const first = (isAlone: boolean) => {
    const danger = { ...hurt, recognise: () => ({ ...injury, isAlone }) };
    return asking(createCardAnswers(answers, danger, reader))('my knee hurts, and how much is it?');
  };
  assert.deepEqual(await first(true), { text: 'A doctor first.', outcome: 'safety', cards: [] });
  const both = await first(false);
  assert.equal(both.outcome, 'safety');
  assert.equal(both.text, 'A doctor first.\n\nA month costs AED 70. [Prices](/price)');
});

Deno.test('Arabic in Latin letters is answered in Arabic', async () => {
  const { text } = await asked('bkam el shahr, kam monthly fee');
  assert.equal(text, 'الشهر بسعر AED 70. [Prices](/price)');
});

Deno.test('beside a danger what may also have been meant is offered, and no program but its own', async () => {
  const ask = asking(createCardAnswers(answers, hurt, reader));
  const { text } = await ask('running shoes on a mountain, somewhere to park or wash?');
  assert.match(text, /^A doctor first\.\n\nAnd about the rest, did you mean:\n\n- \[/);
  assert.match(text, /ask:(?:parking|showers)/);
  assert.doesNotMatch(text, /ask:(?:hills|comeback)/);
});

Deno.test('what somebody said of their health still counts when they ask on: no program but its own', async () => {
  const ask = asking(createCardAnswers(answers, knee, reader));
  const told = await ask('my knee is swollen', 'what is hill runner');
  assert.deepEqual(told, { text: 'A doctor first.', outcome: 'safety', cards: [] });
  const { text } = await ask('my knee is swollen', 'monthly fee?');
  assert.equal(text, 'A month costs AED 70. [Prices](/price)');
});

Deno.test('each part of a question has two buttons', async () => {
  const [price, trial, , parking, showers] = answers.cards;
  if (!price || !trial || !parking || !showers) throw new Error('The fixture has lost its cards.');
  const read = () => [{ offers: [price, trial] }, { offers: [parking, showers] }];
  const { cards } = await asking(createCardAnswers(answers, calm, { read }))('this, that?');
  assert.deepEqual(cards, ['price', 'parking', 'trial', 'showers']);
});

Deno.test('what is asked on after a danger is offered first, and the danger is said again below', async () => {
  const [price] = answers.cards;
  if (!price) throw new Error('The fixture has lost its cards.');
  const ask = (offers: (typeof price)[]) =>
    asking(createCardAnswers(answers, knee, { read: () => [{ offers }] }))(
      'my knee is swollen',
      'what would she say to it',
    );
  const { text, outcome } = await ask([price]);
  assert.match(text, /^I am not sure .*ask:price.*\n\nA doctor first\.$/s);
  assert.equal(outcome, 'safety');
  assert.match((await ask([])).text, /^A doctor first\./);
});

Deno.test('a program that was named beside a danger is what is asked about next', async () => {
  const named = { ...answers, safety: answers.safety.map((topic) => ({ ...topic, programs: ['hills'] })) };
  const ask = asking(createCardAnswers(named, knee, reader));
  const { text } = await ask('my knee is swollen', 'how many days a week is that');
  assert.equal(text, answers.programs.hills?.line.en);
});
