import type { SessionStorage } from '@flow/sdk';
import { adminAccount, clientAccount } from '@flow/sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { exitCodes } from '../exit-codes.ts';
import { createFakeIo, type FakeIoSettings } from '../testing/fake-io.ts';
import { createFakePrompter } from '../testing/fake-prompter.ts';
import { failureOf } from '../testing/run-command.ts';
import { createTestFlow, type TestFlow, type TestFlowSettings } from '../testing/test-flow.ts';
import { type LoginOptions, runLogin } from './login.ts';

interface Scene {
  options?: Partial<LoginOptions>;
  io?: FakeIoSettings;
  answers?: string[];
  flow?: TestFlowSettings;
}

async function login({ options, io = { terminal: true }, answers = [], flow = {} }: Scene) {
  const fakeIo = createFakeIo(io);
  const prompter = createFakePrompter(answers);
  const replace = vi.fn<(items: Record<string, string>) => void>();
  const opened: TestFlow[] = [];
  const openFlow = (storage: SessionStorage) => {
    const backend = createTestFlow({ ...flow, storage });
    opened.push(backend);
    return backend;
  };
  const given = { io: fakeIo, prompter, openFlow, sessions: { replace }, url: 'http://flow.test' };
  const failure = await failureOf(runLogin({ passwordStdin: false, tokenStdin: false, ...options }, given));
  const { stdout, stderr } = fakeIo;
  return {
    stdout,
    stderr,
    failure,
    asked: prompter.asked,
    credentials: opened.flatMap((backend) => backend.asked('token')),
    requests: opened.flatMap(({ requests }) => requests.map(({ name }) => name)),
    saved: replace.mock.calls.flat(),
  };
}

describe('login in a terminal', () => {
  it('asks for address and hidden password, and saves the session of an admin', async () => {
    const { stdout, stderr, asked, credentials, saved } = await login({
      answers: [' admin@flow.example ', adminAccount.password],
    });
    expect(asked).toEqual(['text: Email', 'password: Password']);
    expect(credentials).toMatchObject([{ email: 'admin@flow.example', password: adminAccount.password }]);
    expect(saved).toEqual([{ 'flow.session': expect.stringContaining(adminAccount.userId) }]);
    expect(stderr).toBe('Signed in to http://flow.test as admin@flow.example.\n');
    expect(stdout).toBe('');
  });

  it('asks only for the password when the address is given', async () => {
    const { asked } = await login({
      options: { email: 'admin@flow.example' },
      answers: [adminAccount.password],
    });
    expect(asked).toEqual(['password: Password']);
  });

  it.each([
    { answers: [''], message: 'An email is required.' },
    { answers: ['admin@flow.example', ''], message: 'A password is required.' },
  ])('sends nothing without an answer: $message', async ({ answers, message }) => {
    const { failure, credentials } = await login({ answers });
    expect(failure).toMatchObject({ message, exitCode: exitCodes.usage });
    expect(credentials).toEqual([]);
  });

  it('does not wait for a pipe that is not there', async () => {
    const { failure } = await login({ options: { email: 'a@b.c', passwordStdin: true } });
    expect(failure).toMatchObject({
      message: '--password-stdin reads the password from a pipe: leave it out to be asked.',
      exitCode: exitCodes.usage,
    });
  });
});

describe('login in a pipe', () => {
  const piped = { email: 'admin@flow.example', passwordStdin: true };

  it.each(['\n', '\r\n', ''])('takes the password from stdin without its line break: %j', async (end) => {
    const io = { input: `${adminAccount.password}${end}` };
    const { credentials, saved } = await login({ options: piped, io });
    expect(credentials).toMatchObject([{ email: 'admin@flow.example', password: adminAccount.password }]);
    expect(saved).toHaveLength(1);
  });

  it.each([
    {
      options: {},
      message: 'Nobody can be asked outside a terminal: pass --email and --password-stdin, or --token-stdin.',
    },
    {
      options: { passwordStdin: true },
      message: '--password-stdin needs --email too: stdin holds the password and nothing else.',
    },
    { options: piped, message: '--password-stdin found no password on stdin.' },
  ])('is wrong usage when something is missing: $message', async ({ options, message }) => {
    const { failure, credentials } = await login({ options, io: { input: '' } });
    expect(failure).toMatchObject({ message, exitCode: exitCodes.usage });
    expect(credentials).toEqual([]);
  });
});

