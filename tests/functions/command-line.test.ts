import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runProgram } from '../../cli/src/testing/run-program.ts';
import { demoAdmin } from '../setup/backend.ts';
import { sharedStack } from '../setup/stack.ts';

const test = await sharedStack();
const home = await mkdtemp(path.join(tmpdir(), 'flow-cli-'));
afterAll(() => rm(home, { recursive: true, force: true }));

const run = (line: string, input = '') =>
  runProgram(line, {
    home,
    io: { input },
    environment: { FLOW_URL: test.stack.urls.api, FLOW_KEY: test.stack.keys.publishable },
  });

const states = (stdout: string) =>
  Object.fromEntries(
    stdout.split('\n').flatMap((line) => {
      const [check, state] = line.split('\t');
      return check ? [[check, state]] : [];
    }),
  );

it('doctor finds every part in order once an admin is signed in, and says what is missing before', async () => {
  const before = await run('doctor');
  expect(states(before.stdout)).toEqual({
    settings: 'ok',
    key: 'ok',
    versions: 'ok',
    server: 'ok',
    clock: 'ok',
    session: 'failed',
    role: 'failed',
    functions: 'ok',
    visitors: 'ok',
  });
  expect(before.failure).toMatchObject({ message: 'Not in order: session, role.' });

  await run(`login --email ${demoAdmin.email} --password-stdin`, `${demoAdmin.password}\n`);
  const after = await run('doctor');
  expect(new Set(Object.values(states(after.stdout)))).toEqual(new Set(['ok']));
  expect(after.failure).toBeUndefined();
});

it('doctor names a table that a visitor may read', async () => {
  const { database } = test.stack;
  await database.sql('grant select on public.user_roles to anon');
  const open = await run('doctor --json');
  await database.sql('revoke select on public.user_roles from anon');
  expect(JSON.parse(open.stdout)).toContainEqual({
    check: 'visitors',
    state: 'failed',
    detail: 'user_roles (HTTP 200)',
    advice: 'apply the migrations: a visitor must be refused',
  });
});

it('login takes an access token and a refresh token, and no other', async () => {
  const session = () => test.flow().auth.signIn(demoAdmin);
  const signedIn = `Signed in to ${test.stack.urls.api} as ${demoAdmin.email}.\n`;
  expect((await run('login --token-stdin', (await session()).accessToken)).stderr).toBe(signedIn);
  expect(JSON.parse((await run('whoami --json')).stdout)).toMatchObject({ email: demoAdmin.email });
  expect((await run('login --token-stdin', `${(await session()).refreshToken}\n`)).stderr).toBe(signedIn);
  expect(JSON.parse((await run('whoami --json')).stdout)).toMatchObject({ email: demoAdmin.email });
  expect((await run('login --token-stdin', 'nonsense')).failure).toMatchObject({ exitCode: 4 });
  expect(JSON.parse((await run('whoami --json')).stdout)).toMatchObject({ email: demoAdmin.email });
});

it('status counts what needs attention, and each of its commands lists as many', async () => {
  const { stdout } = await run('status --json');
  const { email, attention } = JSON.parse(stdout) as {
    email: string;
    attention: { name: string; count: number; command: string }[];
  };
  expect(email).toBe(demoAdmin.email);
  const counted = attention.filter(({ name }) => name !== 'leads_late' && name !== 'forms_overdue');
  expect(counted.map(({ name }) => name)).toContain('subscriptions_past_due');
  for (const { command, count } of counted) {
    const listed = await run(`${command} --all --ndjson`);
    expect(listed.stdout.split('\n').filter(Boolean)).toHaveLength(count);
  }
});
