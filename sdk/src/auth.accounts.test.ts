import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthEvent } from './auth.ts';
import type { Session } from './contracts/session.ts';
import { createFlow, type Flow } from './create-flow.ts';
import type { FlowError } from './errors.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import { adminAccount, clientAccount } from './testing/index.ts';

const { server } = openFakeBackend();

const redirectTo = 'https://flow.example/auth?type=signup&returnTo=/forms/parq';
const layla = {
  firstName: ' Layla ',
  lastName: 'Haddad',
  email: ' layla@flow.example ',
  password: 'flow-layla-demo',
};

let flow: Flow;
beforeEach(() => {
  flow = createFlow({ url, key: 'publishable' });
});

const refusal = (status: number, code: string, message = 'Words', more = {}) =>
  HttpResponse.json(
    { code, message, ...more },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  );

/** Hears a call of the authentication service, with its body, and lets it through. */
function hear(path: string): { redirect: string | null; body: unknown }[] {
  const heard: { redirect: string | null; body: unknown }[] = [];
  server.use(
    http.post(`${url}/auth/v1/${path}`, async ({ request }) => {
      const redirect = new URL(request.url).searchParams.get('redirect_to');
      heard.push({ redirect, body: await request.clone().json() });
    }),
  );
  return heard;
}

describe('signing up', () => {
  it('sends address, password and names, and where the mail leads back to', async () => {
    const heard = hear('signup');
    expect(await flow.auth.signUp(layla, { redirectTo })).toBeUndefined();
    expect(heard).toMatchObject([
      {
        redirect: redirectTo,
        body: {
          email: 'layla@flow.example',
          password: 'flow-layla-demo',
          data: { first_name: 'Layla', last_name: 'Haddad' },
        },
      },
    ]);
  });

  it.each([
    ['unknown', () => HttpResponse.json({ id: crypto.randomUUID(), email: layla.email, identities: [{}] })],
    ['known', () => HttpResponse.json({ id: crypto.randomUUID(), email: layla.email, identities: [] })],
    ['known to a project that confirms none', () => refusal(422, 'user_already_exists')],
    ['known, as an older project says it', () => refusal(422, 'email_exists')],
  ])('answers the same where the address is %s', async (_case, answer) => {
    server.use(http.post(`${url}/auth/v1/signup`, answer));
    expect(await flow.auth.signUp(layla, { redirectTo })).toBeUndefined();
    expect(await flow.auth.getSession()).toBeNull();
  });

  it('refuses what breaks the contract before anything is sent', async () => {
    const account = { ...layla, firstName: '', email: 'layla', password: 'short' };
    await expect(flow.auth.signUp(account, { redirectTo })).rejects.toMatchObject({
      name: 'FlowError',
      code: 'invalid_input',
      status: undefined,
      fields: {
        firstName: 'Enter your first name.',
        email: 'Enter an email address like name@example.com.',
        password: 'Use at least 8 characters.',
      },
    });
  });

  it.each([
    [
      'weak_password',
      () => refusal(422, 'weak_password', 'Weak', { weak_password: { reasons: ['pwned'] } }),
      { reasons: ['pwned'] },
    ],
    ['invalid_input', () => refusal(400, 'email_address_invalid'), {}],
    [
      'rate_limited',
      () => refusal(429, 'over_email_send_rate_limit', 'For security purposes, wait until after 41 seconds.'),
      { retryAfter: 41 },
    ],
    ['forbidden', () => refusal(403, 'signup_disabled'), {}],
    ['upstream', () => new HttpResponse('', { status: 503 }), { retryable: true }],
    ['timeout', () => new HttpResponse('', { status: 504 }), { retryable: true }],
    ['network', () => HttpResponse.error(), { retryable: true }],
  ])('fails as %s', async (code, answer, more) => {
    server.use(http.post(`${url}/auth/v1/signup`, answer));
    await expect(flow.auth.signUp(layla, { redirectTo })).rejects.toMatchObject({ code, ...more });
  });
});

describe('a confirmation', () => {
  it('is sent again, for whatever address', async () => {
    const heard = hear('resend');
    await flow.auth.resendConfirmation('nobody@flow.example', { redirectTo });
    expect(heard).toMatchObject([
      { redirect: redirectTo, body: { email: 'nobody@flow.example', type: 'signup' } },
    ]);
  });

  it('cannot be sent too often', async () => {
    const wait = 'For security purposes, you can only request this after 12 seconds.';
    server.use(http.post(`${url}/auth/v1/resend`, () => refusal(429, 'over_email_send_rate_limit', wait)));
    await expect(flow.auth.resendConfirmation(layla.email, { redirectTo })).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 12,
    });
  });

  it('that is still awaited refuses a sign-in with a code of its own', async () => {
    server.use(http.post(`${url}/auth/v1/token`, () => refusal(400, 'email_not_confirmed')));
    await expect(flow.auth.signIn(clientAccount)).rejects.toMatchObject({ code: 'email_not_confirmed' });
  });
});

