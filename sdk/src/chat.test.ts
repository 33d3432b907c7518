import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, it } from 'vitest';
import { createFlow } from './create-flow.ts';
import { FlowError } from './errors.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import { makeChatRequest } from './testing/index.ts';

const { server, visitor, serve, serveAndRecord } = openFakeBackend(setupServer);
const flow = visitor();

describe('the chat', () => {
  it('streams the answer to the conversation', async () => {
    const pieces = ['Try ', '*Flow Beginner* ', '💪'];
    const asked = serveAndRecord({ chat: () => pieces }, 'chat');
    expect(await Array.fromAsync(flow.chat.stream(makeChatRequest()))).toEqual(pieces);
    expect(asked).toEqual([makeChatRequest()]);
  });

  it('stops the server’s answer when the signal aborts', async () => {
    const stopped = Promise.withResolvers<void>();
    async function* endless() {
      try {
        for (;;) {
          yield 'more ';
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      } finally {
        stopped.resolve();
      }
    }
    serve({ chat: endless });
    const controller = new AbortController();
    const stream = flow.chat.stream({ ...makeChatRequest(), signal: controller.signal });
    await stream.next();
    controller.abort();
    await expect(Array.fromAsync(stream)).rejects.toMatchObject({ code: 'aborted' });
    await stopped.promise;
  });
});

describe('a rating', () => {
  const rated = { answerId: 1_763_720_000_000, visitorId: makeChatRequest().visitorId };
  const unhelpful = { ...rated, rating: 'unhelpful', question: 'Is it free?', answer: 'AED 1.' } as const;

  it('is one simple request, which needs no preflight and outlives the page', async () => {
    const sent: (RequestInit | undefined)[] = [];
    const stored = serveAndRecord({ rateAnswer: () => {} }, 'rateAnswer');
    const watched = createFlow({
      url,
      key: 'publishable',
      fetch: (input, init) => {
        sent.push(init);
        return fetch(input, init);
      },
    });
    await watched.chat.rate(unhelpful);
    await watched.chat.rate({ ...rated, rating: 'helpful' });
    expect(stored).toEqual([unhelpful, { ...rated, rating: 'helpful' }]);
    const simple = { headers: { 'content-type': 'text/plain;charset=UTF-8' }, keepalive: true };
    expect(sent).toEqual([expect.objectContaining(simple), expect.objectContaining(simple)]);
  });

  it('that breaks the contract is not sent', async () => {
    await expect(flow.chat.rate({ ...unhelpful, question: ' ' })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { question: expect.any(String) },
    });
  });

  it.each([
    ['rate_limited', 429],
    ['server', 500],
  ] as const)('fails as %s', async (code, status) => {
    const rateAnswer = () => {
      throw new FlowError(code, 'No.', { status, retryAfter: 60 });
    };
    serve({ rateAnswer });
    await expect(flow.chat.rate(unhelpful)).rejects.toMatchObject({ code, status, retryAfter: 60 });
  });

  it('fails as network when no answer comes', async () => {
    server.use(http.post(`${url}/functions/v1/assistant-feedback`, () => HttpResponse.error()));
    await expect(flow.chat.rate(unhelpful)).rejects.toMatchObject({ code: 'network' });
  });
});
