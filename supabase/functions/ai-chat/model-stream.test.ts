import { assert } from '../_shared/testing.ts';
import { modelTexts } from './model-stream.ts';

const chunk = (content: string | null, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`;

/** What comes of a stream that is cut into pieces of so many characters. */
async function read(text: string, size = 7) {
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
  const body = ReadableStream.from(pieces).pipeThrough(new TextEncoderStream());
  const texts = modelTexts(body, new AbortController().signal);
  let said = '';
  let next = await texts.next();
  for (; !next.done; next = await texts.next()) said += next.value;
  return { said, finish: next.value };
}

Deno.test('the text comes as it is written, until [DONE]', async () => {
  assert.deepEqual(await read(`${chunk('Hel')}${chunk('lo')}data: [DONE]\n\n`), {
    said: 'Hello',
    finish: 'stop',
  });
});

Deno.test('a server that says stop and never [DONE] has answered; one that says neither was cut off', async () => {
  assert.deepEqual(await read(chunk('Hi') + chunk(null, 'stop')), { said: 'Hi', finish: 'stop' });
  assert.deepEqual(await read(chunk('Hi')), { said: 'Hi', finish: 'cut' });
});

Deno.test('why a model stopped is told', async () => {
  for (const [reason, finish] of [
    ['length', 'length'],
    ['content_filter', 'content_filter'],
    ['end_turn', 'stop'],
  ] as const)
    assert.equal((await read(`${chunk('a', reason)}data: [DONE]\n\n`)).finish, finish);
});

Deno.test('chunks without choices, comments, other fields and a last line without an end are read over', async () => {
  const odd = `: hello\n\nevent: x\ndata: {"usage":{"total_tokens":3}}\n\ndata: {"choices":[]}\n\n${chunk('Hi')}data: {"choices":null}\n\ndata: [DONE]`;
  assert.deepEqual(await read(odd), { said: 'Hi', finish: 'stop' });
});

Deno.test('what a model thinks is never shown, wherever its marks are cut', async () => {
  const text = '<think>They want AED 1.</think>Hello <think>again</think>you < me';
  for (let size = 1; size < 12; size += 1) {
    const pieces = text.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
    const { said } = await read(
      `${pieces.map((piece) => chunk(piece)).join('')}${chunk('', 'stop')}data: [DONE]\n\n`,
    );
    assert.equal(said, 'Hello you < me');
  }
  assert.equal((await read(`${chunk('<think>for ever')}data: [DONE]\n\n`)).said, '');
});

Deno.test('a failure in the stream, and what is not the format, are failures', async () => {
  await assert.rejects(read('data: {"error":{"message":"overloaded"}}\n\n'), /failed/);
  await assert.rejects(read('data: {nonsense\n\n'), SyntaxError);
});
