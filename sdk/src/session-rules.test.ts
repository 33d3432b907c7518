// @vitest-environment happy-dom
// What accounts rely on in auth-js with the options that the client gives it: an update of it must not change these.
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { sessionKey } from './contracts/session.ts';
import { createFlow } from './create-flow.ts';
import { clientAccount } from './testing/index.ts';
import { sessionOf, userOf } from './testing/test-session.ts';

const start = Date.parse('2026-11-22T06:00:00Z');
const second = 1_000;

let warn: Mock<typeof console.warn>;

beforeEach(() => {
  // auth-js remarks on every client but the page's first.
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers({ now: start });
  window.history.replaceState(null, '', '/auth');
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Sent {
  /** Milliseconds after the start. */
  at: number;
  path: string;
  body: Record<string, unknown>;
}

/** A door whose requests are answered by `answer`; mails link to /auth. */
function open(answer: (path: string) => Response) {
  const sent: Sent[] = [];
  const flow = createFlow({
    url: 'http://api.test',
    key: 'publishable',
    acceptsMailedLink: ({ pathname }) => pathname === '/auth',
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      const path = pathname.replace('/auth/v1', '') + search;
      sent.push({ at: Date.now() - start, path, body: JSON.parse(String(init?.body ?? '{}')) });
      return answer(path);
    },
  });
  return { flow, sent };
}

const newSession = () => Response.json(sessionOf(clientAccount, Date.now()));
const refresh = '/token?grant_type=refresh_token';

function keepSession(secondsLeft: number): void {
  const session = { ...sessionOf(clientAccount, start), expires_at: start / second + secondsLeft };
  localStorage.setItem(sessionKey, JSON.stringify(session));
}

describe('a session that is open', () => {
  it('is looked at every 30 s, and refreshed when 3 ticks remain', async () => {
    keepSession(150);
    const { flow, sent } = open(newSession);
    await flow.auth.getSession();
    await vi.advanceTimersByTimeAsync(59 * second);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * second);
    expect(sent).toMatchObject([{ at: 60 * second, path: refresh }]);
  });

  it.each([
    [89, 1],
    [91, 0],
  ])('with %i s left is refreshed by who asks for it: %i requests', async (secondsLeft, requests) => {
    keepSession(secondsLeft);
    const { flow, sent } = open(newSession);
    const session = await flow.auth.getSession();
    expect(sent).toHaveLength(requests);
    expect(session?.expiresAt).toBe(start / second + (requests ? 3_600 : secondsLeft));
  });

  it('is asked for three times, as whatever may be sent again, and kept', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    keepSession(-10);
    const { flow, sent } = open(() => new Response('', { status: 503 }));
    const session = flow.auth.getSession().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29 * second);
    expect(await session).toMatchObject({ name: 'FlowError', code: 'upstream' });
    expect(sent.map(({ at }) => at)).toEqual([0, 250, 750]);
    expect(localStorage.getItem(sessionKey)).not.toBeNull();
  });

  it('that the server does not refresh any more has ended', async () => {
    keepSession(-10);
    const refused = { error_code: 'refresh_token_not_found', msg: 'Not found' };
    const { flow, sent } = open(() => Response.json(refused, { status: 400 }));
    expect(await flow.auth.getSession()).toBeNull();
    expect(sent).toHaveLength(1);
    expect(localStorage.getItem(sessionKey)).toBeNull();
  });
});