describe('signing out', () => {
  it.each(['local', 'others', 'global'] as const)('with the scope %s ends those sessions', async (scope) => {
    await flow.auth.signIn(clientAccount);
    let asked: string | null = null;
    server.use(
      http.post(`${url}/auth/v1/logout`, ({ request }) => {
        asked = new URL(request.url).searchParams.get('scope');
      }),
    );
    await flow.auth.signOut({ scope });
    expect(asked).toBe(scope);
    expect((await flow.auth.getSession()) !== null).toBe(scope === 'others');
  });
});

describe('asking whether the session still counts', () => {
  async function listen() {
    const heard: [AuthEvent, string | undefined][] = [];
    await flow.auth.onChange((event, _session, cause) => heard.push([event, cause?.code]));
    await expect.poll(() => heard).toHaveLength(1);
    heard.length = 0;
    return heard;
  }
  const answer = (give: () => Response) => server.use(http.get(`${url}/auth/v1/user`, give));

  it('answers it where it does', async () => {
    const session = await flow.auth.signIn(clientAccount);
    expect(await flow.auth.verify()).toEqual(session);
  });

  it('asks nobody for a visitor', async () => {
    answer(() => HttpResponse.error());
    expect(await flow.auth.verify()).toBeNull();
  });

  it.each(['session_not_found', 'bad_jwt'])('forgets one that was ended elsewhere: %s', async (code) => {
    await flow.auth.signIn(clientAccount);
    const heard = await listen();
    answer(() => refusal(403, code));
    expect(await flow.auth.verify()).toBeNull();
    expect(await flow.auth.getSession()).toBeNull();
    expect(heard[0]).toEqual(['SIGNED_OUT', undefined]);
  });

  it('forgets that of a removed account, and says why', async () => {
    await flow.auth.signIn(clientAccount);
    const heard = await listen();
    answer(() => refusal(403, 'user_not_found'));
    await expect(flow.auth.verify()).rejects.toMatchObject({ code: 'account_removed' });
    expect(await flow.auth.getSession()).toBeNull();
    expect(heard).toEqual([['SIGNED_OUT', 'account_removed']]);
  });

  it('keeps another that began while the server was asked', async () => {
    await flow.auth.signIn(clientAccount);
    let began: Session | undefined;
    server.use(
      http.get(`${url}/auth/v1/user`, async () => {
        began = await flow.auth.signIn(adminAccount);
        return refusal(403, 'user_not_found');
      }),
    );
    await expect(flow.auth.verify()).rejects.toMatchObject({ code: 'account_removed' });
    expect(await flow.auth.getSession()).toEqual(began);
  });

  it('gives that reason for no later sign-out', async () => {
    await flow.auth.signIn(clientAccount);
    answer(() => refusal(403, 'user_not_found'));
    await flow.auth.verify().catch(() => {});
    await flow.auth.signIn(clientAccount);
    const heard = await listen();
    await flow.auth.signOut();
    expect(heard).toEqual([['SIGNED_OUT', undefined]]);
  });

  it('keeps it where the server cannot be asked', async () => {
    const session = await flow.auth.signIn(clientAccount);
    answer(() => HttpResponse.error());
    await expect(flow.auth.verify()).rejects.toMatchObject({ code: 'network' });
    expect(await flow.auth.getSession()).toEqual(session);
  });

  it('happens by itself when a call is refused, before the caller hears of it', async () => {
    await flow.auth.signIn(clientAccount);
    const heard = await listen();
    answer(() => refusal(403, 'user_not_found'));
    server.use(
      http.post(`${url}/functions/v1/admin-list-subscriptions`, () => new HttpResponse('', { status: 401 })),
    );
    const failure = await flow.subscriptions.page().catch((error: FlowError) => error);
    expect(failure).toMatchObject({ code: 'unauthenticated' });
    expect(heard).toEqual([['SIGNED_OUT', 'account_removed']]);
  });

  it('happens by itself with a call that comes later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await flow.auth.signIn(clientAccount);
    const heard = await listen();
    answer(() => refusal(403, 'session_not_found'));
    await flow.profile.get();
    expect(heard).toEqual([]);
    vi.setSystemTime(Date.now() + 10_001);
    await flow.profile.get();
    await expect.poll(() => heard[0]).toEqual(['SIGNED_OUT', undefined]);
    vi.useRealTimers();
  });

  it('does not happen for a call that is forbidden', async () => {
    await flow.auth.signIn(clientAccount);
    let asked = false;
    answer(() => {
      asked = true;
      return HttpResponse.json({});
    });
    await expect(flow.subscriptions.page()).rejects.toMatchObject({ code: 'forbidden' });
    expect(asked).toBe(false);
  });
});
