import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFlow, type Flow } from './create-flow.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import { breakingBody } from './testing/chat-stream.ts';
import { adminAccount, makeChatRequest, makeConsultationPayload } from './testing/index.ts';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

const { server, signedIn } = openFakeBackend(setupServer);

/** One request to each of the three parts of the platform; each answers what is sent again as the first. */
const asked: Record<string, { path: string; call: (flow: Flow) => Promise<unknown> }> = {
  functions: { path: 'functions/v1/admin-list-subscriptions', call: (flow) => flow.subscriptions.page() },
  tables: { path: 'rest/v1/rpc/list_leads', call: (flow) => flow.leads.page() },
  accounts: { path: 'auth/v1/user', call: (flow) => flow.auth.verify() },
};

describe.each(Object.entries(asked))('the %s', (_name, { path, call }) => {
  const answer = (make: () => Response) => {
    let requests = 0;
    server.use(
      http.all(`${url}/${path}`, () => {
        requests += 1;
        return make();
      }),
    );
    return () => requests;
  };

  it('keep what was said of too many requests', async () => {
    const flow = await signedIn();
    const headers = { 'retry-after': '90', 'sb-request-id': '019a-7' };
    const requests = answer(() => HttpResponse.json({ message: 'Slow down' }, { status: 429, headers }));
    await expect(call(flow)).rejects.toMatchObject({
      name: 'FlowError',
      code: 'rate_limited',
      status: 429,
      message: 'Slow down',
      retryAfter: 90,
      requestId: '019a-7',
    });
    expect(requests()).toBe(1);
  });

  it('tell a connection that is cut in the middle of an answer from one that is not there', async () => {
    let requests = 0;
    const flow = createFlow({
      url,
      key: 'publishable',
      fetch: async (input, init) => {
        if (!String(input).startsWith(`${url}/${path}`)) return fetch(input, init);
        requests += 1;
        return new Response(breakingBody('{"half'));
      },
    });
    await flow.auth.signIn(adminAccount);
    await expect(call(flow)).rejects.toMatchObject({ name: 'FlowError', code: 'interrupted' });
    expect(requests).toBe(3);
  });

  it('tell a key that is refused from a session that has ended, and keep the session', async () => {
    const flow = await signedIn();
    const body = { message: 'Invalid API key', hint: 'Double check your Supabase `apikey`' };
    for (const refusing of [path, 'auth/v1/user', 'auth/v1/token'])
      server.use(http.all(`${url}/${refusing}`, () => HttpResponse.json(body, { status: 401 })));
    await expect(call(flow)).rejects.toMatchObject({ code: 'invalid_key', message: 'Invalid API key' });
    expect(await flow.auth.getSession()).not.toBeNull();
  });

  it('are asked again when they are away for a moment', async () => {
    const flow = await signedIn();
    let isAway = true;
    server.use(
      http.all(`${url}/${path}`, () => {
        const wasAway = isAway;
        isAway = false;
        return wasAway ? new HttpResponse('', { status: 503 }) : undefined;
      }),
    );
    await expect(call(flow)).resolves.toBeDefined();
    expect(isAway).toBe(false);
  });
});

