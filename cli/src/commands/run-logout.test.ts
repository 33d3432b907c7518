import { adminAccount, storedSession } from '@flow/sdk/testing';
import { expect, it } from 'vitest';
import { createFakeIo } from '../testing/fake-io.ts';
import { failureOf } from '../testing/run-command.ts';
import { createTestFlow, memoryStorage, type TestFlowSettings, testUrl } from '../testing/test-flow.ts';
import { runLogout } from './run-logout.ts';

const signedOut = 'Signed out of http://flow.test.\n';

async function logout(flow: TestFlowSettings, saved = true) {
  const io = createFakeIo();
  let left = saved;
  const clear = () => {
    const was = left;
    left = false;
    return was;
  };
  const failure = await failureOf(
    runLogout({ io, flow: createTestFlow(flow), url: testUrl, sessions: { clear } }),
  );
  return { stdout: io.stdout, stderr: io.stderr, left, failure };
}

const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Nothing of the authentication service is answered otherwise. */
const answering = (answer: () => Response): TestFlowSettings => ({
  intercept: ({ url }) => (url.includes('/auth/v1/') ? answer() : undefined),
});

it('logging out removes the session and says so', async () => {
  expect(await logout({})).toEqual({ stdout: '', stderr: signedOut, left: false });
});

const refusingKey = () => Response.json({ message: 'Invalid API key' }, { status: 401 });

it.each([
  ['cannot be reached', unreachable, 'network'],
  ['refuses the key', refusingKey, 'invalid_key'],
])(
  'logging out removes the session also when the server %s, and fails with that',
  async (_, answer, code) => {
    expect(await logout(answering(answer))).toMatchObject({
      stdout: '',
      stderr: 'The session is gone from this computer; http://flow.test could not be told.\n',
      left: false,
      failure: { code },
    });
  },
);

it('logging out of a session that the server has forgotten is a plain success', async () => {
  const forgotten = () => Response.json({ code: 'session_not_found' }, { status: 403 });
  const { stderr, failure } = await logout(answering(forgotten));
  expect([stderr, failure]).toEqual([signedOut, undefined]);
});

it('logging out with nobody signed in says so and does not fail', async () => {
  const { stderr, failure } = await logout({ session: null }, false);
  expect([stderr, failure]).toEqual(['You were not signed in to http://flow.test.\n', undefined]);
});

it('logging out removes a session that can no longer be renewed', async () => {
  const items = storedSession(adminAccount);
  for (const [name, session] of Object.entries(items))
    items[name] = JSON.stringify({ ...JSON.parse(session), expires_at: 1 });
  const gone = answering(() => Response.json({ message: 'gone' }, { status: 500 }));
  expect(await logout({ ...gone, storage: memoryStorage(items) })).toMatchObject({
    stderr: expect.stringMatching(/^The session is gone from this computer/),
    left: false,
    failure: { code: 'server' },
  });
});
