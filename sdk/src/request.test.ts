import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from './call.ts';
import { createAuthorisedSend, createSend } from './request.ts';
import { breakingBody } from './testing/chat-stream.ts';

const url = 'http://api.test/rest/v1/leads';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Answer = () => Response | Promise<Response>;

const status = (code: number, headers?: Record<string, string>) => () =>
  new Response('{}', { status: code, ...(headers ? { headers } : {}) });
const unreachable = () => Promise.reject(new TypeError('fetch failed'));
const cut = () => new Response(breakingBody('{"half'));

/** A fetch that gives one answer after the other, the last again and again, and the times at which it was asked. */
function server(...answers: Answer[]) {
  const sent: { at: number; attempt: number | undefined; token: string | null }[] = [];
  const fetch = async (_input: unknown, init: RequestInit = {}, attempt?: number): Promise<Response> => {
    const token = new Headers(init.headers).get('authorization');
    sent.push({ at: Date.now(), attempt, token });
    return (answers[Math.min(sent.length, answers.length) - 1] as Answer)();
  };
  return { sent, fetch };
}

const callOf = (more: Partial<Call> = {}): Call => ({
  signal: new AbortController().signal,
  endsAt: 30_000,
  isRepeatable: true,
  ...more,
});

async function outcomeOf(fetch: ReturnType<typeof server>['fetch'], call = callOf()) {
  const outcome = createSend({ fetch })(call, url, { method: 'POST' }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

describe('a request that may be repeated', () => {
  it.each([
    ['408', status(408)],
    ['429', status(429)],
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
    ['546', status(546)],
    ['nothing answers', unreachable],
    ['the answer is cut', cut],
  ])('is sent again when %s, after half a second, then after a second', async (_name, answer) => {
    const { sent, fetch } = server(answer, answer, status(200));
    expect(await outcomeOf(fetch)).toMatchObject({ status: 200 });
    expect(sent.map(({ at, attempt }) => [at, attempt])).toEqual([
      [0, 1],
      [500, 2],
      [1_500, 3],
    ]);
  });

  it.each([
    [status(503), { status: 503 }],
    [unreachable, { name: 'FlowError', code: 'network' }],
    [cut, { name: 'FlowError', code: 'interrupted' }],
  ])('is sent three times at most, and answers the last outcome: %#', async (answer, outcome) => {
    const { sent, fetch } = server(answer);
    expect(await outcomeOf(fetch)).toMatchObject(outcome);
    expect(sent).toHaveLength(3);
  });

  it.each([200, 204, 400, 401, 403, 404, 409, 413, 422, 500, 501])(
    'is sent once when %i is answered',
    async (code) => {
      const { sent, fetch } = server(() => new Response(null, { status: code }));
      expect(await outcomeOf(fetch)).toMatchObject({ status: code });
      expect(sent).toHaveLength(1);
    },
  );

  it('waits a part of that which is drawn at random', async () => {
    vi.mocked(Math.random).mockReturnValueOnce(0.1).mockReturnValueOnce(0);
    const { sent, fetch } = server(status(503));
    await outcomeOf(fetch);
    expect(sent.map(({ at }) => at)).toEqual([0, 50, 50]);
  });

  it.each([
    ['seconds', '7', 7_000],
    ['a date', 'Thu, 01 Jan 1970 00:00:09 GMT', 9_000],
  ])('waits as long as it is told in %s, and a little more', async (_name, header, milliseconds) => {
    const { sent, fetch } = server(status(429, { 'retry-after': header }), status(200));
    await outcomeOf(fetch);
    expect(sent.map(({ at }) => at)).toEqual([0, milliseconds + 500]);
  });

  it('does not wait for longer than its call lasts', async () => {
    const { sent, fetch } = server(status(429, { 'retry-after': '30' }));
    expect(await outcomeOf(fetch)).toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
    expect(Date.now()).toBe(0);
  });

  it('is not sent again once its call was stopped', async () => {
    const controller = new AbortController();
    const { sent, fetch } = server(status(503));
    const call = callOf({ signal: controller.signal });
    void createSend({ fetch })(call, url, {}).catch(() => {});
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([status(503), status(429, { 'retry-after': '1' }), unreachable, cut])(
  'a request that may do something twice is sent once: %#',
  async (answer) => {
    const { sent, fetch } = server(answer);
    await outcomeOf(fetch, callOf({ isRepeatable: false }));
    expect(sent).toHaveLength(1);
  },
);

describe('a request of who is signed in', () => {
  const open = (fetch: ReturnType<typeof server>['fetch'], tokens: (string | null)[], canRenew = true) => {
    const renew = vi.fn(async () => canRenew);
    const session = async () => {
      const accessToken = tokens.length > 1 ? tokens.shift() : tokens[0];
      return accessToken ? { userId: '1', accessToken } : null;
    };
    const send = createAuthorisedSend({ url, key: 'publishable', fetch }, { session, renew });
    return { renew, send: () => send(callOf({ isRepeatable: false }), url, { headers: { accept: 'a/b' } }) };
  };

  it('carries the key, the token, and its own headers', async () => {
    let headers = new Headers();
    const fetch = async (_input: unknown, init?: RequestInit) => {
      headers = new Headers(init?.headers);
      return Response.json([]);
    };
    await open(fetch, ['a.b.c']).send();
    expect([...headers]).toEqual([
      ['accept', 'a/b'],
      ['apikey', 'publishable'],
      ['authorization', 'Bearer a.b.c'],
    ]);
    await open(fetch, [null]).send();
    expect(headers.get('authorization')).toBe('Bearer publishable');
  });

  it('whose token is refused is sent once more with a new one, also what may be sent only once', async () => {
    const { sent, fetch } = server(status(401), status(200));
    const { send, renew } = open(fetch, ['old', 'new']);
    expect(await send()).toMatchObject({ status: 200 });
    expect(renew.mock.calls).toEqual([['old']]);
    expect(sent.map(({ token, attempt }) => [token, attempt])).toEqual([
      ['Bearer old', 1],
      ['Bearer new', 2],
    ]);
  });

  it('is not sent again in the name of another account, which signed in meanwhile', async () => {
    const { sent, fetch } = server(status(401), status(200));
    const accounts = [
      { userId: '1', accessToken: 'a' },
      { userId: '2', accessToken: 'b' },
    ];
    const session = async () => accounts.shift() ?? null;
    const send = createAuthorisedSend(
      { url, key: 'publishable', fetch },
      { session, renew: async () => true },
    );
    expect(await send(callOf(), url, {})).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the new one is refused too', ['old', 'new'], true, 2, 1],
    ['no new one is to be had', ['old'], false, 1, 1],
    ['there is none', [null], true, 1, 0],
  ])('fails where %s', async (_name, tokens, canRenew, requests, renewals) => {
    const { sent, fetch } = server(status(401));
    const { send, renew } = open(fetch, tokens, canRenew);
    expect(await send()).toMatchObject({ status: 401 });
    expect([sent.length, renew.mock.calls.length]).toEqual([requests, renewals]);
  });
});
