import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type ChatMessage, chatLimits } from '../contracts/chat.ts';
import { FlowError } from '../errors.ts';
import { breakingBody, chatEvent, openBody } from '../testing/chat-stream.ts';
import type { Transport } from '../transport.ts';
import { streamChat } from './chat-client.ts';

const visitorId = 'visitor_1763720000000_k3j9x0a1';
const messages: ChatMessage[] = [
  { role: 'assistant', content: 'Hi!' },
  { role: 'user', content: 'I want to lose weight' },
];

/** A backend that records its requests and answers each with what `answer` makes. */
function backend(answer: (init: RequestInit) => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  const transport: Transport = {
    url: 'http://api.test',
    key: 'publishable',
    fetch: async (url, init = {}) => {
      requests.push({ url: String(url), init });
      return answer(init);
    },
  };
  return { transport, requests };
}

/** What a stream yielded and how it failed, if it did. */
async function outcomeOf(stream: AsyncGenerator<string>): Promise<{ pieces: string[]; error?: FlowError }> {
  const pieces: string[] = [];
  try {
    for await (const text of stream) pieces.push(text);
    return { pieces };
  } catch (error) {
    expect(error).toBeInstanceOf(FlowError);
    return { pieces, error: error as FlowError };
  }
}

async function answerOf(answer: () => Response | Promise<Response>) {
  return outcomeOf(streamChat(backend(answer).transport, { messages, visitorId }));
}

describe('asking the assistant', () => {
  it('posts the conversation with the key, as a visitor', async () => {
    const { transport, requests } = backend(() => new Response('data: [DONE]\n\n'));
    await outcomeOf(streamChat(transport, { messages, visitorId }));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toBe('http://api.test/functions/v1/ai-chat');
    expect(requests[0]?.init.method).toBe('POST');
    expect(requests[0]?.init.headers).toEqual({
      accept: 'text/event-stream',
      apikey: 'publishable',
      authorization: 'Bearer publishable',
      'content-type': 'application/json',
    });
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ messages, visitorId });
  });

  it('yields the pieces in order until [DONE]', async () => {
    const outcome = await answerOf(
      () => new Response(`${chatEvent('Hello')}${chatEvent(' there 👋')}data: [DONE]\n\n${chatEvent('x')}`),
    );
    expect(outcome).toEqual({ pieces: ['Hello', ' there 👋'] });
  });

  it('yields a piece before the answer is complete', async () => {
    const { body } = openBody(chatEvent('Hello'));
    const stream = streamChat(backend(() => new Response(body)).transport, { messages, visitorId });
    expect(await stream.next()).toEqual({ done: false, value: 'Hello' });
    await stream.return(undefined);
  });

  it('passes over pieces that cannot be read', async () => {
    const outcome = await answerOf(
      () => new Response(`${chatEvent('a')}data: {broken\n\n${chatEvent('b')}data: [DONE]\n\n`),
    );
    expect(outcome).toEqual({ pieces: ['a', 'b'] });
  });

  it('accepts an empty answer, but not one in which nothing can be read', async () => {
    expect(await answerOf(() => new Response('data: [DONE]\n\n'))).toEqual({ pieces: [] });
    const { error } = await answerOf(() => new Response('data: {broken\n\ndata: [DONE]\n\n'));
    expect(error).toMatchObject({ code: 'invalid_response', status: 200, cause: expect.any(SyntaxError) });
  });
});

