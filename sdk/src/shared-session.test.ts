import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionKey } from './contracts/session.ts';
import { createFlow } from './create-flow.ts';
import type { SessionStorage } from './session-storage.ts';
import { adminAccount, clientAccount } from './testing/index.ts';
import { sessionOf, userOf } from './testing/test-session.ts';

afterEach(() => vi.restoreAllMocks());

const url = 'http://api.test';
const isRefresh = (input: string) => input.endsWith('/token?grant_type=refresh_token');

/** A server that takes each refresh token once: with a used one it ends the session, as a strict project does. */
function strictServer() {
  let valid = 'refresh-0';
  const used: string[] = [];
  const answer = async (input: string, init: RequestInit = {}): Promise<Response> => {
    if (!isRefresh(input)) return Response.json(userOf(clientAccount));
    const { refresh_token } = JSON.parse(String(init.body));
    used.push(refresh_token);
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (refresh_token !== valid) {
      const refused = { error_code: 'refresh_token_already_used', msg: 'Already Used' };
      return Response.json(refused, { status: 400 });
    }
    valid = `refresh-${used.length}`;
    return Response.json({
      ...sessionOf(clientAccount, Date.now()),
      access_token: `token-${used.length}`,
      refresh_token: valid,
    });
  };
  return { used, answer };
}

const expired = (more = {}) => ({
  ...sessionOf(clientAccount, Date.now() - 3_700_000),
  access_token: 'token-0',
  refresh_token: 'refresh-0',
  ...more,
});

/** A storage that several share, with the lock that its contract asks for. */
function sharedStorage(session: object = expired()) {
  const values = new Map([[sessionKey, JSON.stringify(session)]]);
  let last: Promise<unknown> = Promise.resolve();
  const storage: SessionStorage = {
    getItem: async (key) => values.get(key) ?? null,
    setItem: async (key, value) => void values.set(key, value),
    removeItem: async (key) => void values.delete(key),
    lock(work) {
      const next = last.then(work, work);
      last = next.catch(() => {});
      return next;
    },
  };
  const kept = () => JSON.parse(values.get(sessionKey) ?? 'null');
  const keep = (other: object) => void values.set(sessionKey, JSON.stringify(other));
  return { storage, kept, keep };
}

type Answer = (input: string, init?: RequestInit) => Response | Promise<Response>;
const open = (storage: SessionStorage, answer: Answer) =>
  createFlow({ url, key: 'publishable', storage, fetch: async (input, init) => answer(String(input), init) });

describe('a session that several share', () => {
  it('is refreshed by one of them, and both are still signed in', async () => {
    const { storage, kept } = sharedStorage();
    const { used, answer } = strictServer();
    const sessions = await Promise.all([1, 2].map(() => open(storage, answer).auth.getSession()));
    expect(sessions.map((session) => session?.accessToken)).toEqual(['token-1', 'token-1']);
    expect(used).toEqual(['refresh-0']);
    expect(kept()).toMatchObject({ refresh_token: 'refresh-1' });
  });

  it('is refreshed once where Web Locks are the lock, as between tabs', async () => {
    const { lock: _, ...storage } = sharedStorage().storage;
    const { used, answer } = strictServer();
    const sessions = await Promise.all([1, 2].map(() => open(storage, answer).auth.getSession()));
    expect(sessions.map((session) => session?.accessToken)).toEqual(['token-1', 'token-1']);
    expect(used).toEqual(['refresh-0']);
  });

  it('is refreshed without Web Locks where there are none', async () => {
    vi.stubGlobal('navigator', {});
    const { lock: _, ...storage } = sharedStorage().storage;
    const { answer } = strictServer();
    expect(await open(storage, answer).auth.getSession()).toMatchObject({ accessToken: 'token-1' });
    vi.unstubAllGlobals();
  });

  it('is renewed once when the server refuses the token of both', async () => {
    const { storage } = sharedStorage(expired({ expires_at: Date.now() / 1_000 + 3_600 }));
    const { used, answer } = strictServer();
    const refusing: Answer = (input, init) => {
      if (!input.endsWith('/rpc/has_role')) return answer(input, init);
      const isOld = new Headers(init?.headers).get('authorization') === 'Bearer token-0';
      return isOld ? new Response('', { status: 401 }) : Response.json(true);
    };
    const asked = [1, 2].map(() => open(storage, refusing).roles.has('admin'));
    expect(await Promise.all(asked)).toEqual([true, true]);
    expect(used).toEqual(['refresh-0']);
  });

  it('stays gone when another has signed out before it could be refreshed', async () => {
    const { storage, kept } = sharedStorage();
    const { used, answer } = strictServer();
    const lock: SessionStorage['lock'] = async (work) => {
      await storage.removeItem(sessionKey);
      return work();
    };
    expect(await open({ ...storage, lock }, answer).auth.getSession()).toBeNull();
    expect([used, kept()]).toEqual([[], null]);
  });

  it('is not forgotten for one that another has signed in with meanwhile', async () => {
    const { storage, keep, kept } = sharedStorage();
    const other = sessionOf(adminAccount, Date.now());
    const flow = open(storage, () => {
      keep(other);
      return Response.json({ error_code: 'refresh_token_not_found', msg: 'Not Found' }, { status: 400 });
    });
    expect(await flow.auth.getSession()).toMatchObject({ userId: adminAccount.userId });
    expect(kept()).toEqual(other);
  });
});

