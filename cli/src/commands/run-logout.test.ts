import { adminAccount, storedSession } from '@flow/sdk/testing';
import { expect, it } from 'vitest';
import { createFakeIo } from '../testing/fake-io.ts';
import { createTestFlow, memoryStorage, type TestFlowSettings, testUrl } from '../testing/test-flow.ts';
import { runLogout } from './run-logout.ts';

async function logout(flow: TestFlowSettings, saved = true) {
  const io = createFakeIo();
  let left = saved;
  const clear = () => {
    const was = left;
    left = false;
    return was;
  };
  await runLogout({ io, flow: createTestFlow(flow), url: testUrl, sessions: { clear } });
  return { stdout: io.stdout, stderr: io.stderr, left };
}

const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Nothing of the authentication service is answered otherwise. */
const answering = (answer: () => Response): TestFlowSettings => ({
  intercept: ({ url }) => (url.includes('/auth/v1/') ? answer() : undefined),
});

it('logging out removes the session and says so', async () => {
  expect(await logout({})).toEqual({ stdout: '', stderr: 'Signed out of http://flow.test.\n', left: false });
});

it('logging out removes the session also when the server cannot be told', async () => {
  expect(await logout(answering(unreachable))).toEqual({
    stdout: '',
    stderr:
      'Signed out of http://flow.test.\nThe server could not be told; the session is gone from this computer.\n',
    left: false,
  });
});

it('logging out of a session that the server has forgotten is a plain success', async () => {
  expect(
    (await logout(answering(() => Response.json({ code: 'session_not_found' }, { status: 403 })))).stderr,
  ).toBe('Signed out of http://flow.test.\n');
});

it('logging out with nobody signed in says so and does not fail', async () => {
  expect((await logout({ session: null }, false)).stderr).toBe(
    'You were not signed in to http://flow.test.\n',
  );
});

it('logging out removes a session that can no longer be renewed', async () => {
  const items = storedSession(adminAccount);
  for (const [name, session] of Object.entries(items))
    items[name] = JSON.stringify({ ...JSON.parse(session), expires_at: 1 });
  const gone = answering(() => Response.json({ message: 'gone' }, { status: 500 }));
  expect(await logout({ ...gone, storage: memoryStorage(items) })).toMatchObject({
    stderr: expect.stringMatching(/^Signed out of http:\/\/flow\.test\.\n/),
    left: false,
  });
});
