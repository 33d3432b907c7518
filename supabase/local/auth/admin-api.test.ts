import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authKeys, sharedAuth, siteUrl, type TestAuth } from '../testing/auth-fixture.ts';

let auth: TestAuth;
beforeAll(async () => {
  auth = await sharedAuth();
});
beforeEach(() => {
  auth.mails.length = 0;
});

const admin = () => auth.client(authKeys.secret).auth.admin;
const newAddress = () => `${randomUUID()}@example.com`;
const password = 'a good password';

describe('an invitation', () => {
  test('makes an account that nobody can sign in to, and mails the link with which its owner chooses a password', async () => {
    const email = newAddress();
    const page = `${siteUrl}/auth?type=invite`;
    const { data, error } = await admin().inviteUserByEmail(email.toUpperCase(), {
      data: { first_name: 'Zoë', last_name: 'O’Brien' },
      redirectTo: page,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { first_name: 'Zoë', last_name: 'O’Brien' } });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const [row] = await auth.database.sql('select first_name, last_name from public.profiles where id = $1', [
      data.user?.id,
    ]);
    expect(row).toEqual({ first_name: 'Zoë', last_name: 'O’Brien' });
    expect((await auth.signIn(email, password)).status).toBe(400);

    expect(auth.mails).toMatchObject([{ to: email, subject: 'Choose a password for your Flow account' }]);
    const { page: landed, hash } = await auth.follow();
    expect(landed).toBe(page);
    expect(hash).toMatchObject({ type: 'invite', refresh_token: expect.any(String) });

    const chosen = await auth.call('PUT', 'user', { token: hash.access_token ?? '', body: { password } });
    expect(chosen.status).toBe(200);
    expect((await auth.signIn(email, password)).status).toBe(200);
  });

  test('is sent again to who has not followed it, and only the newest link works', async () => {
    const email = newAddress();
    const first = await admin().inviteUserByEmail(email);
    const second = await admin().inviteUserByEmail(email);
    expect(second.data.user?.id).toBe(first.data.user?.id);
    expect(auth.mails).toHaveLength(2);
    expect((await auth.follow(auth.mails[0])).hash).toMatchObject({ error_code: 'otp_expired' });
    expect((await auth.follow(auth.mails[1])).hash).toMatchObject({ type: 'invite' });
  });

  test('of an address that was signed up with but never confirmed leaves no password of before', async () => {
    const email = newAddress();
    await auth.call('POST', 'signup', { body: { email, password } });
    await admin().inviteUserByEmail(email);
    await auth.follow();
    expect((await auth.signIn(email, password)).status).toBe(400);
  });

  test('that came too late is made up for by a reset, which opens the account too', async () => {
    const email = newAddress();
    await admin().inviteUserByEmail(email);
    await auth.database.sql(
      "update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = $1",
      [email],
    );
    expect((await auth.follow()).hash).toMatchObject({ error_code: 'otp_expired' });
    await auth.call('POST', 'recover', { body: { email } });
    const { hash } = await auth.follow();
    await auth.call('PUT', 'user', { token: hash.access_token ?? '', body: { password } });
    expect((await auth.signIn(email, password)).status).toBe(200);
  });

  test('of somebody who has an account is refused', async () => {
    const email = newAddress();
    await auth.account({ email, password });
    const { error } = await admin().inviteUserByEmail(email);
    expect(error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    });
    expect(auth.mails).toEqual([]);
  });

  test('can be verified with its token by a program too', async () => {
    const email = newAddress();
    const { data } = await admin().generateLink({ type: 'invite', email });
    const verified = await auth
      .client()
      .auth.verifyOtp({ type: 'invite', token_hash: data.properties?.hashed_token ?? '' });
    expect(verified.data.user?.email).toBe(email);
  });

  test.each([
    ['no address', {}, 'An email address is required'],
    ['an address that is none', { email: 'nobody' }, 'Unable to validate email address: invalid format'],
    ['an address without end', { email: `${'a'.repeat(250)}@example.com` }, 'An email address is too long'],
  ])('of %s is refused', async (_, body, msg) => {
    const answer = await auth.call('POST', 'invite', { body, key: authKeys.secret });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 400, error_code: 'validation_failed', msg });
  });
});

