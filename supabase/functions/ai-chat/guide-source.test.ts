import { assert } from '../_shared/testing.ts';
import { createGuide } from './guide.ts';
import { guideSource } from './guide-source.ts';
import { knowledge } from './knowledge.fixture.ts';
import { pause } from './pause.ts';

const guide = createGuide(knowledge);
const context = (signal = new AbortController().signal) => ({ signal, log: () => {} });
const messages = [{ role: 'user' as const, content: 'I want to lose weight' }];

Deno.test('the pieces join to the guide’s whole answer, line breaks included', async () => {
  const source = guideSource(guide, async () => {});
  const pieces = await Array.fromAsync(await source.answer(messages, context()));
  assert.ok(pieces.length > 10);
  assert.equal(pieces.join(''), guide.reply(messages).text);
});

Deno.test('an aborted answer stops at its next pause', async () => {
  const stop = new AbortController();
  const source = guideSource(guide, (signal) => pause(1_000, signal));
  const seen: string[] = [];
  await assert.rejects(async () => {
    for await (const piece of await source.answer(messages, context(stop.signal))) {
      seen.push(piece);
      stop.abort(new Error('gone'));
    }
  }, /gone/);
  assert.equal(seen.length, 1);
});

Deno.test('a pause that is not aborted ends by itself, and one that already is rejects at once', async () => {
  await pause(1, new AbortController().signal);
  await assert.rejects(pause(1_000, AbortSignal.abort(new Error('gone'))), /gone/);
});
