import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sessionKey } from './contracts/session.ts';
import { createFlow, type Flow } from './create-flow.ts';
import { memoryStorage, openFakeBackend, url } from './fake-backend.fixture.ts';
import { adminAccount, clientAccount } from './testing/index.ts';
import { sessionOf } from './testing/test-session.ts';

const { server, signedIn, visitor } = openFakeBackend();

const account = { email: 'noor@flow.example', password: 'a-long-password', firstName: 'Noor', lastName: 'A' };
const session = sessionOf(adminAccount, Date.now());
const others: Record<string, unknown> = {
  nothing: null,
  'a number': 7,
  'a text': 'OK',
  'a list': [],
  'an object': {},
  'a user without an id': { user: {} },
  'an id that is no text': { id: 7 },
};

type Call = (flow: Flow) => Promise<unknown>;

/** What each method relies on, and what else could be answered, as by whatever stands before the service. */
const methods: Record<string, { path: string; call: Call; answers: typeof others }> = {
  signIn: {
    path: 'token',
    call: ({ auth }) => auth.signIn(adminAccount),
    answers: {
      ...others,
      'a session without a token': { ...session, access_token: '' },
      'a session that cannot be refreshed': { ...session, refresh_token: 7 },
      'a session of nobody': { ...session, user: {} },
    },
  },
  signUp: { path: 'signup', call: ({ auth }) => auth.signUp(account, { redirectTo: url }), answers: others },
  verify: { path: 'user', call: ({ auth }) => auth.verify(), answers: others },
  changePassword: {
    path: 'user',
    call: ({ auth }) => auth.changePassword('a-long-password'),
    answers: others,
  },
};

describe.each(Object.entries(methods))('%s', (name, { path, call, answers }) => {
  it.each(Object.entries(answers))('fails as invalid_response when %s is answered', async (_what, answer) => {
    const flow = name === 'signIn' ? visitor() : await signedIn();
    const before = await flow.auth.getSession();
    server.use(http.all(`${url}/auth/v1/${path}`, () => HttpResponse.json(answer as object)));
    await expect(call(flow)).rejects.toMatchObject({
      name: 'FlowError',
      code: 'invalid_response',
      message: `The answer is not what was agreed on: ${path}.`,
      status: 200,
    });
    expect(await flow.auth.getSession()).toEqual(before);
  });
});

it('signing up takes a session too: a project that confirms no addresses answers one', async () => {
  server.use(http.post(`${url}/auth/v1/signup`, () => HttpResponse.json(session)));
  expect(await visitor().auth.signUp(account, { redirectTo: url })).toBeUndefined();
});

it.each([undefined, null, {}, { id: '' }])('a stored session of nobody is none: %j', async (user) => {
  const flow = createFlow({
    url,
    key: 'publishable',
    storage: {
      getItem: (name) => (name === sessionKey ? JSON.stringify({ ...session, user }) : null),
      setItem() {},
      removeItem() {},
    },
  });
  expect(await flow.auth.getSession()).toBeNull();
  const changes: unknown[] = [];
  await flow.auth.onChange((event, changed) => changes.push([event, changed]));
  await expect.poll(() => changes).toEqual([['INITIAL_SESSION', null]]);
  await expect(flow.roles.has('admin')).rejects.toMatchObject({ code: 'unauthenticated' });
});

it('a session that is refreshed to one of nobody is kept', async () => {
  const ended = { ...sessionOf(clientAccount, Date.now()), expires_at: 1 };
  const storage = memoryStorage([[sessionKey, JSON.stringify(ended)]]);
  const flow = createFlow({ url, key: 'publishable', storage });
  server.use(http.post(`${url}/auth/v1/token`, () => HttpResponse.json({ ...ended, user: {} })));
  await expect(flow.auth.getSession()).rejects.toMatchObject({ code: 'invalid_response' });
  expect(JSON.parse(storage.getItem(sessionKey) ?? 'null')).toEqual(ended);
});
