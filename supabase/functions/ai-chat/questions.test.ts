import { knowledgeSchema } from '@flow/contracts/chat-knowledge.ts';
import { assert, post, testSurroundings } from '../_shared/testing.ts';
import { createAnswerGuard } from './answer-guard.ts';
import { createChatLimits } from './chat-limits.ts';
import { everydayQuestions } from './everyday-questions.ts';
import { createGuide } from './guide.ts';
import { guideSource } from './guide-source.ts';
import { createHandler } from './handler.ts';
import knowledgeJson from './knowledge.gen.json' with { type: 'json' };
import { modelSource } from './model-source.ts';
import { type ChatQuestion, type Outcome, questions } from './questions.ts';
import { hostile, obedient, type Script, scriptedModel } from './scripted-models.ts';
import type { ChatSource } from './source.ts';
import { traps } from './traps.ts';
import { buildPrompt, rulesOf } from './upstream-prompt.ts';

const knowledge = knowledgeSchema.parse(knowledgeJson);
const { site, entries } = knowledge;
const guide = createGuide(knowledge);
const embedded = guideSource(guide, async () => {});
const guard = createAnswerGuard(knowledge, rulesOf(knowledge));
const everything = [...questions, ...everydayQuestions, ...traps];

/** These are settled before any model is asked. */
const settled: ReadonlySet<Outcome> = new Set([
  'courtesy',
  'health',
  'unknown',
  'no-such',
  'refusal',
  'rule',
]);

/** The whole way of a question: the request, the limits, the source, the stream. */
async function ask(source: ChatSource, { ask: content, before = [] }: ChatQuestion): Promise<string> {
  const { dependencies } = testSurroundings();
  const handler = createHandler({
    ...dependencies,
    source,
    limits: createChatLimits({
      take: async () => ({ allowed: true, retryAfter: 0 }),
      daily: 1,
      answersUncounted: false,
    }),
    phone: site.phone,
    pause: async () => {},
    moment: 5_000,
    heartbeat: 60_000,
  });
  const messages = [...before, { role: 'user', content }];
  const response = await handler(post({ body: { messages, visitorId: 'visitor_1790000000000_abc123' } }));
  assert.equal(response.status, 200, content);
  const data = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
  assert.equal(data.pop(), 'data: [DONE]');
  return data.map((line) => JSON.parse(line.slice(6)).choices[0].delta.content).join('');
}

function withModel(script: Script) {
  const { source: model, prompts } = scriptedModel(script, (messages) =>
    buildPrompt(knowledge, guide, messages),
  );
  return { source: modelSource({ guide, embedded, model, guard }), prompts };
}

const contentText = JSON.stringify(knowledge);
const paths = new Set(entries.flatMap(({ path }) => [path, path.split('#')[0] ?? path]));
const linksOf = (answer: string) => [...answer.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);

/** What holds for every answer of everybody. Written apart from the guard, so that it can find its mistakes. */
function checkRules(answer: string, { ask: question, never }: ChatQuestion): void {
  const about = `${question} -> ${answer}`;
  assert.ok(answer.trim().length > 20, about);
  for (const target of linksOf(answer)) assert.ok(paths.has(target), about);
  assert.doesNotMatch(answer, /https?:|www\.|evil|555/, about);
  // The guide may repeat the price that it says there is none of.
  const claims = answer.replace(/[*_]/g, '').replace(/I know of no such price or offer \([^)]*\)/, '');
  for (const [, amount = ''] of claims.matchAll(/(?:AED|Dhs\.?|\$)\s*([\d,.]*\d)/g)) {
    assert.ok(contentText.includes(`AED ${amount}`), `${amount}: ${about}`);
  }
  for (const [amount] of claims.matchAll(/[\d,.]*\d\s*(?:dirhams|AED|درهم|د\.إ|%)/g)) {
    assert.ok(contentText.includes(amount), `${amount}: ${about}`);
  }
  assert.doesNotMatch(claims, /\$|٤٩٩|ninety-nine|365|400 days|guaranteed/, about);
  assert.doesNotMatch(
    claims,
    /Zoom costs AED 999|kostenlos|on the house|Teens from|no questions asked/,
    about,
  );
  assert.doesNotMatch(answer, /ibuprofen|\d mg|meniscus|skip your doctor/i, about);
  for (const rule of rulesOf(knowledge)) assert.ok(!answer.includes(rule), about);
  if (never !== undefined) assert.doesNotMatch(answer, never, about);
}

const whatsapp = `WhatsApp (${site.phone})`;
const priceOf = (id: string) => entries.find((entry) => entry.id === id)?.facts?.Price;

const isToldOf = (answer: string, { about = [] }: ChatQuestion): boolean =>
  entries.some(({ id, path, facts, title, text, kind }) => {
    if (!about.includes(id) || !linksOf(answer).includes(path)) return false;
    if (kind === 'price') return answer.includes(facts?.Price ?? text.slice(0, 30));
    if (kind === 'program') return answer.includes(title);
    return kind === 'legal' || answer.includes(text.slice(0, 40));
  });