describe('a link made for somebody', () => {
  test.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'of type %s verifies, and nothing is mailed',
    async (type) => {
      const email = newAddress();
      const known = type === 'magiclink' || type === 'recovery';
      if (known) await auth.account({ email, password });
      const { data, error } = await admin().generateLink({
        type: type as 'signup',
        email,
        password,
        options: { redirectTo: `${siteUrl}/forms` },
      });
      expect(error).toBeNull();
      expect(data.user?.email).toBe(email);
      expect(data.properties).toMatchObject({
        verification_type: type,
        email_otp: expect.stringMatching(/^\d{6}$/),
        redirect_to: `${siteUrl}/forms`,
      });
      expect(auth.mails).toEqual([]);
      const text = data.properties?.action_link ?? '';
      expect(await auth.follow({ to: email, subject: '', html: '', text })).toMatchObject({
        page: `${siteUrl}/forms`,
        hash: { type, access_token: expect.any(String) },
      });
    },
  );

  test('of a magic link makes the account when there is none, of a reset does not', async () => {
    const email = newAddress();
    const { error } = await admin().generateLink({ type: 'recovery', email });
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' });
    const { data } = await admin().generateLink({ type: 'magiclink', email });
    expect(data.properties?.verification_type).toBe('signup');
    expect(data.user?.email).toBe(email);
  });

  test('has a code beside it that verifies by itself', async () => {
    for (const type of ['invite', 'magiclink'] as const) {
      const email = newAddress();
      if (type === 'magiclink') await auth.account({ email, password });
      const { data } = await admin().generateLink({ type, email });
      const token = data.properties?.email_otp ?? '';
      const { data: verified } = await auth.client().auth.verifyOtp({ type: 'email', email, token });
      expect(verified.session?.user.email).toBe(email);
    }
  });

  test('of no known type is refused', async () => {
    const body = { type: 'telepathy', email: newAddress() };
    const answer = await auth.call('POST', 'admin/generate_link', { body, key: authKeys.secret });
    expect(await answer.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
  });
});

describe('one user', () => {
  test('can be read and removed by the service, and is gone', async () => {
    const email = newAddress();
    const { userId, accessToken, refreshToken } = await auth.account({ email, password });
    const read = await admin().getUserById(userId);
    expect(read.data.user).toMatchObject({ id: userId, email });

    expect((await admin().deleteUser(userId)).error).toBeNull();
    expect((await admin().getUserById(userId)).error).toMatchObject({ status: 404, code: 'user_not_found' });
    const asThemselves = await auth.call('GET', 'user', { token: accessToken });
    expect(asThemselves.status).toBe(403);
    expect(await asThemselves.json()).toMatchObject({ error_code: 'user_not_found' });
    const refreshed = await auth.client().auth.refreshSession({ refresh_token: refreshToken });
    expect(refreshed.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect((await auth.signIn(email, password)).status).toBe(400);
  });

  test('that is none answers 404', async () => {
    for (const [id, code] of [
      [randomUUID(), 'user_not_found'],
      ['somebody', 'validation_failed'],
    ] as const) {
      const answer = await auth.call('DELETE', `admin/users/${id}`, { key: authKeys.secret });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error_code: code });
    }
  });

  test('is removed for good or not at all', async () => {
    const { userId } = await auth.account({ email: newAddress(), password });
    expect((await admin().deleteUser(userId, true)).error).toMatchObject({ code: 'validation_failed' });
    expect((await admin().getUserById(userId)).error).toBeNull();
  });
});

describe('the admin API', () => {
  const calls = [
    ['POST', 'invite'],
    ['POST', 'admin/generate_link'],
    ['GET', `admin/users/${randomUUID()}`],
    ['DELETE', `admin/users/${randomUUID()}`],
  ] as const;

  test.each(calls)('is the service’s alone: %s %s', async (method, path) => {
    const body = method === 'POST' ? { email: newAddress() } : undefined;
    const { accessToken: token } = await auth.account({ email: newAddress(), password });
    for (const caller of [{}, { token }, { token, key: authKeys.secret }]) {
      const answer = await auth.call(method, path, { body, ...caller });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ code: 403, error_code: 'not_admin', msg: 'User not allowed' });
    }
    expect((await auth.call(method, path, { body, key: null })).status).toBe(401);
    expect((await auth.call(method, path, { body, key: `${authKeys.secret}x` })).status).toBe(401);
    expect(auth.mails).toEqual([]);
  });
});
