import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../database/config.ts';
import { authKeys } from '../testing/auth-fixture.ts';
import { AuthError } from './auth-error.ts';
import { createAuthGate, evenTime } from './gate.ts';
import { type AuthLimits, burst, readLimits, wrongPasswordsAtOnce } from './limits.ts';

const hosted = readLimits({});

interface Call {
  path: string;
  method?: string;
  body?: object;
  caller?: string;
}

/** A gate with a clock of its own, before an API that answers as it is told to after as long as it is told to. */
function gateWith(limits: Partial<AuthLimits> = {}) {
  const clock = { time: 1_000_000 };
  const api = { answer: () => Response.json({}), takes: 0, asked: 0 };
  const gate = createAuthGate({
    limits: { ...hosted, ...limits },
    now: () => clock.time,
    sleep: async (milliseconds) => {
      clock.time += milliseconds;
    },
  });
  const send = ({ path, method = 'POST', body, caller = 'somebody' }: Call) => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    return gate(new Request(`http://localhost/auth/v1/${path}`, init), caller, async () => {
      api.asked += 1;
      clock.time += api.takes;
      return api.answer();
    });
  };
  return {
    clock,
    api,
    send,
    /** How many of these calls are let in, one right after the other. */
    async letIn(call: (index: number) => Call, tries = 100) {
      const before = clock.time;
      const statuses: number[] = [];
      for (let index = 0; index < tries; index += 1) {
        clock.time = before;
        statuses.push((await send(call(index))).status);
      }
      return statuses.filter((status) => status !== 429).length;
    },
  };
}

const address = () => `${randomUUID()}@example.com`;
const wrong = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials').toResponse();
const redirect = (hash: string) =>
  new Response(null, { status: 303, headers: { location: `http://localhost/#${hash}` } });
const signIn = (email: string): Call => ({
  path: 'token?grant_type=password',
  body: { email, password: 'x' },
});

describe('a caller', () => {
  test('who has no more requests left is refused as hosted does it, before anything is asked', async () => {
    const { api, send, letIn } = gateWith();
    api.answer = wrong;
    await letIn(() => signIn(address()));
    const asked = api.asked;
    const refused = await send(signIn(address()));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('x-sb-error-code')).toBe('over_request_rate_limit');
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    expect(api.asked).toBe(asked);
    expect((await send({ ...signIn(address()), caller: 'another' })).status).toBe(400);
  });

  test('has them again by and by', async () => {
    const { api, clock, letIn } = gateWith();
    api.answer = wrong;
    expect(await letIn(() => signIn(address()))).toBe(burst);
    clock.time += 60_000;
    expect(await letIn(() => signIn(address()))).toBe(hosted.tokens / 5);
  });

  test('is not stopped by sign-ins that succeed', async () => {
    const { letIn } = gateWith();
    expect(await letIn(() => signIn('zoe@example.com'), 500)).toBe(500);
  });

  test.each(['signup', 'recover', 'resend', 'otp', 'magiclink'])(
    'has a number of its own for %s',
    async (path) => {
      const { clock, letIn, send } = gateWith();
      const call = () => ({ path, body: { email: address(), type: 'signup' } });
      expect(await letIn(call)).toBe(burst);
      clock.time += 60_000;
      expect(await letIn(call)).toBe(hosted.signUps / 5);
      const others = ['signup', 'recover', 'resend', 'otp', 'magiclink'].filter((other) => other !== path);
      for (const other of others) expect((await send({ ...call(), path: other })).status).toBe(200);
    },
  );

  test('may change a user as often as sign up', async () => {
    const { letIn } = gateWith();
    expect(await letIn(() => ({ path: 'user', method: 'PUT', body: {} }))).toBe(burst);
    expect(await letIn(() => ({ path: 'user', method: 'GET' }))).toBe(100);
  });

  test('guesses few codes and links, whatever the guess is sent as, and right ones are not counted', async () => {
    const { api, clock, letIn } = gateWith();
    const code = () => ({ path: 'verify', body: { email: address(), token: '123456', type: 'recovery' } });
    const link = () => ({ path: 'verify?token=x&type=signup', method: 'GET' });
    expect(await letIn(code)).toBe(100);
    api.answer = () => redirect('access_token=x');
    expect(await letIn(link)).toBe(100);
    api.answer = () => redirect('error=access_denied');
    expect(await letIn(link, 20)).toBe(20);
    api.answer = () => Response.json({}, { status: 403 });
    expect(await letIn(code)).toBe(burst - 20);
    clock.time += 60_000;
    expect(await letIn(code)).toBe(hosted.verifications / 5);
  });

  test('refreshes sessions as often as hosted lets it', async () => {
    const { clock, letIn } = gateWith();
    const call = () => ({ path: 'token?grant_type=refresh_token', body: { refresh_token: 'x' } });
    expect(await letIn(call)).toBe(burst);
    clock.time += 10_000;
    expect(await letIn(call)).toBe(hosted.tokens / 30);
  });

  test('is never held up at what no limit is for', async () => {
    const { letIn } = gateWith();
    for (const path of ['invite', 'logout', 'admin/generate_link', 'constructor', 'no-such-path']) {
      expect(await letIn(() => ({ path, body: { email: 'zoe@example.com' } }))).toBe(100);
    }
  });
});