describe('a mailed link', () => {
  const follow = (secondsOld: number, type = 'recovery') => {
    const { access_token, refresh_token } = sessionOf(clientAccount, start);
    const expiresAt = start / second - secondsOld + 3_600;
    const hash = `access_token=${access_token}&expires_at=${expiresAt}&expires_in=3600&refresh_token=${refresh_token}&token_type=bearer&type=${type}`;
    window.history.replaceState(null, '', `/auth?type=${type}#${hash}`);
  };
  const user = () => Response.json(userOf(clientAccount));

  it.each(['recovery', 'signup', 'invite'] as const)('of the kind %s signs in and says so', async (type) => {
    follow(1, type);
    const { flow, sent } = open(user);
    const arrival = await flow.auth.arrival();
    expect(arrival).toMatchObject({ type, session: { userId: clientAccount.userId } });
    expect(await flow.auth.getSession()).toEqual(arrival?.session);
    expect(sent.map(({ path }) => path)).toEqual(['/user']);
    expect(window.location.href).toBe(`http://localhost:3000/auth?type=${type}`);
  });

  it('leaves no entry of the history with what it brought', async () => {
    follow(1);
    const { length, state } = window.history;
    await open(user).flow.auth.arrival();
    expect([window.history.length, window.history.state]).toEqual([length, state]);
  });

  it('is taken once: what is opened later in the same document was not opened by it', async () => {
    follow(1);
    const { flow } = open(user);
    await flow.auth.arrival();
    expect(await flow.auth.arrival()).toBeNull();
    window.history.replaceState(null, '', '/auth#error=access_denied&error_code=otp_expired');
    const failed = open(user);
    await expect(failed.flow.auth.arrival()).rejects.toMatchObject({ code: 'link_expired' });
    expect(await failed.flow.auth.arrival()).toBeNull();
  });

  it.each(['/dashboard', '/forms/parq', '/auth/more'])(
    'leads to the page for it: %s takes no session from its address',
    async (path) => {
      follow(1);
      const { hash } = window.location;
      window.history.replaceState(null, '', path + hash);
      const { flow, sent } = open(user);
      expect(await flow.auth.arrival()).toBeNull();
      expect(await flow.auth.getSession()).toBeNull();
      keepSession(3_000);
      expect(await open(user).flow.auth.getSession()).not.toBeNull();
      expect(sent).toEqual([]);
    },
  );

  it('leads nowhere in a client that was not told of a page for it', async () => {
    follow(1);
    const flow = createFlow({ url: 'http://api.test', key: 'publishable', fetch: async () => user() });
    expect([await flow.auth.arrival(), await flow.auth.getSession()]).toEqual([null, null]);
  });

  it.each([
    [119, 0],
    [120, 1],
  ])('that is %i s old raises %i warnings', async (secondsOld, warnings) => {
    follow(secondsOld);
    await open(user).flow.auth.arrival();
    const stale = warn.mock.calls.filter(([text]) => String(text).includes('issued over 120s ago'));
    expect(stale).toHaveLength(warnings);
  });

  it.each([
    ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 'link_expired'],
    ['?error=server_error&error_code=unexpected_failure', 'server'],
  ])('that failed says why, and keeps who is signed in: %s', async (address, code) => {
    keepSession(3_000);
    window.history.replaceState(null, '', `/auth${address}`);
    const { flow } = open(user);
    await expect(flow.auth.arrival()).rejects.toMatchObject({ name: 'FlowError', code });
    expect(await flow.auth.getSession()).not.toBeNull();
  });

  it('without the parts of a session is no good', async () => {
    window.history.replaceState(null, '', '/auth#access_token=a.b.c');
    await expect(open(user).flow.auth.arrival()).rejects.toMatchObject({ code: 'link_expired' });
  });

  it('keeps what it brought while the server cannot be reached', async () => {
    follow(1);
    const { flow } = open(() => new Response('', { status: 502 }));
    const fails = async () => {
      const arrival = flow.auth.arrival().catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(2 * second);
      expect(await arrival).toMatchObject({ code: 'upstream', retryable: true });
    };
    await fails();
    await fails();
    expect(window.location.hash).toContain('access_token');
  });

  it('of a removed account says so', async () => {
    follow(1);
    const { flow } = open(() =>
      Response.json({ error_code: 'user_not_found', msg: 'No user' }, { status: 403 }),
    );
    await expect(flow.auth.arrival()).rejects.toMatchObject({ code: 'account_removed' });
  });

  it('is what no other page was opened with', async () => {
    const { flow } = open(user);
    expect(await flow.auth.arrival()).toBeNull();
  });

  it('is asked for as the implicit flow does', async () => {
    const { flow, sent } = open(() => Response.json({}));
    await flow.auth.requestPasswordReset('layla@flow.example', { redirectTo: 'http://localhost/auth' });
    await flow.auth.resendConfirmation('layla@flow.example', { redirectTo: 'http://localhost/auth' });
    expect(sent.map(({ body }) => body.code_challenge)).toEqual([null, null]);
  });
});
