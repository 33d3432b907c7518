import { assert } from '../_shared/testing.ts';
import { answers } from './answers.fixture.ts';
import { createCardAnswers, type Danger } from './card-answers.ts';

const calm = { recognise: () => undefined, reply: () => '' };
const { answer } = createCardAnswers(answers, calm);

/** The last of some questions, asked one after another. */
async function asked(...questions: string[]) {
  const messages: { role: 'user' | 'assistant'; content: string }[] = [];
  for (const content of questions.slice(0, -1)) {
    messages.push({ role: 'user', content });
    messages.push({ role: 'assistant', content: (await answer(messages)).text });
  }
  return answer([...messages, { role: 'user', content: questions.at(-1) ?? '' }]);
}

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

Deno.test('what the page of a program says beside its card is told of the one that was talked about', async () => {
  const { text, outcome } = await asked('what is hill runner', 'do i climb with poles?');
  assert.equal(outcome, 'answered');
  assert.match(text, /^\*\*Poles stay home\.\*\* .*\n\n- \*\*\[Hill Runner\]/);
  assert.notEqual((await asked('what is hill runner', 'do you repair bicycles')).outcome, 'answered');
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

Deno.test('what nothing is known of is handed to a coach, not guessed', async () => {
  const { text, outcome } = await asked('do you repair bicycles');
  assert.equal(outcome, 'handed-over');
  assert.match(text, /WhatsApp: \+44 20 7946 0958/);
});

Deno.test('a language without cards gets a true sentence in it, and a coach', async () => {
  for (const [question, words] of [
    ['Combien coûte un abonnement chez vous ?', /anglais et en arabe.*WhatsApp : \+44 20/],
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

Deno.test('a program that a danger and a card name stands below the card, whose own list stays whole', async () => {
  const line = answers.programs.hills?.line.en;
  const { answer: ask } = createCardAnswers(answers, {
    recognise: () => ({ topic: 'injury', language: 'en', isAlone: false }),
    reply: () => `A doctor first.\n\n- ${line}`,
  });
  const { text } = await ask([{ role: 'user', content: 'what is hill runner' }]);
  assert.equal(text, `A doctor first.\n\nUp.\n\n- ${line}`);
  const two = await asked('what is hill runner, and what suits me after an injury?');
  assert.equal(two.text, `Up.\n\n- ${line}\n\nSlowly.\n\n- ${line}`);
});

Deno.test('two answers that end with the same page name it once', async () => {
  const price = '[Prices](/price)';
  const { text } = await createCardAnswers(
    {
      ...answers,
      cards: answers.cards.map((card) => ({ ...card, answer: { en: `${card.id}\n\n${price}`, ar: '' } })),
    },
    calm,
  ).answer([{ role: 'user', content: 'is there parking and are there showers?' }]);
  assert.equal(text, `parking\n\n${price}\n\nshowers`);
});

Deno.test('danger comes first: alone where nothing may stand beside it, else with the answer', async () => {
  const danger = (isAlone: boolean): Danger => ({ topic: 'injury', language: 'en', isAlone });
  const first = (isAlone: boolean) =>
    createCardAnswers(answers, { recognise: () => danger(isAlone), reply: () => 'A doctor first.' });
  const question = [{ role: 'user' as const, content: 'my knee hurts, and how much is it?' }];
  assert.deepEqual(await first(true).answer(question), {
    text: 'A doctor first.',
    outcome: 'safety',
    cards: [],
  });
  const both = await first(false).answer(question);
  assert.equal(both.outcome, 'safety');
  assert.equal(both.text, 'A doctor first.\n\nA month costs AED 70. [Prices](/price)');
});
