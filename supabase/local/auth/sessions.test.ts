import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedAuth, type TestAuth } from '../testing/auth-fixture.ts';

const password = 'a good password';
let auth: TestAuth;
beforeAll(async () => {
  auth = await sharedAuth();
});

interface Session {
  access_token: string;
  refresh_token: string;
}

/** One user with so many sessions. */
async function sessions(number: number): Promise<[email: string, ...Session[]]> {
  const email = `${randomUUID()}@example.com`;
  await auth.account({ email, password });
  const open: Session[] = [];
  while (open.length < number) open.push((await (await auth.signIn(email, password)).json()) as Session);
  return [email, ...open];
}

/** What the two tokens of a session still get: 'open', or the codes of the two refusals. */
async function stateOf(session: Session | undefined) {
  const user = await auth.call('GET', 'user', { token: session?.access_token ?? '' });
  const body = { refresh_token: session?.refresh_token };
  const refreshed = await auth.call('POST', 'token?grant_type=refresh_token', { body });
  if (user.ok && refreshed.ok) return 'open';
  const code = async (answer: Response) => `${answer.status} ${(await answer.json()).error_code}`;
  return [await code(user), await code(refreshed)];
}

const ended = ['403 session_not_found', '400 refresh_token_not_found'];

describe('a new password', () => {
  test('ends every other session, and keeps the one it was chosen in', async () => {
    const [email, here, elsewhere, further] = await sessions(3);
    const [, ofSomebodyElse] = await sessions(1);
    const body = { password: 'quite another one' };
    const changed = await auth.call('PUT', 'user', { token: here?.access_token ?? '', body });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ email });
    expect(await stateOf(elsewhere)).toEqual(ended);
    expect(await stateOf(further)).toEqual(ended);
    expect(await stateOf(here)).toBe('open');
    expect(await stateOf(ofSomebodyElse)).toBe('open');
  });

  test('chosen by the link of a reset ends them too', async () => {
    const [email, elsewhere] = await sessions(1);
    await auth.call('POST', 'recover', { body: { email } });
    const { hash } = await auth.follow();
    const body = { password: 'quite another one' };
    await auth.call('PUT', 'user', { token: hash.access_token ?? '', body });
    expect(await stateOf(elsewhere)).toEqual(ended);
  });

  test('that is refused, or a change of something else, ends none', async () => {
    const [, here, elsewhere] = await sessions(2);
    const token = here?.access_token ?? '';
    const change = async (body: object) => {
      const answer = await auth.call('PUT', 'user', { token, body });
      return [answer.status, (await answer.json()).error_code];
    };
    expect(await change({ password: 'short' })).toEqual([422, 'weak_password']);
    expect(await change({ password })).toEqual([422, 'same_password']);
    expect(await change({ password: 'ü'.repeat(37) })).toEqual([400, 'validation_failed']);
    expect(await change({ data: { first_name: 'Zoë' } })).toEqual([200, undefined]);
    expect(await stateOf(elsewhere)).toBe('open');
  });
});

describe('signing out', () => {
  test.each([
    ['local', ended, 'open'],
    ['others', 'open', ended],
    ['global', ended, ended],
    ['', ended, ended],
  ])('with the scope "%s"', async (scope, here, elsewhere) => {
    const [, first, second] = await sessions(2);
    const path = scope === '' ? 'logout' : `logout?scope=${scope}`;
    expect((await auth.call('POST', path, { token: first?.access_token ?? '' })).status).toBe(204);
    expect(await stateOf(first)).toEqual(here);
    expect(await stateOf(second)).toEqual(elsewhere);
  });

  test('with a scope that is none is refused', async () => {
    const [, session] = await sessions(1);
    const answer = await auth.call('POST', 'logout?scope=some', { token: session?.access_token ?? '' });
    expect(await answer.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
    expect(await stateOf(session)).toBe('open');
  });
});

test('a refresh token that was used up long ago ends nothing but its own use', async () => {
  const [, session] = await sessions(1);
  const refresh = (token: string | undefined) =>
    auth.call('POST', 'token?grant_type=refresh_token', { body: { refresh_token: token } });
  const next = (await (await refresh(session?.refresh_token)).json()) as Session;
  expect((await refresh(next.refresh_token)).status).toBe(200);
  const stale = await refresh(session?.refresh_token);
  expect(stale.status).toBe(400);
  expect(await stale.json()).toMatchObject({ error_code: 'refresh_token_already_used' });
});
