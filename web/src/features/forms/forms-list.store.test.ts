import { FlowError } from '@flow/sdk';
import { expect, test, vi } from 'vitest';
import { assignmentOf } from './form.test-data.ts';
import { createFormsList } from './forms-list.store.ts';

function setUp() {
  let signedOut = () => {};
  const session = {
    load: vi.fn(async () => ({ userId: 'user-1' }) as never),
    checkAdmin: vi.fn(async () => false),
    onSignedOut: vi.fn((callback: () => void) => {
      signedOut = callback;
      return () => {};
    }),
  };
  const forms = { mine: vi.fn(async () => [assignmentOf()]), registry: vi.fn(async () => []) };
  const verify = vi.fn<() => Promise<never>>();
  const navigate = vi.fn();
  const list = createFormsList({
    session,
    loadForms: async () => forms,
    verify,
    navigate,
    now: () => new Date('2026-11-22T05:00:00Z'),
  });
  return { list, state: list.state, session, forms, verify, navigate, signOut: () => signedOut() };
}

test('a client sees what was given to them', async () => {
  const { list, state, forms } = setUp();
  await list.enter();
  expect(state).toMatchObject({ phase: 'mine', assignments: [assignmentOf()] });
  expect(forms.registry).not.toHaveBeenCalled();
});

test('nobody signed in: the sign-in, and back', async () => {
  const { list, session, navigate } = setUp();
  session.load.mockResolvedValue(null as never);
  await list.enter();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth?returnTo=/forms');
});

test('a session that has ended leads to the sign-in; one that counts does not', async () => {
  const { list, state, forms, verify, navigate } = setUp();
  forms.mine.mockRejectedValue(new FlowError('unauthenticated', 'no'));
  verify.mockResolvedValueOnce(null as never);
  await list.enter();
  expect(navigate).toHaveBeenCalledOnce();
  verify.mockResolvedValueOnce({} as never);
  await list.enter();
  expect(navigate).toHaveBeenCalledOnce();
  expect(state.phase).toBe('failed');
});

test('a sign-out in another tab leads to the sign-in', async () => {
  const { list, navigate, signOut } = setUp();
  const stop = list.watch();
  await list.enter();
  signOut();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth?returnTo=/forms');
  stop();
});
