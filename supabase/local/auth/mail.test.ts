import { beforeAll, beforeEach, expect, test } from 'vitest';
import { apiUrl, linkOf, redirectTo, sharedAuth, siteUrl, type TestAuth } from '../testing/auth-fixture.ts';

const email = 'zoe@example.com';

let auth: TestAuth;
beforeAll(async () => {
  auth = await sharedAuth();
  await auth.account({ email, password: 'the old password' });
});
beforeEach(() => {
  auth.mails.length = 0;
});

const recover = (address: string, page = `${siteUrl}/auth?type=recovery`) =>
  auth.call('POST', `recover?${redirectTo(page)}`, { body: { email: address } });

test('an account counts once its address is confirmed: the mail’s link leads to the site with a session', async () => {
  const account = { email: 'new@example.com', password: 'a good password', data: { first_name: 'New' } };
  const page = `${siteUrl}/auth?returnTo=%2Fforms`;
  const signUp = await auth.call('POST', `signup?${redirectTo(page)}`, { body: account });
  expect(signUp.status).toBe(200);
  expect(await signUp.json()).not.toHaveProperty('access_token');
  const early = await auth.signIn(account.email, account.password);
  expect(early.status).toBe(400);
  expect(await early.json()).toMatchObject({ error_code: 'email_not_confirmed' });

  expect(auth.mails).toMatchObject([{ to: account.email, subject: 'Confirm your address for Flow' }]);
  expect(linkOf(auth.mails[0])).toMatch(new RegExp(`^${apiUrl}/auth/v1/verify\\?`));
  const confirmed = await auth.follow();
  expect(confirmed).toMatchObject({ page, hash: { type: 'signup', access_token: expect.any(String) } });
  expect((await auth.signIn(account.email, account.password)).status).toBe(200);
  // Once.
  expect((await auth.follow()).hash).toMatchObject({ error_code: 'otp_expired' });
});

test('a magic link signs in', async () => {
  const answer = await auth.call('POST', `otp?${redirectTo(`${siteUrl}/forms`)}`, { body: { email } });
  expect(answer.status).toBe(200);
  expect(auth.mails).toMatchObject([{ to: email, subject: 'Your link to sign in to Flow' }]);
  const hash = { type: 'magiclink', access_token: expect.any(String) };
  expect(await auth.follow()).toMatchObject({ page: `${siteUrl}/forms`, hash });
});

test('the address of an account cannot be changed: nobody has asked whether the new one is the person’s', async () => {
  const { accessToken: token } = await auth.account({
    email: 'old@example.com',
    password: 'a good password',
  });
  for (const address of ['changed@example.com', 'old@example.com', '']) {
    const change = await auth.call('PUT', 'user', {
      token,
      body: { email: address, data: { first_name: 'Zoe' } },
    });
    expect(change.status).toBe(400);
    expect(await change.json()).toMatchObject({ error_code: 'validation_failed' });
  }
  const again = { type: 'email_change', email: 'old@example.com' };
  expect((await auth.call('POST', 'resend', { body: again })).status).toBe(200);
  expect(auth.mails).toEqual([]);
  expect(await auth.database.sql("select 1 from auth.users where email = 'changed@example.com'")).toEqual([]);
  expect((await auth.call('PUT', 'user', { token, body: { data: { first_name: 'Zoe' } } })).status).toBe(200);
});

test('a reset mail’s link leads through the API to the site with a session that can change the password', async () => {
  expect((await recover(email)).status).toBe(200);
  expect(auth.mails).toMatchObject([{ to: email, subject: 'Set a new Flow password' }]);
  expect(auth.mails[0]?.html).toContain('your password stays as it is');
  expect(auth.mails[0]?.html).toContain(`${apiUrl}/auth/v1/verify?`);
  expect(auth.mails[0]?.html).not.toContain(`${siteUrl}/auth/v1`);

  const { page, hash } = await auth.follow();
  expect(page).toBe(`${siteUrl}/auth?type=recovery`);
  expect(hash).toMatchObject({ type: 'recovery', refresh_token: expect.any(String) });

  const body = { password: 'the new password' };
  expect((await auth.call('PUT', 'user', { token: hash.access_token ?? '', body })).status).toBe(200);
  expect((await auth.signIn(email, 'the new password')).status).toBe(200);
  expect((await auth.signIn(email, 'the old password')).status).toBe(400);
});

test('a reset link works once', async () => {
  await recover(email);
  await auth.follow();
  const again = await auth.follow();
  expect(again.hash).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
  expect(again.hash).not.toHaveProperty('access_token');
});

test('a reset never leads to a site that is not ours', async () => {
  await recover(email, 'https://elsewhere.example/steal');
  expect(new URL((await auth.follow()).page).origin).toBe(siteUrl);
});

test('a password of seven characters is refused as weak, and eight are enough', async () => {
  const attempt = async (password: string) => {
    const body = { email: `${password}@example.com`, password };
    const response = await auth.call('POST', 'signup', { body });
    return { status: response.status, body: await response.text() };
  };
  expect(await attempt('seven77')).toMatchObject({
    status: 422,
    body: expect.stringContaining('weak_password'),
  });
  expect(await attempt('eight888')).toMatchObject({ status: 200 });
});
