import type { ChatMessage } from '@flow/contracts/chat.ts';
import { describeFailure, HttpError } from '../_shared/errors.ts';
import { assert } from '../_shared/testing.ts';
import { upstreamSource } from './upstream-source.ts';

const messages: ChatMessage[] = [{ role: 'user', content: 'hi' }];
const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

interface Asked {
  url: string;
  headers: Headers;
  body: Record<string, unknown>;
  signal: AbortSignal | null | undefined;
}

function source(
  answer: (asked: Asked) => Promise<Response> | Response,
  options: { key?: string; patience?: number; deadline?: number } = {},
) {
  const asked: Asked[] = [];
  const chat = upstreamSource({
    baseUrl: 'https://models.example/v1/',
    model: 'small-model',
    key: options.key,
    prompt: () => [{ role: 'system', content: 'rules' }],
    patience: options.patience ?? 1_000,
    deadline: options.deadline ?? 5_000,
    async fetch(url, init) {
      const one = {
        url: String(url),
        headers: new Headers(init?.headers),
        body: JSON.parse(String(init?.body)),
        signal: init?.signal,
      };
      asked.push(one);
      return await answer(one);
    },
  });
  const answerOf = (signal = new AbortController().signal) =>
    chat.answer(messages, { signal, log: () => {} });
  return { answerOf, asked };
}

const streamed = (...chunks: string[]) =>
  new Response(ReadableStream.from(chunks).pipeThrough(new TextEncoderStream()));

async function collect(pieces: AsyncIterable<string>): Promise<string[]> {
  return await Array.fromAsync(pieces);
}

function isUnavailable(thrown: unknown): boolean {
  assert.ok(thrown instanceof HttpError);
  assert.deepEqual([thrown.status, thrown.code], [502, 'upstream']);
  return true;
}

Deno.test('our prompt goes to the chat completions of the model, and its text comes back piece by piece', async () => {
  const { answerOf, asked } = source(() => streamed(piece('Hel'), piece('lo'), 'data: [DONE]\n\n'), {
    key: 'secret',
  });
  assert.deepEqual(await collect(await answerOf()), ['Hel', 'lo']);
  const [request] = asked;
  assert.equal(request?.url, 'https://models.example/v1/chat/completions');
  assert.equal(request?.headers.get('authorization'), 'Bearer secret');
  assert.deepEqual(request?.body, {
    model: 'small-model',
    stream: true,
    max_tokens: 500,
    temperature: 0.2,
    messages: [{ role: 'system', content: 'rules' }],
  });
});

Deno.test('a server without a key is asked without one', async () => {
  const { answerOf, asked } = source(() => streamed(piece('x'), 'data: [DONE]\n\n'));
  await collect(await answerOf());
  assert.equal(asked[0]?.headers.has('authorization'), false);
});

for (const [name, answer] of [
  ['a status 500', () => new Response('overloaded', { status: 500 })],
  ['a status 429', () => new Response('slow down', { status: 429 })],
  ['a status 401', () => new Response('{"error":"bad key"}', { status: 401 })],
  ['a failed connection', () => Promise.reject(new TypeError('connection refused'))],
  ['an empty answer', () => streamed('data: [DONE]\n\n')],
  ['no stream at all', () => streamed('')],
  ['an error in the stream', () => streamed('data: {"error":{"message":"out of credit"}}\n\n')],
  ['a page instead of a stream', () => streamed('data: <html>\n\n')],
] as const) {
  Deno.test(`${name} before the first piece is a 502`, async () => {
    await assert.rejects(source(answer).answerOf(), isUnavailable);
  });
}

Deno.test('a model that does not answer in time is a 502 and its request is stopped', async () => {
  const { answerOf, asked } = source(
    ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    { patience: 20 },
  );
  await assert.rejects(answerOf(), isUnavailable);
  assert.equal(asked[0]?.signal?.aborted, true);
});

for (const [name, chunks] of [
  ['an error event', [piece('Hel'), 'data: {"error":{"message":"overloaded"}}\n\n']],
  ['an end without [DONE]', [piece('Hel')]],
  ['something that is not JSON', [piece('Hel'), 'data: {"choices":\n\n', piece('lo')]],
] as const) {
  Deno.test(`${name} in the middle breaks the answer off after what had come`, async () => {
    const pieces = await source(() => streamed(...chunks)).answerOf();
    const seen: string[] = [];
    await assert.rejects(async () => {
      for await (const text of pieces) seen.push(text);
    });
    assert.deepEqual(seen, ['Hel']);
  });
}

Deno.test('a model that falls silent in the middle breaks the answer off', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(piece('Hel'))),
  });
  const pieces = await source(() => new Response(body), { patience: 20 }).answerOf();
  await assert.rejects(collect(pieces), /No answer within 20 ms/);
});

Deno.test('a model that drips its answer for too long is cut off', async () => {
  const drip = async function* () {
    for (let count = 0; count < 1_000; count += 1) {
      yield piece('x');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const body = () => ReadableStream.from(drip()).pipeThrough(new TextEncoderStream());
  const pieces = await source(() => new Response(body()), { deadline: 40 }).answerOf();
  await assert.rejects(collect(pieces), /No whole answer within 40 ms/);
});

Deno.test('what the log gets of a failure quotes neither the visitor nor the key', async () => {
  const refused = source(() => new Response('bad key sk-secret for "hi"', { status: 401 }));
  const midway = source(() => streamed(piece('Hel'), 'data: {"error":{"message":"sk-secret"}}\n\n'));
  for (const failing of [refused.answerOf(), midway.answerOf().then(collect)]) {
    await assert.rejects(failing, (thrown) => {
      assert.doesNotMatch(describeFailure(thrown), /sk-secret|"hi"/);
      return true;
    });
  }
});

Deno.test('when the visitor leaves, the model is told to stop', async () => {
  const leaving = new AbortController();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(piece('Hel'))),
  });
  const { answerOf, asked } = source(() => new Response(body));
  const pieces = await answerOf(leaving.signal);
  const reading = collect(pieces);
  leaving.abort(new Error('gone'));
  await assert.rejects(reading, /gone/);
  assert.equal(asked[0]?.signal?.aborted, true);
});

Deno.test('a visitor who leaves before the first word is no failure of the model', async () => {
  const leaving = new AbortController();
  const { answerOf, asked } = source(
    ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const answer = answerOf(leaving.signal);
  leaving.abort(new Error('gone'));
  await assert.rejects(answer, { status: 499, code: 'client_closed_request' });
  assert.equal(asked[0]?.signal?.aborted, true);
});

Deno.test('a reader that stops early ends the request', async () => {
  const { answerOf, asked } = source(() => streamed(piece('a'), piece('b'), piece('c'), 'data: [DONE]\n\n'));
  for await (const _ of await answerOf()) break;
  assert.equal(asked[0]?.signal?.aborted, true);
});