describe('a conversation that cannot be sent', () => {
  it.each([
    ['is empty', [], 'messages'],
    ['ends with the assistant', [...messages].reverse(), 'messages'],
    ['has a blank message', [{ role: 'user', content: '  ' }], 'messages.0.content'],
    [
      'has a message that is too long',
      [{ role: 'user', content: 'x'.repeat(chatLimits.messageCharacters + 1) }],
      'messages.0.content',
    ],
  ] as const)('is refused unsent when it %s', async (_name, given, field) => {
    const { transport, requests } = backend(() => new Response(''));
    const { error } = await outcomeOf(streamChat(transport, { messages: given, visitorId }));
    expect(error?.code).toBe('invalid_input');
    expect(Object.keys(error?.fields ?? {})).toEqual([field]);
    expect(requests).toEqual([]);
  });

  it('is refused unsent when the visitor has no proper id', async () => {
    const { transport, requests } = backend(() => new Response(''));
    const { error } = await outcomeOf(streamChat(transport, { messages, visitorId: '' }));
    expect(error).toMatchObject({ code: 'invalid_input', fields: { visitorId: expect.any(String) } });
    expect(requests).toEqual([]);
  });
});

describe('an answer that fails', () => {
  it('keeps status, code, message and request id of the error body', async () => {
    const body = { error: { code: 'rate_limited', message: 'Slow down', request_id: 'req-7' } };
    const { error, pieces } = await answerOf(() =>
      Response.json(body, { status: 429, headers: { 'retry-after': '30' } }),
    );
    expect(pieces).toEqual([]);
    expect(error).toMatchObject({
      code: 'rate_limited',
      status: 429,
      message: 'Slow down',
      requestId: 'req-7',
      retryAfter: 30,
    });
  });

  it('is known by its status when the error body is not ours', async () => {
    const { error } = await answerOf(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(error).toMatchObject({ code: 'upstream', status: 502, message: 'HTTP 502' });
  });

  it('is invalid without a body', async () => {
    const { error } = await answerOf(() => new Response(null, { status: 204 }));
    expect(error).toMatchObject({ code: 'invalid_response', status: 204 });
  });

  it('is a network failure when nothing answers', async () => {
    const cause = new TypeError('fetch failed');
    const { error } = await answerOf(() => Promise.reject(cause));
    expect(error).toMatchObject({ code: 'network', cause });
  });

  it('is cut short when it ends without [DONE], after what came', async () => {
    const { pieces, error } = await answerOf(() => new Response(chatEvent('Hel')));
    expect(pieces).toEqual(['Hel']);
    expect(error).toMatchObject({ code: 'upstream', status: 200 });
  });

  it('is cut short when there is nothing in it at all', async () => {
    expect((await answerOf(() => new Response(''))).error?.code).toBe('upstream');
    expect((await answerOf(() => new Response('<!doctype html>'))).error?.code).toBe('upstream');
  });

  it('is an interruption when the connection breaks, after what came', async () => {
    const { pieces, error } = await answerOf(() => new Response(breakingBody(chatEvent('Hel'))));
    expect(pieces).toEqual(['Hel']);
    expect(error).toMatchObject({ code: 'interrupted', cause: expect.any(TypeError) });
  });

  it('carries the failure that the server reports inside it, after what came', async () => {
    const failure = `data: ${JSON.stringify({ error: { code: 'upstream', message: 'The model went away' } })}\n\n`;
    const { body, cancelled } = openBody(chatEvent('Hel') + failure);
    const { pieces, error } = await answerOf(() => new Response(body));
    expect(pieces).toEqual(['Hel']);
    expect(error).toMatchObject({ code: 'upstream', message: 'The model went away' });
    await cancelled;
  });
});

describe('stopping an answer', () => {
  it('cancels the request when the consumer leaves the loop', async () => {
    const { body, cancelled } = openBody(chatEvent('Hello'));
    for await (const text of streamChat(backend(() => new Response(body)).transport, {
      messages,
      visitorId,
    })) {
      expect(text).toBe('Hello');
      break;
    }
    await cancelled;
  });

  it.each([undefined, 'enough', new Error('enough')])(
    'ends as aborted when the signal aborts with %s',
    async (reason) => {
      const controller = new AbortController();
      const { body, cancelled } = openBody(chatEvent('Hello'));
      const { transport, requests } = backend(() => new Response(body));
      const stream = streamChat(transport, { messages, visitorId, signal: controller.signal });
      expect(await stream.next()).toEqual({ done: false, value: 'Hello' });
      const next = stream.next();
      controller.abort(reason);
      await expect(next).rejects.toMatchObject({ name: 'FlowError', code: 'aborted' });
      await cancelled;
      expect(requests[0]?.init.signal?.aborted).toBe(true);
    },
  );

  it('ends as aborted when aborted between two pieces, and yields no more', async () => {
    const controller = new AbortController();
    const { body, cancelled } = openBody(chatEvent('Hello') + chatEvent(' there'));
    const { transport } = backend(() => new Response(body));
    const stream = streamChat(transport, { messages, visitorId, signal: controller.signal });
    await stream.next();
    controller.abort('enough');
    // At once: whoever stops may never ask for another piece.
    expect(await cancelled).toBe('enough');
    await expect(stream.next()).rejects.toMatchObject({ code: 'aborted' });
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it('ends as aborted when the body fails because the request was aborted', async () => {
    const controller = new AbortController();
    const { transport } = backend(({ signal }) => {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(chatEvent('Hel')));
          signal?.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError')));
        },
      });
      return new Response(body);
    });
    const stream = streamChat(transport, { messages, visitorId, signal: controller.signal });
    expect(await stream.next()).toEqual({ done: false, value: 'Hel' });
    const next = stream.next();
    controller.abort();
    await expect(next).rejects.toMatchObject({ name: 'FlowError', code: 'aborted' });
  });

  it('listens to the signal no longer when the answer is complete', async () => {
    const { signal } = new AbortController();
    const { transport } = backend(() => new Response(`${chatEvent('a')}data: [DONE]\n\n`));
    await outcomeOf(streamChat(transport, { messages, visitorId, signal }));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('sends nothing when the signal is aborted already', async () => {
    const { transport, requests } = backend(() => new Response(''));
    const { error } = await outcomeOf(
      streamChat(transport, { messages, visitorId, signal: AbortSignal.abort() }),
    );
    expect(error?.code).toBe('aborted');
    expect(requests).toEqual([]);
  });

  it('ends as aborted when the request itself is', async () => {
    const controller = new AbortController();
    const { transport } = backend(({ signal }) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal?.addEventListener('abort', () => reject(signal.reason));
      controller.abort('left');
      return promise;
    });
    const { error } = await outcomeOf(
      streamChat(transport, { messages, visitorId, signal: controller.signal }),
    );
    expect(error).toMatchObject({ code: 'aborted', cause: 'left' });
  });

  it('ends as timed out when the signal is a deadline', async () => {
    const { body } = openBody(chatEvent('Hello'));
    const { transport } = backend(() => new Response(body));
    const signal = AbortSignal.timeout(20);
    const { pieces, error } = await outcomeOf(streamChat(transport, { messages, visitorId, signal }));
    expect(pieces).toEqual(['Hello']);
    expect(error?.code).toBe('timeout');
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['when nothing answers', () => new Promise(() => {})],
    ['when the answer stays empty', () => new Response(openBody('').body)],
  ])('ends as timed out %s', async (_name, answer) => {
    const heeding = ({ signal }: RequestInit) =>
      Promise.race([
        answer(),
        new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      ]);
    const stream = streamChat(backend(heeding).transport, { messages, visitorId, timeoutMs: 20 });
    expect(await outcomeOf(stream)).toMatchObject({ pieces: [], error: { code: 'timeout' } });
  });

  it('may take longer than that once it has begun', async () => {
    const body = new ReadableStream<Uint8Array>({
      async start(stream) {
        const encoder = new TextEncoder();
        stream.enqueue(encoder.encode(chatEvent('Hel')));
        await new Promise((resolve) => setTimeout(resolve, 80));
        stream.enqueue(encoder.encode(`${chatEvent('lo')}data: [DONE]\n\n`));
        stream.close();
      },
    });
    const { transport } = backend(() => new Response(body));
    const { pieces, error } = await outcomeOf(streamChat(transport, { messages, visitorId, timeoutMs: 40 }));
    expect([pieces, error]).toEqual([['Hel', 'lo'], undefined]);
  });
});
