import type { SessionStorage } from '@flow/sdk';
import { adminAccount, clientAccount } from '@flow/sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { exitCodes } from '../exit-codes.ts';
import { createFakeIo, type FakeIoSettings } from '../testing/fake-io.ts';
import { createFakePrompter } from '../testing/fake-prompter.ts';
import { failureOf } from '../testing/parse-line.ts';
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
});

describe('login in a pipe', () => {
  const piped = { email: 'admin@flow.example', passwordStdin: true };

  it.each(['\n', '\r\n', ''])('takes the password from stdin without its line break: %j', async (end) => {
    const io = { input: `${adminAccount.password}${end}` };
    const { credentials, saved } = await login({ options: piped, io });
    expect(credentials).toMatchObject([{ email: 'admin@flow.example', password: adminAccount.password }]);
    expect(saved).toHaveLength(1);
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

  it('saves nothing when the server knows no such session, or not as an admin, and ends none', async () => {
    const unknown = await login({ options: piped, io: { input: 'abc123' } });
    expect(unknown.failure).toMatchObject({ exitCode: exitCodes.unauthorized });
    const other = await login({ options: piped, io: { input: refreshToken }, flow: { admin: false } });
    expect(other.failure).toMatchObject({ exitCode: exitCodes.unauthorized });
    expect([...unknown.saved, ...other.saved]).toEqual([]);
    expect(other.requests).not.toContain('logout');
  });
});

describe('a login that fails', () => {
  const answers = [adminAccount.email, adminAccount.password];

  it('saves nothing of an account that is no admin', async () => {
    const { failure, saved } = await login({ answers, flow: { admin: false } });
    expect(failure).toMatchObject({ exitCode: exitCodes.unauthorized });
    expect(saved).toEqual([]);
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