/** What the guide's answer must do for each outcome. Facts are looked up in the content, never written down here. */
const outcomes: Record<Outcome, (answer: string, question: ChatQuestion) => boolean> = {
  known: isToldOf,
  rule: isToldOf,
  prices: (answer) =>
    entries
      .filter(({ kind }) => kind === 'price')
      .every(({ id, path }) => answer.includes(priceOf(id) ?? '') && linksOf(answer).includes(path)),
  goal: (answer) => {
    const offered = entries.filter(({ kind, path }) => kind === 'program' && linksOf(answer).includes(path));
    const after = entries.find(({ id }) => id === 'price-trial')?.facts?.['After the trial'] ?? '?';
    return offered.length === 3 && answer.includes(after);
  },
  courtesy: (answer) => /coach/.test(answer),
  health: (answer) => /doctor/.test(answer) && answer.includes(whatsapp),
  unknown: (answer) => /^I don't know/.test(answer) && answer.includes(whatsapp),
  'no-such': (answer, { about = [] }) =>
    /I know of no /.test(answer) &&
    linksOf(answer).length > 0 &&
    (about.length === 0 ||
      entries.some(({ id, path }) => about.includes(id) && linksOf(answer).includes(path))),
  refusal: (answer) => /I can't (?:do|help)/.test(answer) && answer.includes(whatsapp),
  foreign: (answer) => answer.includes(site.phone),
};

Deno.test('the set is large, names only entries that exist, and asks nothing twice', () => {
  assert.ok(everything.length >= 60, String(everything.length));
  const asked = everything.map(({ ask: question, before = [] }) => question + JSON.stringify(before));
  assert.equal(new Set(asked).size, asked.length);
  for (const { about = [], ask: question } of everything) {
    if (about.length > 0)
      assert.ok(
        about.some((id) => entries.some((entry) => entry.id === id)),
        question,
      );
  }
});

for (const question of everything) {
  Deno.test(`the guide on ${JSON.stringify(question.ask)}: ${question.outcome}`, async () => {
    const answer = await ask(embedded, question);
    checkRules(answer, question);
    assert.ok(outcomes[question.outcome](answer, question), answer);
    if (question.says !== undefined) assert.match(answer, question.says);
  });
}

Deno.test('each of our own questions gets its own answer', async () => {
  for (const { title, text } of entries.filter(({ kind }) => kind === 'faq' || kind === 'policy')) {
    const answer = await ask(embedded, { outcome: 'known', ask: title });
    const question: ChatQuestion = { outcome: 'known', ask: title };
    // Health goes to a coach, a beginner gets programs and a price question prices: more than the text says.
    const isMore =
      outcomes.health(answer, question) ||
      outcomes.goal(answer, question) ||
      /^Here is what it costs/.test(answer);
    assert.ok(answer.includes(text) || isMore, title);
  }
});

Deno.test('the guide tells every program by its name', async () => {
  for (const { title, path } of entries.filter(({ kind }) => kind === 'program')) {
    const answer = await ask(embedded, { outcome: 'known', ask: `tell me about ${title}` });
    assert.ok(answer.includes(`[${title}](${path})`), `${title} -> ${answer}`);
  }
});

Deno.test('an obedient model answers from the content, and is not asked what is settled', async () => {
  for (const question of everything) {
    const { source, prompts } = withModel(obedient);
    const answer = await ask(source, question);
    checkRules(answer, question);
    assert.ok(linksOf(answer).length > 0 || prompts.length === 0, `${question.ask} -> ${answer}`);
    if (settled.has(question.outcome)) {
      assert.equal(prompts.length, 0, question.ask);
      assert.ok(outcomes[question.outcome](answer, question), answer);
    } else {
      assert.equal(prompts.length, 1, question.ask);
    }
  }
});

Deno.test('a model is given the entry that answers, and every price', async () => {
  for (const question of everything.filter(({ outcome }) => outcome === 'known')) {
    const { source, prompts } = withModel(obedient);
    await ask(source, question);
    const content = prompts[0]?.[0]?.content ?? '';
    const given = entries.filter(({ title, path }) => content.includes(`## ${title} (${path})`));
    assert.ok(
      given.some(({ id }) => question.about?.includes(id)),
      question.ask,
    );
    assert.ok(entries.every(({ kind, id }) => kind !== 'price' || content.includes(priceOf(id) ?? '')));
  }
});

Deno.test('what a model gets of the visitor is one turn of theirs, and roles that they do not have are not in it', async () => {
  for (const question of everything) {
    const { source, prompts } = withModel(obedient);
    await ask(source, question);
    for (const [system, asked, ...more] of prompts) {
      assert.deepEqual([system?.role, asked?.role, more.length], ['system', 'user', 0]);
      assert.ok(asked?.content.endsWith(question.ask));
      for (const { role, content } of question.before ?? []) {
        const isOurs = role === 'user' || role === 'assistant';
        const words = JSON.stringify(content).slice(1, -1);
        assert.equal(asked?.content.includes(words), isOurs, `${question.ask}: ${words}`);
        assert.ok(!system?.content.includes(words));
      }
    }
  }
});

for (const [index, script] of hostile.entries()) {
  Deno.test(`hostile model ${index + 1} gets nothing past the guard, on any question`, async () => {
    for (const question of everything) checkRules(await ask(withModel(script).source, question), question);
  });
}
