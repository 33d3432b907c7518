import type { ChatMessage } from '@flow/contracts/chat.ts';
import { assert } from '../_shared/testing.ts';
import { createGuide } from './guide.ts';
import { knowledge } from './knowledge.fixture.ts';
import { buildPrompt } from './upstream-prompt.ts';

const guide = createGuide(knowledge);
const user = (content: string): ChatMessage => ({ role: 'user', content });

Deno.test('the rules come first, with what the question is about, every price and whom to turn to', () => {
  const [system, ...rest] = buildPrompt(knowledge, guide, [user('do you have something for padel players?')]);
  assert.equal(system?.role, 'system');
  const text = system?.content ?? '';
  assert.match(text, /Flow Padel Agility \(\/flow-programs\/flow-padel-agility\)/);
  for (const price of ['AED 275 a week', 'AED 3,100 + VAT', 'AED 999 per month'])
    assert.ok(text.includes(price));
  assert.match(text, /WhatsApp \(\+971 50 000 0000\)/);
  assert.match(text, /Never give medical advice/);
  assert.doesNotMatch(text, /Hard Gainer/);
  assert.deepEqual(rest, [user('do you have something for padel players?')]);
});

Deno.test('no entry is written twice', () => {
  const [system] = buildPrompt(knowledge, guide, [user('free trial price')]);
  assert.equal(system?.content.split('## Free trial').length, 2);
});

Deno.test('of a long conversation the latest turns go along', () => {
  const messages = Array.from(
    { length: 41 },
    (_, index): ChatMessage =>
      index % 2 === 0 ? user(`question ${index}`) : { role: 'assistant', content: `answer ${index}` },
  );
  const [, ...rest] = buildPrompt(knowledge, guide, messages);
  assert.equal(rest.length, 16);
  assert.equal(rest.at(-1)?.content, 'question 40');
});
