import { FlowError } from '@flow/sdk';
import { expect, it } from 'vitest';
import { createFakeFlow, type FakeFlowSettings } from '../testing/fake-flow.ts';
import { createFakeIo } from '../testing/fake-io.ts';
import { runLogout } from './run-logout.ts';

async function logout(flow: FakeFlowSettings, saved = true) {
  const io = createFakeIo();
  let left = saved;
  const clear = () => {
    const was = left;
    left = false;
    return was;
  };
  await runLogout({ io, flow: createFakeFlow(flow), url: 'http://flow.test', sessions: { clear } });
  return { stdout: io.stdout, stderr: io.stderr, left };
}

const failing = (code: 'network' | 'unauthenticated') => ({
  auth: {
    signOut: async () => {
      throw new FlowError(code, 'failed');
    },
  },
});

it('logging out removes the session and says so', async () => {
  expect(await logout({})).toEqual({ stdout: '', stderr: 'Signed out of http://flow.test.\n', left: false });
});

it('logging out removes the session also when the server cannot be told', async () => {
  expect(await logout(failing('network'))).toEqual({
    stdout: '',
    stderr:
      'Signed out of http://flow.test.\nThe server could not be told; the session is gone from this computer.\n',
    left: false,
  });
});

it('logging out of a session that the server has forgotten is a plain success', async () => {
  expect((await logout(failing('unauthenticated'))).stderr).toBe('Signed out of http://flow.test.\n');
});

it('logging out with nobody signed in says so and does not fail', async () => {
  expect((await logout({ session: null }, false)).stderr).toBe(
    'You were not signed in to http://flow.test.\n',
  );
});

it('logging out removes a session that can no longer be renewed', async () => {
  const getSession = async () => {
    throw new FlowError('network', 'gone');
  };
  expect(await logout({ auth: { getSession } })).toMatchObject({
    stderr: 'Signed out of http://flow.test.\n',
    left: false,
  });
});
