import { beforeAll, describe, expect, test, vi } from 'vitest';
import { authKeys, sharedAuth, type TestAuth } from '../testing/auth-fixture.ts';

let auth: TestAuth;
beforeAll(async () => {
  auth = await sharedAuth();
});

const password = 'a good password';

describe('a path that is none', () => {
  test.each([
    'no-such-path',
    'user/',
    'signup/more',
    'admin',
    'admin/users/1/more',
    'constructor',
    'sso',
    '',
  ])('answers 404 as JSON: %s', async (path) => {
    const answer = await auth.call('GET', path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch('application/json');
    expect(await answer.json()).toEqual({
      code: 404,
      error_code: 'not_found',
      msg: `There is no /auth/v1/${path}`,
    });
  });

  test('is not told to who brings no key', async () => {
    const answer = await auth.call('GET', 'no-such-path', { key: null });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ message: 'No API key found in request' });
  });
});

test.each([
  ['GET', 'signup', 'POST'],
  ['DELETE', 'user', 'GET, PUT'],
  ['GET', 'recover', 'POST'],
  ['GET', 'invite', 'POST'],
  ['PUT', 'verify', 'GET, POST'],
])('another method than a path has is refused as hosted does: %s %s', async (method, path, allowed) => {
  const answer = await auth.call(method, path, method === 'PUT' ? { body: {} } : {});
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe(allowed);
  expect(await answer.text()).toBe('');
});

test('a link needs no key, and everything else does', async () => {
  const link = await auth.call('GET', 'verify?type=signup&token=none', { key: null });
  expect(link.status).toBe(303);
  const body = { email: 'zoe@example.com', password };
  expect((await auth.call('POST', 'signup', { body, key: null })).status).toBe(401);
  expect((await auth.call('POST', 'signup', { body, key: 'sb_publishable_other' })).status).toBe(401);
  expect((await auth.call('POST', `signup?apikey=${authKeys.publishable}`, { body, key: null })).status).toBe(
    200,
  );
});

describe('what Postgres cannot keep', () => {
  const email = 'control@example.com';
  const metadata = 'User metadata may not contain control characters';
  const unfit = 'A request may not contain null characters or broken Unicode';

  test.each([
    ['a null byte in a name', 'POST', 'signup', { email, password, data: { first_name: 'Zo\0e' } }, unfit],
    ['a null byte in a key', 'POST', 'signup', { email, password, data: { 'na\0me': 'Zoe' } }, unfit],
    ['a null byte deep within', 'POST', 'signup', { email, password, data: { a: [{ b: '\0' }] } }, unfit],
    ['half a character', 'POST', 'signup', { email, password, data: { first_name: 'Zo\ud800' } }, unfit],
    [
      'a line break in a name',
      'POST',
      'signup',
      { email, password, data: { first_name: 'Zo\ne' } },
      metadata,
    ],
    ['a bell in a key', 'POST', 'signup', { email, password, data: { 'a\u0007': 1 } }, metadata],
    ['a null byte in a password', 'POST', 'signup', { email, password: `${password}\0` }, unfit],
    ['a null byte in an address', 'POST', 'recover', { email: 'a\0@example.com' }, unfit],
    ['a null byte in a sign-in', 'POST', 'token?grant_type=password', { email: '\0', password }, unfit],
    ['a null byte in a token', 'POST', 'verify', { type: 'signup', token_hash: '\0' }, unfit],
    ['a null byte in an invitation', 'POST', 'invite', { email, data: { first_name: '\0' } }, unfit],
    ['a null byte in a change', 'PUT', 'user', { data: { first_name: '\0' } }, unfit],
    ['a null byte in a link', 'GET', 'verify?type=signup&token=%00', undefined, unfit],
    [
      'a line break in an address',
      'POST',
      'signup',
      { email: 'a\u0085b@example.com', password },
      'Unable to validate email address: invalid format',
    ],
  ])('is refused in words, and nothing is printed: %s', async (_, method, path, body, msg) => {
    const answer = await auth.call(method, path, { body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 400, error_code: 'validation_failed', msg });
    expect(await auth.database.sql("select 1 from auth.users where email like '%control%'")).toEqual([]);
  });
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no object', '[]'],
  ['an address that is no text', { email: 5, password }],
  ['a password that is no text', { email: 'zoe@example.com', password: { $ne: null } }],
  ['metadata that is no object', { email: 'zoe@example.com', password, data: 'Zoe' }],
])('a body that is %s is refused', async (_, body) => {
  const answer = await auth.call('POST', 'signup', { body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error_code: 'bad_json' });
});

test('a password longer than bcrypt reads is refused', async () => {
  const answer = await auth.call('POST', 'signup', {
    body: { email: 'long@example.com', password: 'ü'.repeat(37) },
  });
  expect(await answer.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'Password cannot be longer than 72 characters',
  });
});

test('a sign-up that the database refuses is printed without the name, the address and the hash', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  await auth.database.sql(`
    create function public.refuse_sign_up() returns trigger language plpgsql as $$
    begin raise exception 'no more sign-ups' using detail = new.email; end $$;
    create trigger refuse_sign_up before insert on auth.users for each row execute function public.refuse_sign_up();
  `);
  const data = { first_name: 'Aurelia', last_name: 'Unmistakable' };
  const body = { email: 'unmistakable@example.com', password, data };
  expect((await auth.call('POST', 'signup', { body })).status).toBe(500);
  await auth.database.sql('drop function public.refuse_sign_up cascade');
  const shown = print.mock.calls.flat().map(String).join('\n');
  expect(shown).toContain('no more sign-ups');
  expect(shown).toContain('PL/pgSQL function refuse_sign_up()');
  expect(shown).not.toMatch(/aurelia|unmistakable|\$2b\$/i);
});