describe('a write', () => {
  const count = (path: string, status = 503) => {
    let requests = 0;
    server.use(
      http.all(`${url}/${path}`, () => {
        requests += 1;
        return HttpResponse.json({ message: 'No' }, { status });
      }),
    );
    return () => requests;
  };
  const id = '00000000-0000-4000-8000-000000000009';

  it.each<[string, string, (flow: Flow) => Promise<unknown>, number]>([
    ['a cancellation', 'functions/v1/admin-cancel-subscription', (f) => f.subscriptions.cancel('sub_1'), 3],
    ['one’s own', 'functions/v1/cancel-subscription', (f) => f.subscriptions.cancelOwn('sub_1'), 3],
    [
      'a form',
      'functions/v1/submit-form',
      (f) => f.forms.submit({ assignment_id: id, version: 1, answers: {} }),
      3,
    ],
    [
      'a consultation request',
      'functions/v1/consultation-webhook',
      (f) => f.consultations.submit(makeConsultationPayload({ idempotency_key: id })),
      3,
    ],
    [
      'a rating',
      'functions/v1/assistant-feedback',
      (f) => f.chat.rate({ answerId: 1, visitorId: makeChatRequest().visitorId, rating: 'helpful' }),
      3,
    ],
    ['a resumption', 'functions/v1/resume-subscription', (f) => f.subscriptions.resume('sub_1'), 1],
    ['an invitation', 'functions/v1/invite-client', (f) => f.clients.invite({ email: 'a@b.c' }), 1],
    ['a note', 'rest/v1/rpc/add_client_note', (f) => f.clients.addNote(id, 'Hello'), 1],
    ['a change', 'rest/v1/rpc/update_lead', (f) => f.leads.update(id, { status: 'won' }), 1],
    ['a sign-in', 'auth/v1/token', (f) => f.auth.signIn(adminAccount), 1],
  ])('of %s is sent as often as its backend answers it the same', async (_name, path, call, times) => {
    const flow = await signedIn();
    const requests = count(path);
    await expect(call(flow)).rejects.toMatchObject({ status: 503 });
    expect(requests()).toBe(times);
  });
});

describe('a token that is refused', () => {
  const list = `${url}/functions/v1/admin-list-subscriptions`;
  /** Refuses the token until another one was asked for, and records what is sent. */
  function refuseToken(): string[] {
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      sent.push(pathname + search);
    });
    server.use(
      http.post(list, () =>
        sent.includes(refreshPath)
          ? undefined
          : HttpResponse.json({ code: 401, message: 'Invalid JWT' }, { status: 401 }),
      ),
    );
    return sent;
  }
  const listPath = '/functions/v1/admin-list-subscriptions';
  const refreshPath = '/auth/v1/token?grant_type=refresh_token';

  it('is renewed once, and the request sent again', async () => {
    const flow = await signedIn();
    const sent = refuseToken();
    expect((await flow.subscriptions.page({ limit: 2 })).items).toHaveLength(2);
    expect(sent).toEqual([listPath, '/auth/v1/user', refreshPath, listPath]);
  });

  it('is renewed also where the accounts refuse it: the clock of one may be wrong', async () => {
    const flow = await signedIn();
    refuseToken();
    const expired = { error_code: 'bad_jwt', msg: 'token is expired' };
    server.use(http.get(`${url}/auth/v1/user`, () => HttpResponse.json(expired, { status: 403 })));
    expect((await flow.subscriptions.page({ limit: 2 })).items).toHaveLength(2);
  });

  it('is renewed, and its session not ended by the look that is taken from time to time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const flow = await signedIn();
    const sent = refuseToken();
    const expired = { error_code: 'bad_jwt', msg: 'token is expired' };
    server.use(
      http.get(`${url}/auth/v1/user`, () => HttpResponse.json(expired, { status: 403 }), { once: true }),
    );
    vi.setSystemTime(Date.now() + 10_001);
    expect((await flow.subscriptions.page({ limit: 2 })).items).toHaveLength(2);
    vi.useRealTimers();
    expect(sent.filter((path) => path === '/auth/v1/user').length).toBeGreaterThan(0);
    expect(await flow.auth.getSession()).not.toBeNull();
  });

  it('is renewed once for all that wait for it', async () => {
    const flow = await signedIn();
    const sent = refuseToken();
    await Promise.all([1, 2, 3].map(() => flow.subscriptions.page({ limit: 2 })));
    expect(sent.filter((path) => path === refreshPath)).toHaveLength(1);
  });

  it('is the failure, in the words of the platform, where the new one is refused too', async () => {
    const flow = await signedIn();
    let requests = 0;
    server.use(
      http.post(list, () => {
        requests += 1;
        return HttpResponse.json({ code: 401, message: 'Invalid JWT' }, { status: 401 });
      }),
    );
    await expect(flow.subscriptions.page()).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Invalid JWT',
    });
    expect(requests).toBe(2);
  });
});
