import { createFlow, type Session } from '@flow/sdk';
import { sessionKey } from '@flow/sdk/contracts/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiUrl, authKeys, openAuth, type TestAuth } from '../testing/auth-fixture.ts';

let auth: TestAuth;
beforeAll(async () => {
  auth = await openAuth({ strictRefresh: true });
});
afterAll(() => auth.database.close());

const account = { email: 'layla@example.com', password: 'a good password' };

const refresh = (refresh_token: string) =>
  auth.call('POST', 'token?grant_type=refresh_token', { body: { refresh_token } });

test('a project that is strict about it takes a refresh token once', async () => {
  await auth.account({ ...account, email: 'noor@example.com' });
  const session = await (await auth.signIn('noor@example.com', account.password)).json();
  const refreshed = await refresh(session.refresh_token);
  expect(refreshed.status).toBe(200);
  const used = await refresh(session.refresh_token);
  expect([used.status, (await used.json()).error_code]).toEqual([400, 'refresh_token_already_used']);
});

/** A flow whose session is kept in a map. */
const openFlow = (values: Map<string, string>, onRefresh = () => {}) =>
  createFlow({
    url: apiUrl,
    key: authKeys.publishable,
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    },
    fetch: (input, init) => {
      if (String(input).includes('grant_type=refresh_token')) onRefresh();
      return auth.database.fetch(new Request(input, init));
    },
  });

test('of two at once with one session neither is signed out', async () => {
  await auth.account(account);
  const values = new Map<string, string>();
  let refreshes = 0;
  const open = () =>
    openFlow(values, () => {
      refreshes += 1;
    });
  await open().auth.signIn(account);
  const both = [open(), open()];
  for (const round of [1, 2]) {
    const stored = JSON.parse(values.get(sessionKey) ?? '');
    values.set(sessionKey, JSON.stringify({ ...stored, expires_at: 1 }));
    const sessions = await Promise.all(both.map((flow) => flow.auth.getSession()));
    const [one, other] = sessions as [Session, Session];
    expect(one.accessToken).toBe(other.accessToken);
    expect(one.refreshToken).not.toBe(stored.refresh_token);
    expect(await Promise.all(both.map((flow) => flow.auth.verify()))).toEqual([one, other]);
    expect(refreshes).toBe(round);
  }
});

test.each(['used-up', 'abcdefghijkl'])(
  'a session whose refresh token is none, %s, is forgotten',
  async (token) => {
    const email = `${token}@example.com`;
    await auth.account({ ...account, email });
    const session = await (await auth.signIn(email, account.password)).json();
    const kept = { ...session, expires_at: 1, refresh_token: token };
    const values = new Map([[sessionKey, JSON.stringify(kept)]]);
    const { auth: accounts } = openFlow(values);
    expect(await accounts.getSession()).toBeNull();
    expect(values.size).toBe(0);
  },
);
