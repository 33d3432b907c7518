import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sharedAuth, siteUrl, type TestAuth } from '../testing/auth-fixture.ts';

const password = 'a good password';
let auth: TestAuth;
let confirmed = '';
let unconfirmed = '';

beforeAll(async () => {
  auth = await sharedAuth();
});
beforeEach(async () => {
  confirmed = `${randomUUID()}@example.com`;
  unconfirmed = `${randomUUID()}@example.com`;
  await auth.account({ email: confirmed, password, data: { first_name: 'Zoë' } });
  await auth.call('POST', 'signup', { body: { email: unconfirmed, password } });
  auth.mails.length = 0;
});

const nobody = () => `${randomUUID()}@example.com`;

/** An answer with everything in it that differs by nature, and nothing else, taken out. */
async function shapeOf(answer: Response, email: string) {
  const headers = Object.fromEntries(answer.headers);
  const body = (await answer.text())
    .replaceAll(email, '<email>')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => `<id v${id[14]}>`)
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00/g, '<time>');
  return { status: answer.status, headers, body };
}

const wholeState = async () => ({
  users: await auth.database.sql(
    'select email, encrypted_password, raw_user_meta_data::text, email_confirmed_at::text from auth.users order by id',
  ),
  profiles: await auth.database.sql('select * from public.profiles order by id'),
  identities: await auth.database.sql('select id from auth.identities order by id'),
  sessions: await auth.database.sql('select id from auth.sessions order by id'),
});

describe('a known and an unknown address have one answer', () => {
  const calls = {
    'sign-up': (email: string) => ({
      path: 'signup',
      body: { email, password: 'another good one', data: { first_name: 'Max', nested: { a: [1] } } },
    }),
    'sign-up with a weak password': (email: string) => ({
      path: 'signup',
      body: { email, password: 'short' },
    }),
    'sign-up without a password': (email: string) => ({ path: 'signup', body: { email } }),
    recovery: (email: string) => ({ path: 'recover', body: { email } }),
    'a magic link': (email: string) => ({ path: 'otp', body: { email } }),
    'a magic link for known ones only': (email: string) => ({
      path: 'otp',
      body: { email, create_user: false },
    }),
    'a confirmation sent again': (email: string) => ({ path: 'resend', body: { email, type: 'signup' } }),
    'a change of address sent again': (email: string) => ({
      path: 'resend',
      body: { email, type: 'email_change' },
    }),
    'a wrong password': (email: string) => ({
      path: 'token?grant_type=password',
      body: { email, password: 'a wrong password' },
    }),
    'a wrong code': (email: string) => ({
      path: 'verify',
      body: { email, type: 'recovery', token: '000000' },
    }),
  };

  test.each(Object.entries(calls))('%s', async (_, call) => {
    const shapes = [];
    for (const email of [confirmed, unconfirmed, nobody()]) {
      const { path, body } = call(email);
      shapes.push(await shapeOf(await auth.call('POST', path, { body }), email));
    }
    expect(shapes[0]).toEqual(shapes[2]);
    expect(shapes[1]).toEqual(shapes[2]);
  });
});

describe('signing up with an address that has an account', () => {
  test('makes and changes nothing, and tells its owner by mail where to sign in', async () => {
    const before = await wholeState();
    const body = {
      email: confirmed.toUpperCase(),
      password: 'another good one',
      data: { first_name: 'Max' },
    };
    const answer = await auth.call('POST', 'signup', { body });
    expect(answer.status).toBe(200);
    expect(await wholeState()).toEqual(before);
    expect(auth.mails).toMatchObject([{ to: confirmed, subject: 'You already have a Flow account' }]);
    expect(auth.mails[0]?.text).toContain(`Sign in: ${siteUrl}/auth`);
    expect((await auth.signIn(confirmed, 'another good one')).status).toBe(400);
    expect((await auth.signIn(confirmed, password)).status).toBe(200);
  });

  test('that is not confirmed sends the confirmation again, and keeps the first password', async () => {
    const body = { email: unconfirmed, password: 'another good one' };
    await auth.call('POST', 'signup', { body });
    expect(auth.mails).toMatchObject([{ to: unconfirmed, subject: 'Confirm your address for Flow' }]);
    expect((await auth.follow()).hash).toMatchObject({ type: 'signup', access_token: expect.any(String) });
    expect((await auth.signIn(unconfirmed, 'another good one')).status).toBe(400);
    expect((await auth.signIn(unconfirmed, password)).status).toBe(200);
  });
});

describe('the password', () => {
  test('is what must be right before an address that is not confirmed is told so', async () => {
    const before = await wholeState();
    const right = await auth.signIn(unconfirmed, password);
    expect(right.status).toBe(400);
    expect(await right.json()).toEqual({
      code: 400,
      error_code: 'email_not_confirmed',
      msg: 'Email not confirmed',
    });
    const wrong = await auth.signIn(unconfirmed, 'a wrong password');
    expect(await wrong.json()).toMatchObject({ error_code: 'invalid_credentials' });
    expect(await wholeState()).toEqual(before);
  });

  test('is compared for every address, so that each costs the same', async () => {
    // At the cost of the product, which the other tests do not pay.
    vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const [known, waiting] = [nobody(), nobody()];
    await auth.account({ email: known, password });
    await auth.call('POST', 'signup', { body: { email: waiting, password } });
    const cost = async (email: string) => {
      const costs: number[] = [];
      while (costs.length < 3) {
        const before = process.cpuUsage();
        await auth.signIn(email, 'a wrong password');
        costs.push(process.cpuUsage(before).user);
      }
      return Math.min(...costs);
    };
    // bcrypt is nearly all of it: an answer without it costs a twentieth, whatever else the machine does.
    const least = (await cost(known)) / 3;
    for (const email of [waiting, nobody()]) expect(await cost(email)).toBeGreaterThan(least);
  });
});

describe('a magic link', () => {
  test('to an address without an account makes one that its confirmation opens', async () => {
    const email = nobody();
    const body = { email, data: { first_name: 'Mia' } };
    await auth.call('POST', 'otp', { body });
    expect(auth.mails).toMatchObject([{ to: email, subject: 'Confirm your address for Flow' }]);
    const { hash } = await auth.follow();
    const user = await auth.call('GET', 'user', { token: hash.access_token ?? '' });
    expect(await user.json()).toMatchObject({ email, user_metadata: { first_name: 'Mia' } });
  });

  test('makes no account where that was not asked for', async () => {
    const email = nobody();
    await auth.call('POST', 'otp', { body: { email, create_user: false } });
    expect(auth.mails).toEqual([]);
    expect(await auth.database.sql('select 1 from auth.users where email = $1', [email])).toEqual([]);
  });

  test('to an address that is not confirmed is its confirmation', async () => {
    await auth.call('POST', 'magiclink', { body: { email: unconfirmed } });
    expect((await auth.follow()).hash).toMatchObject({ type: 'signup' });
  });
});

test('a confirmation is sent again to who waits for one, and to nobody else', async () => {
  for (const email of [unconfirmed, confirmed, nobody()]) {
    expect((await auth.call('POST', 'resend', { body: { type: 'signup', email } })).status).toBe(200);
  }
  expect(auth.mails.map((mail) => mail.to)).toEqual([unconfirmed]);
  expect((await auth.follow()).hash).toMatchObject({ type: 'signup', access_token: expect.any(String) });
});