describe('one account', () => {
  test('takes few wrong passwords, whoever the callers are, and however the address is written', async () => {
    const { api, clock, letIn } = gateWith();
    api.answer = wrong;
    const call = (index: number) => ({
      ...signIn(index % 2 ? 'zoe@example.com' : 'ZOE@Example.com'),
      caller: `caller ${index}`,
    });
    expect(await letIn(call)).toBe(wrongPasswordsAtOnce);
    clock.time += 60_000;
    expect(await letIn(call)).toBe(hosted.wrongPasswords / 5);
  });

  test('counts only passwords that are wrong', async () => {
    const { api, letIn } = gateWith();
    const call = (index: number) => ({ ...signIn('zoe@example.com'), caller: `caller ${index}` });
    for (const answer of [
      () => Response.json({}),
      () => new AuthError(400, 'email_not_confirmed', 'Email not confirmed').toResponse(),
      () => Response.json({}, { status: 500 }),
    ]) {
      api.answer = answer;
      expect(await letIn(call)).toBe(100);
    }
  });
});

describe('an address', () => {
  const recover = (email: string): Call => ({ path: 'recover', body: { email } });

  test('is sent one mail a minute, and is told how many seconds are left', async () => {
    const { clock, send } = gateWith();
    const sent = clock.time;
    expect((await send(recover('zoe@example.com'))).status).toBe(200);
    clock.time = sent + 12_000;
    const refused = await send(recover('Zoe@Example.com'));
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: 'over_email_send_rate_limit',
      msg: 'For security purposes, you can only request this after 48 seconds.',
    });
    expect((await send(recover('max@example.com'))).status).toBe(200);
    clock.time = sent + 60_000;
    expect((await send(recover('zoe@example.com'))).status).toBe(200);
  });

  test('has confirmations and resets counted apart, as hosted does', async () => {
    const { send } = gateWith();
    const statuses: Record<string, number> = {};
    const body = { email: 'zoe@example.com', password: 'a good one' };
    for (const path of ['signup', 'recover', 'resend', 'otp', 'magiclink']) {
      statuses[path] = (await send({ path, body: { ...body, type: 'signup' } })).status;
    }
    expect(statuses).toEqual({ signup: 200, recover: 200, resend: 429, otp: 429, magiclink: 429 });
    expect((await send({ path: 'resend', body: { ...body, type: 'email_change' } })).status).toBe(200);
  });

  test('is sent no more by whatever else a request says', async () => {
    const { send } = gateWith();
    const call = (type: string) => ({ path: 'recover', body: { email: 'zoe@example.com', type } });
    expect((await send(call('recovery'))).status).toBe(200);
    expect((await send(call('email_change'))).status).toBe(429);
  });

  test('waits for no mail that was not sent', async () => {
    const { api, send } = gateWith();
    api.answer = () => new AuthError(422, 'weak_password', 'Too weak').toResponse();
    const call = { path: 'signup', body: { email: 'zoe@example.com', password: 'x' } };
    expect((await send(call)).status).toBe(422);
    api.answer = () => Response.json({});
    expect((await send(call)).status).toBe(200);
    expect((await send(call)).status).toBe(429);
  });

  test('is refused the second of two at once', async () => {
    const { send } = gateWith();
    const both = await Promise.all([send(recover('zoe@example.com')), send(recover('zoe@example.com'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  });
});

describe('an answer that may not tell of an account', () => {
  const calls: Record<string, Call> = {
    'sign-up': { path: 'signup', body: { email: address(), password: 'a good one' } },
    recovery: { path: 'recover', body: { email: address() } },
    'magic link': { path: 'otp', body: { email: address() } },
    'older magic link': { path: 'magiclink', body: { email: address() } },
    resent: { path: 'resend', body: { email: address(), type: 'signup' } },
  };

  async function timeOf(call: Call, takes: number, answer = () => Response.json({})) {
    const { api, clock, send } = gateWith();
    const began = clock.time;
    Object.assign(api, { takes, answer });
    await send(call);
    return clock.time - began;
  }

  test.each(Object.entries(calls))('comes after the same time, however long it took: %s', async (_, call) => {
    for (const takes of [0, 3, 180, evenTime - 1]) expect(await timeOf(call, takes)).toBe(evenTime);
    // Slower than ever thought of, it still tells no more than in which of few spans it came.
    expect(await timeOf(call, evenTime + 1)).toBe(2 * evenTime);
  });

  test('is a refused sign-in, and not one that succeeds', async () => {
    for (const takes of [3, 180]) expect(await timeOf(signIn(address()), takes, wrong)).toBe(evenTime);
    expect(await timeOf(signIn(address()), 180)).toBe(180);
  });

  test('is no other', async () => {
    const refused = () => Response.json({}, { status: 400 });
    const others = [
      { path: 'token?grant_type=refresh_token', body: {} },
      { path: 'verify', body: { type: 'recovery' } },
      { path: 'user', method: 'PUT', body: {} },
      { path: 'signup', method: 'GET' },
    ];
    for (const call of others) expect(await timeOf(call, 7, refused)).toBe(7);
  });
});

describe('the limits', () => {
  test('are config.toml’s, which are those that hosted Supabase begins with', async () => {
    const config = await readConfig(authKeys);
    expect(config.auth).toHaveProperty('rate_limit');
    expect(readLimits(config.auth ?? {})).toEqual(hosted);
    expect(hosted).toEqual({
      tokens: 150,
      signUps: 30,
      verifications: 30,
      wrongPasswords: 30,
      mailInterval: 60_000,
    });
  });

  test('can be others', () => {
    const limits = readLimits({
      rate_limit: { token_refresh: 1, sign_in_sign_ups: 2, token_verifications: 3 },
      email: { max_frequency: '1h2m3s' },
    });
    expect(limits).toMatchObject({ tokens: 1, signUps: 2, verifications: 3, mailInterval: 3_723_000 });
  });

  test('can be none', async () => {
    const none = { tokens: Infinity, signUps: Infinity, verifications: Infinity, wrongPasswords: Infinity };
    const { api, letIn } = gateWith({ ...none, mailInterval: 0 });
    expect(await letIn(() => ({ path: 'recover', body: { email: 'zoe@example.com' } }))).toBe(100);
    api.answer = wrong;
    expect(await letIn(() => signIn('zoe@example.com'))).toBe(100);
  });
});