const unavailable: [string, string, () => Response][] = [
  ['nothing answers', 'network', () => Response.error()],
  ['the service fails', 'server', () => Response.json({ msg: 'Broken' }, { status: 500 })],
  ['a proxy answers', 'upstream', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  [
    'there were too many',
    'rate_limited',
    () => Response.json({ code: 'over_request_rate_limit' }, { status: 429 }),
  ],
  [
    'the gateway refuses the key',
    'invalid_key',
    () => Response.json({ message: 'Invalid API key' }, { status: 401 }),
  ],
  ['the gateway refuses, by number', 'unauthenticated', () => Response.json({ code: 401 }, { status: 401 })],
  ['a firewall refuses', 'forbidden', () => new Response('<h1>Blocked</h1>', { status: 403 })],
];
/** `Response.error()` stands for a connection that there is none of. */
const given = (response: Response): Response => {
  if (response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
};

describe.each(unavailable)('when %s', (_name, code, make) => {
  it('a session that should be refreshed is kept, and the failure told', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { storage, kept } = sharedStorage();
    const { auth, subscriptions } = open(storage, () => given(make()));
    await expect(auth.getSession()).rejects.toMatchObject({ name: 'FlowError', code });
    await expect(auth.verify()).rejects.toMatchObject({ code });
    await expect(subscriptions.page()).rejects.toMatchObject({ code });
    await expect(auth.changePassword('a-longer-one')).rejects.toMatchObject({ code });
    expect(kept()).toMatchObject({ refresh_token: 'refresh-0' });
  });

  it('a session whose token was refused is kept, and the failure told', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const session = expired({ expires_at: Date.now() / 1_000 + 3_600 });
    for (const failing of ['/user', '/token?grant_type=refresh_token']) {
      const { storage, kept } = sharedStorage(session);
      const flow = open(storage, (input) => {
        if (input.includes('/rest/v1/')) return Response.json({ message: 'JWT expired' }, { status: 401 });
        return input.endsWith(failing) ? given(make()) : Response.json(userOf(clientAccount));
      });
      await expect(flow.roles.has('admin')).rejects.toMatchObject({ name: 'FlowError', code });
      expect(kept()).toEqual(session);
    }
  });

  it('this device is signed out all the same', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { storage, kept } = sharedStorage();
    const { auth } = open(storage, () => given(make()));
    await expect(auth.signOut()).rejects.toMatchObject({ code });
    expect(kept()).toBeNull();
    expect(await auth.getSession()).toBeNull();
  });
});

it('a session is kept when a page is answered, as by the sign-in page of a network', async () => {
  const { storage, kept } = sharedStorage();
  const { auth } = open(storage, () => new Response('<h1>Sign in to the network</h1>'));
  await expect(auth.getSession()).rejects.toMatchObject({ code: 'invalid_response' });
  expect(kept()).toEqual(expired({ expires_at: kept().expires_at }));
});

it('a session whose refresh token is not valid is forgotten', async () => {
  const { storage, kept } = sharedStorage();
  const refused = { code: 400, error_code: 'validation_failed', msg: 'Refresh token is not valid' };
  const { auth } = open(storage, () => Response.json(refused, { status: 400 }));
  expect(await auth.getSession()).toBeNull();
  expect(kept()).toBeNull();
});

it('a session that the service refuses to refresh is forgotten, and so is one that was refused before its end', async () => {
  const refused = { code: 'session_not_found', message: 'Session not found' };
  const refuse: Answer = (input) =>
    isRefresh(input) ? Response.json(refused, { status: 403 }) : new Response('', { status: 401 });
  const ended = sharedStorage();
  expect(await open(ended.storage, refuse).auth.getSession()).toBeNull();
  expect(ended.kept()).toBeNull();

  const revoked = sharedStorage(expired({ expires_at: Date.now() / 1_000 + 3_600 }));
  const flow = open(revoked.storage, (input, init) =>
    input.endsWith('/user') ? Response.json(userOf(clientAccount)) : refuse(input, init),
  );
  await expect(flow.roles.has('admin')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(revoked.kept()).toBeNull();
});

it.each([
  [
    'a change of the password',
    (flow: ReturnType<typeof open>, options: object) => flow.auth.changePassword('a-longer-one', options),
  ],
  [
    'a sign-out',
    (flow: ReturnType<typeof open>, options: object) => flow.auth.signOut({ scope: 'others', ...options }),
  ],
])('%s outlives another that waited for the same refresh', async (_name, call) => {
  const { storage } = sharedStorage();
  const { used, answer } = strictServer();
  const flow = open(storage, (input, init) => {
    init?.signal?.throwIfAborted();
    return answer(input, init);
  });
  await flow.auth.onChange(() => {});
  const controller = new AbortController();
  const stopped = call(flow, { signal: controller.signal }).catch((error: unknown) => error);
  const other = call(flow, {});
  await expect.poll(() => used).toEqual(['refresh-0']);
  controller.abort();
  expect(await stopped).toMatchObject({ code: 'aborted' });
  expect(await other).toBeUndefined();
  expect(used).toEqual(['refresh-0']);
});

it('the time of a look at the session covers its refresh and the question', async () => {
  const { storage } = sharedStorage();
  const { answer } = strictServer();
  const flow = open(storage, async (input, init) => {
    await new Promise((resolve) => setTimeout(resolve, 120));
    return answer(input, init);
  });
  await flow.auth.onChange(() => {});
  await expect(flow.auth.verify({ timeoutMs: 200 })).rejects.toMatchObject({ code: 'timeout' });
});
