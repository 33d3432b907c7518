import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LocalDatabase, type Mail, openDatabase } from '../database/database.ts';
import { confirmedAccount } from '../testing/confirmed-account.ts';

const publishable = 'sb_publishable_mailmailmailmailmailma_00000000';
const keys = {
  publishable,
  secret: 'sb_secret_mailmailmailmailmailma_00000000',
  jwtSecret: 'mail'.repeat(10),
};
const siteUrl = 'http://localhost:21020';
const apiUrl = 'http://localhost:21021';
const email = 'zoe@example.com';

let database: LocalDatabase;
const mails: Mail[] = [];

beforeAll(async () => {
  database = await openDatabase({
    directory: 'memory://',
    keys,
    siteUrl,
    apiUrl,
    onMail: (mail) => mails.push(mail),
  });
  await confirmedAccount(database, publishable, { email, password: 'the old password' });
});
beforeEach(() => {
  mails.length = 0;
});
afterAll(() => database.close());

function auth(method: string, path: string, body: unknown, token?: string): Promise<Response> {
  const headers = { apikey: publishable, ...(token && { authorization: `Bearer ${token}` }) };
  return database.fetch(
    new Request(`${apiUrl}/auth/v1/${path}`, { method, headers, body: JSON.stringify(body) }),
  );
}

const returningTo = (address: string) => `redirect_to=${encodeURIComponent(address)}`;

async function requestReset(address: string, redirectTo: string) {
  const response = await auth('POST', `recover?${returningTo(redirectTo)}`, { email: address });
  return { status: response.status, body: await response.text() };
}

const link = (mail: Mail | undefined) => /http\S+\/auth\/v1\/verify\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';

/** Follows the link as a browser does: the API answers with where to go. */
async function follow(url: string): Promise<URL> {
  expect(url).toMatch(new RegExp(`^${apiUrl}/auth/v1/verify\\?`));
  const response = await database.fetch(new Request(url));
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

const signIn = (password: string, address = email) =>
  auth('POST', 'token?grant_type=password', { email: address, password });

test('an account counts once its address is confirmed: the mail’s link leads to the site with a session', async () => {
  const account = { email: 'new@example.com', password: 'a good password', data: { first_name: 'New' } };
  const signUp = await auth('POST', `signup?${returningTo(`${siteUrl}/auth?returnTo=%2Fforms`)}`, account);
  expect(signUp.status).toBe(200);
  expect(await signUp.json()).not.toHaveProperty('access_token');
  const early = await signIn(account.password, account.email);
  expect(early.status).toBe(400);
  expect(await early.json()).toMatchObject({ error_code: 'email_not_confirmed' });

  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: account.email, subject: 'Confirm your address for Flow' });
  const location = await follow(link(mails[0]));
  expect(`${location.origin}${location.pathname}${location.search}`).toBe(
    `${siteUrl}/auth?returnTo=%2Fforms`,
  );
  const session = new URLSearchParams(location.hash.slice(1));
  expect(session.get('type')).toBe('signup');
  expect(session.get('access_token')).toBeTruthy();
  expect((await signIn(account.password, account.email)).status).toBe(200);
});

test('a magic link signs in', async () => {
  expect((await auth('POST', `otp?${returningTo(`${siteUrl}/forms`)}`, { email })).status).toBe(200);
  expect(mails).toMatchObject([{ to: email, subject: 'Your link to sign in to Flow' }]);
  const location = await follow(link(mails[0]));
  expect(`${location.origin}${location.pathname}`).toBe(`${siteUrl}/forms`);
  expect(location.hash).toContain('access_token=');
});

test('a change of address is confirmed from the old one, with both in the mail', async () => {
  const old = { email: 'old@example.com', password: 'a good password' };
  const { accessToken } = await confirmedAccount(database, publishable, old);
  mails.length = 0;
  expect((await auth('PUT', 'user', { email: 'changed@example.com' }, accessToken)).status).toBe(200);
  expect(mails).toMatchObject([{ to: old.email, text: expect.stringContaining('changed@example.com') }]);
  expect((await follow(link(mails[0]))).hash).toContain('access_token=');
  expect((await signIn(old.password, 'changed@example.com')).status).toBe(200);
});

test('a reset mail’s link leads through the API to the site with a session that can change the password', async () => {
  expect((await requestReset(email, `${siteUrl}/auth?type=recovery`)).status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: email, subject: 'Set a new Flow password' });
  expect(mails[0]?.html).toContain('your password stays as it is');
  expect(mails[0]?.html).toContain(`${apiUrl}/auth/v1/verify?`);
  expect(mails[0]?.html).not.toContain(`${siteUrl}/auth/v1`);

  const location = await follow(link(mails[0]));
  expect(`${location.origin}${location.pathname}${location.search}`).toBe(`${siteUrl}/auth?type=recovery`);
  const session = new URLSearchParams(location.hash.slice(1));
  expect(session.get('type')).toBe('recovery');
  expect(session.get('refresh_token')).toBeTruthy();

  const token = session.get('access_token') ?? '';
  expect((await auth('PUT', 'user', { password: 'the new password' }, token)).status).toBe(200);
  expect((await signIn('the new password')).status).toBe(200);
  expect((await signIn('the old password')).status).toBe(400);
});

test('a reset link works once', async () => {
  await requestReset(email, `${siteUrl}/auth?type=recovery`);
  const url = link(mails[0]);
  await follow(url);
  const again = await follow(url);
  expect(again.hash).toContain('error');
  expect(again.hash).not.toContain('access_token');
});

test('a reset never leads to a site that is not ours', async () => {
  await requestReset(email, 'https://elsewhere.example/steal');
  expect((await follow(link(mails[0]))).origin).toBe(siteUrl);
});

test('a reset answers the same for an address that nobody has, and sends nothing', async () => {
  const known = await requestReset(email, `${siteUrl}/auth?type=recovery`);
  mails.length = 0;
  expect(await requestReset('nobody@example.com', `${siteUrl}/auth?type=recovery`)).toEqual(known);
  expect(mails).toEqual([]);
});

test('a password of seven characters is refused as weak, and eight are enough', async () => {
  const attempt = async (password: string) => {
    const response = await auth('POST', 'signup', { email: `${password}@example.com`, password });
    return { status: response.status, body: await response.text() };
  };
  expect(await attempt('seven77')).toMatchObject({
    status: 422,
    body: expect.stringContaining('weak_password'),
  });
  expect(await attempt('eight888')).toMatchObject({ status: 200 });
});
