import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessionKey } from './contracts/session.ts';
import { createFlow, type Flow } from './create-flow.ts';
import { memoryStorage, openFakeBackend, url } from './fake-backend.fixture.ts';
import { adminAccount, clientAccount } from './testing/index.ts';

const { server } = openFakeBackend();

const { email, password, userId } = adminAccount;
const nowSeconds = () => Math.floor(Date.now() / 1_000);

let storage: ReturnType<typeof memoryStorage>;
let flow: Flow;

beforeEach(() => {
  storage = memoryStorage();
  flow = createFlow({ url, key: 'publishable', storage });
});

describe('signing in', () => {
  it('answers the session and keeps it in the storage', async () => {
    const session = await flow.auth.signIn({ email, password });
    expect(session).toEqual({
      userId,
      email,
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.any(String),
      expiresAt: expect.any(Number),
    });
    expect(session.expiresAt - nowSeconds()).toBeGreaterThan(3_500);
    expect(await flow.auth.getSession()).toEqual(session);
    expect([...storage.values.keys()]).toEqual(['flow.session']);
  });

  it('sends the api key and asks for a session by password', async () => {
    let seen: unknown;
    server.use(
      http.post(`${url}/auth/v1/token`, async ({ request }) => {
        seen = {
          apikey: request.headers.get('apikey'),
          search: new URL(request.url).search,
          body: await request.json(),
        };
        return HttpResponse.json({ code: 'invalid_credentials', message: 'No' }, { status: 400 });
      }),
    );
    await expect(flow.auth.signIn({ email, password })).rejects.toMatchObject({ status: 400 });
    const body = { email, password };
    expect(seen).toMatchObject({ apikey: 'publishable', search: '?grant_type=password', body });
  });

  it.each([
    ['a wrong password', email, 'wrong'],
    ['an unknown address', 'nobody@flow.example', password],
  ])('with %s fails as invalid_credentials and keeps nothing', async (_name, givenEmail, givenPassword) => {
    await expect(flow.auth.signIn({ email: givenEmail, password: givenPassword })).rejects.toMatchObject({
      name: 'FlowError',
      code: 'invalid_credentials',
      status: 400,
      message: 'Invalid login credentials',
    });
    expect(await flow.auth.getSession()).toBeNull();
    expect(storage.values.size).toBe(0);
  });

  it.each([
    ['rate_limited', () => HttpResponse.json({ message: 'Slow down' }, { status: 429 })],
    ['upstream', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
    ['network', () => HttpResponse.error()],
  ])('fails as %s', async (code, answer) => {
    server.use(http.post(`${url}/auth/v1/token`, answer));
    await expect(flow.auth.signIn({ email, password })).rejects.toMatchObject({ name: 'FlowError', code });
  });
});

describe('the session', () => {
  it('is null for a visitor, without asking the server', async () => {
    expect(await flow.auth.getSession()).toBeNull();
  });

  it('is found in the storage by the next process', async () => {
    const session = await flow.auth.signIn({ email, password });
    const later = createFlow({ url, key: 'publishable', storage: memoryStorage(storage.values) });
    expect(await later.auth.getSession()).toEqual(session);
  });

  it('survives rubbish in the storage', async () => {
    storage.values.set(sessionKey, '{broken');
    expect(await flow.auth.getSession()).toBeNull();
  });
});

describe('signing out', () => {
  it('forgets the session and ends this device’s alone', async () => {
    let scope: string | null = null;
    server.events.on('request:start', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/auth/v1/logout') scope = searchParams.get('scope');
    });
    await flow.auth.signIn({ email, password });
    await flow.auth.signOut();
    expect(scope).toBe('local');
    expect(await flow.auth.getSession()).toBeNull();
    expect(storage.values.size).toBe(0);
  });

  it('is no failure when nobody is signed in', async () => {
    await expect(flow.auth.signOut()).resolves.toBeUndefined();
  });

  it('forgets the session even when the server cannot be told', async () => {
    await flow.auth.signIn({ email, password });
    server.use(http.post(`${url}/auth/v1/logout`, () => HttpResponse.error()));
    await expect(flow.auth.signOut()).rejects.toMatchObject({ code: 'network' });
    expect(await flow.auth.getSession()).toBeNull();
    expect(storage.values.size).toBe(0);
  });
});

describe('a password', () => {
  it('is reset by a mail that leads back to the given address', async () => {
    let seen: unknown;
    server.use(
      http.post(`${url}/auth/v1/recover`, async ({ request }) => {
        seen = { redirect: new URL(request.url).searchParams.get('redirect_to'), body: await request.json() };
        return HttpResponse.json({});
      }),
    );
    const redirectTo = 'http://localhost:4173/auth?type=recovery';
    await flow.auth.requestPasswordReset('nobody@flow.example', { redirectTo });
    expect(seen).toMatchObject({ redirect: redirectTo, body: { email: 'nobody@flow.example' } });
  });

  it('cannot be reset too often', async () => {
    const refused = { error_code: 'over_email_send_rate_limit', msg: 'Too many mails' };
    server.use(http.post(`${url}/auth/v1/recover`, () => HttpResponse.json(refused, { status: 429 })));
    await expect(flow.auth.requestPasswordReset(email, { redirectTo: url })).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'Too many mails',
    });
  });

  it('is changed for whoever is signed in', async () => {
    let seen: unknown;
    server.events.on('request:start', async ({ request }) => {
      if (request.method !== 'PUT') return;
      seen = { authorization: request.headers.get('authorization'), body: await request.clone().json() };
    });
    const { accessToken } = await flow.auth.signIn({ email, password });
    await flow.auth.changePassword('a-longer-one');
    const body = { password: 'a-longer-one' };
    expect(seen).toMatchObject({ authorization: `Bearer ${accessToken}`, body });
  });

  it.each([
    ['', () => flow],
    [' in another tab', () => createFlow({ url, key: 'publishable', storage })],
  ])('is not changed where another account has signed in meanwhile%s', async (_, other) => {
    const sent: string[] = [];
    const meant = await flow.auth.signIn({ email, password });
    await flow.auth.changePassword('a-longer-one', { userId: meant.userId });
    await other().auth.signIn({ email: clientAccount.email, password: clientAccount.password });
    server.events.on('request:start', ({ request }) => sent.push(request.method));
    const change = flow.auth.changePassword('another-one', { userId: meant.userId });
    await expect(change).rejects.toMatchObject({ name: 'FlowError', code: 'unauthenticated' });
    expect(sent).toEqual([]);
  });

  it('that is too short is refused as weak', async () => {
    await flow.auth.signIn({ email, password });
    const weak = { code: 'weak_password', status: 422 };
    await expect(flow.auth.changePassword('short')).rejects.toMatchObject(weak);
  });

  it('cannot be changed by nobody', async () => {
    await expect(flow.auth.changePassword('a-longer-one')).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('listening to the session', () => {
  it('hears the first state at once, then each change, until it stops', async () => {
    const heard: [string, string | undefined][] = [];
    const stop = await flow.auth.onChange((event, session) => heard.push([event, session?.email]));
    await expect.poll(() => heard).toEqual([['INITIAL_SESSION', undefined]]);
    await flow.auth.signIn({ email, password });
    await flow.auth.changePassword('a-longer-one');
    await flow.auth.signOut();
    stop();
    await flow.auth.signIn({ email: clientAccount.email, password: clientAccount.password });
    expect(heard).toEqual([
      ['INITIAL_SESSION', undefined],
      ['SIGNED_IN', email],
      ['USER_UPDATED', email],
      ['SIGNED_OUT', undefined],
    ]);
  });
});