describe('login with a token', () => {
  const piped = { tokenStdin: true };
  const claims = { sub: adminAccount.userId, email: adminAccount.email, exp: 4_102_444_800 };
  const refreshToken = `refresh-${adminAccount.userId}`;
  const jwt = (payload: object) => `a.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c`;
  const kept = (saved: Record<string, string>[]) => JSON.parse(saved[0]?.['flow.session'] ?? '');

  it('keeps an access token until it ends', async () => {
    const { saved, stderr } = await login({
      options: piped,
      io: { input: `${jwt(claims)}\n` },
    });
    expect(kept(saved)).toMatchObject({
      access_token: jwt(claims),
      refresh_token: '',
      expires_at: claims.exp,
      user: { id: claims.sub, email: claims.email },
    });
    expect(stderr).toBe('Signed in to http://flow.test as admin@flow.example.\n');
  });

  it('has a refresh token renewed at once', async () => {
    const { saved } = await login({ options: piped, io: { input: refreshToken } });
    expect(kept(saved)).toMatchObject({
      refresh_token: `${refreshToken}-1`,
      user: { id: adminAccount.userId },
    });
  });

  it.each([
    [{ input: '\n' }, '--token-stdin found no token on stdin.'],
    [
      { input: jwt({ role: 'anon' }) },
      '--token-stdin found an access token of nobody: pass the token of an admin.',
    ],
    [{ terminal: true }, '--token-stdin reads the token from a pipe.'],
  ])('is wrong usage without one: %j', async (io, message) => {
    const { failure, saved } = await login({ options: piped, io });
    expect(failure).toMatchObject({ message, exitCode: exitCodes.usage });
    expect(saved).toEqual([]);
  });

  it('saves nothing when the server knows no such session, or not as an admin, and ends none', async () => {
    const unknown = await login({ options: piped, io: { input: 'abc123' } });
    expect(unknown.failure).toMatchObject({
      message: 'The token does not count, or no longer. Nothing was saved.',
      exitCode: exitCodes.unauthorized,
    });
    const other = await login({ options: piped, io: { input: refreshToken }, flow: { admin: false } });
    expect(other.failure).toMatchObject({ exitCode: exitCodes.unauthorized });
    expect([...unknown.saved, ...other.saved]).toEqual([]);
    expect(other.requests).not.toContain('logout');
  });
});

describe('a login that fails', () => {
  const answers = [adminAccount.email, adminAccount.password];

  it('says that the account is no admin, and saves nothing', async () => {
    const { failure, saved, stderr } = await login({ answers, flow: { admin: false } });
    expect(failure).toMatchObject({
      message:
        "admin@flow.example is not an admin: sign in with an admin's account, or ask an admin for the role. Nothing was saved.",
      exitCode: exitCodes.unauthorized,
    });
    expect(saved).toEqual([]);
    expect(stderr).toBe('');
  });

  it('ends the session of an account that is no admin, and minds no failure of that', async () => {
    const intercept = ({ url }: Request) => {
      if (url.includes('/logout')) throw new TypeError('Failed to fetch');
      return undefined;
    };
    const { failure, requests } = await login({ answers, flow: { admin: false, intercept } });
    expect(requests.filter((name) => name === 'logout')).toHaveLength(1);
    expect(failure).toMatchObject({ exitCode: exitCodes.unauthorized });
  });

  it('saves nothing when the password is wrong', async () => {
    const { failure, saved } = await login({ answers: [adminAccount.email, clientAccount.password] });
    expect(failure).toMatchObject({ code: 'invalid_credentials' });
    expect(saved).toEqual([]);
  });
});
